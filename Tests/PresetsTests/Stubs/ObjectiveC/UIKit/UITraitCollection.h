// Stub of UITraitCollection.h, UIContentSizeCategory.h and UIScreen.h.
#import <Foundation/Foundation.h>

#ifndef STUB_UITRAITCOLLECTION_H
#define STUB_UITRAITCOLLECTION_H

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UITraitEnvironmentLayoutDirection) {
    UITraitEnvironmentLayoutDirectionUnspecified = -1,
    UITraitEnvironmentLayoutDirectionLeftToRight = 0,
    UITraitEnvironmentLayoutDirectionRightToLeft = 1,
};

typedef NSString *UIContentSizeCategory NS_TYPED_ENUM;

FOUNDATION_EXPORT UIContentSizeCategory const UIContentSizeCategoryUnspecified;
FOUNDATION_EXPORT UIContentSizeCategory const UIContentSizeCategoryExtraSmall;
FOUNDATION_EXPORT UIContentSizeCategory const UIContentSizeCategorySmall;
FOUNDATION_EXPORT UIContentSizeCategory const UIContentSizeCategoryMedium;
FOUNDATION_EXPORT UIContentSizeCategory const UIContentSizeCategoryLarge;
FOUNDATION_EXPORT UIContentSizeCategory const UIContentSizeCategoryExtraLarge;
FOUNDATION_EXPORT UIContentSizeCategory const UIContentSizeCategoryExtraExtraLarge;
FOUNDATION_EXPORT UIContentSizeCategory const UIContentSizeCategoryExtraExtraExtraLarge;
FOUNDATION_EXPORT UIContentSizeCategory const UIContentSizeCategoryAccessibilityMedium;
FOUNDATION_EXPORT UIContentSizeCategory const UIContentSizeCategoryAccessibilityLarge;
FOUNDATION_EXPORT UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraLarge;
FOUNDATION_EXPORT UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraLarge;
FOUNDATION_EXPORT UIContentSizeCategory const UIContentSizeCategoryAccessibilityExtraExtraExtraLarge;

@interface UITraitCollection : NSObject
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property (nonatomic, copy, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (nonatomic, readonly) CGFloat displayScale;
+ (UITraitCollection *)traitCollectionWithLayoutDirection:(UITraitEnvironmentLayoutDirection)layoutDirection;
+ (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:(UIContentSizeCategory)category;
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale;
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *> *)traitCollections;
@end

@interface UIScreen : NSObject
@property (class, nonatomic, readonly) UIScreen *mainScreen;
@property (nonatomic, readonly) CGFloat scale;
@end

NS_ASSUME_NONNULL_END

#endif
