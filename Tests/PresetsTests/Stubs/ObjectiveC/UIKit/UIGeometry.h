// Stub of UIGeometry.h. UIKit draws NSDirectionalRectEdge and NSDirectionalEdgeInsets from the same header.
#import <Foundation/Foundation.h>

#ifndef STUB_UIGEOMETRY_H
#define STUB_UIGEOMETRY_H

typedef struct UIEdgeInsets {
    CGFloat top, left, bottom, right;
} UIEdgeInsets;

typedef struct NSDirectionalEdgeInsets {
    CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets;

typedef NS_OPTIONS(NSUInteger, NSDirectionalRectEdge) {
    NSDirectionalRectEdgeNone     = 0,
    NSDirectionalRectEdgeTop      = 1 << 0,
    NSDirectionalRectEdgeLeading  = 1 << 1,
    NSDirectionalRectEdgeBottom   = 1 << 2,
    NSDirectionalRectEdgeTrailing = 1 << 3,
    NSDirectionalRectEdgeAll      = 15,
};

extern const UIEdgeInsets UIEdgeInsetsZero;
extern const NSDirectionalEdgeInsets NSDirectionalEdgeInsetsZero;

static inline UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right) {
    return (UIEdgeInsets){top, left, bottom, right};
}

static inline NSDirectionalEdgeInsets NSDirectionalEdgeInsetsMake(
    CGFloat top, CGFloat leading, CGFloat bottom, CGFloat trailing) {
    return (NSDirectionalEdgeInsets){top, leading, bottom, trailing};
}

static inline BOOL UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsets insets1, UIEdgeInsets insets2) {
    return insets1.top == insets2.top && insets1.left == insets2.left && insets1.bottom == insets2.bottom
        && insets1.right == insets2.right;
}

static inline CGRect UIEdgeInsetsInsetRect(CGRect rect, UIEdgeInsets insets) {
    return CGRectMake(rect.origin.x + insets.left, rect.origin.y + insets.top,
                      rect.size.width - insets.left - insets.right, rect.size.height - insets.top - insets.bottom);
}

#endif
