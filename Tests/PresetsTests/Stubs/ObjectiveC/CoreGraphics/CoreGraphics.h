// Stub of CoreGraphics: its geometry. UIKit's own CGFloat is double on every 64-bit device.
#ifndef STUB_COREGRAPHICS_H
#define STUB_COREGRAPHICS_H

#include <stdbool.h>

typedef double CGFloat;

typedef struct CGPoint {
    CGFloat x;
    CGFloat y;
} CGPoint;

typedef struct CGSize {
    CGFloat width;
    CGFloat height;
} CGSize;

typedef struct CGRect {
    CGPoint origin;
    CGSize size;
} CGRect;

extern const CGPoint CGPointZero;
extern const CGSize CGSizeZero;
extern const CGRect CGRectZero;

static inline CGPoint CGPointMake(CGFloat x, CGFloat y) {
    return (CGPoint){x, y};
}

static inline CGSize CGSizeMake(CGFloat width, CGFloat height) {
    return (CGSize){width, height};
}

static inline CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
    return (CGRect){{x, y}, {width, height}};
}

extern CGFloat CGRectGetMinX(CGRect rect);
extern CGFloat CGRectGetMaxX(CGRect rect);
extern CGFloat CGRectGetMinY(CGRect rect);
extern CGFloat CGRectGetMaxY(CGRect rect);
extern CGFloat CGRectGetWidth(CGRect rect);
extern CGFloat CGRectGetHeight(CGRect rect);
extern bool CGSizeEqualToSize(CGSize size1, CGSize size2);
extern bool CGRectEqualToRect(CGRect rect1, CGRect rect2);

#endif
