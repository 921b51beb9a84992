// Stub of Foundation: declarations only, as much as the exports and their tests use.
#ifndef STUB_FOUNDATION_H
#define STUB_FOUNDATION_H

#include <CoreGraphics/CoreGraphics.h>
#include <Foundation/NSObjCRuntime.h>
#include <stddef.h>

// From math.h, which a target of Apple's does not find on Linux.
extern double floor(double), ceil(double), round(double), fabs(double), fmin(double, double), fmax(double, double);

NS_ASSUME_NONNULL_BEGIN

@class NSString;

__attribute__((objc_root_class))
@interface NSObject
+ (instancetype)alloc;
+ (instancetype)new;
+ (Class)class;
- (instancetype)init;
- (id)copy;
- (BOOL)isEqual:(nullable id)object;
- (BOOL)isKindOfClass:(Class)aClass;
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString *description;
@end

@interface NSCoder : NSObject
@end

typedef struct _NSRange {
    NSUInteger location;
    NSUInteger length;
} NSRange;

static const NSInteger NSNotFound = __LONG_MAX__;

typedef NS_OPTIONS(NSUInteger, NSStringCompareOptions) {
    NSCaseInsensitiveSearch = 1,
    NSLiteralSearch = 2,
    NSBackwardsSearch = 4,
    NSAnchoredSearch = 8,
};

@interface NSString : NSObject
@property (readonly) NSUInteger length;
- (BOOL)isEqualToString:(NSString *)aString;
- (BOOL)hasPrefix:(NSString *)str;
- (NSRange)rangeOfString:(NSString *)searchString options:(NSStringCompareOptions)mask;
- (NSString *)substringToIndex:(NSUInteger)to;
@end

// The classes of string literals: with Apple's runtime, with GNU's.
@interface NSConstantString : NSString
@end

@interface NSAttributedString : NSObject
@property (readonly, copy) NSString *string;
@property (readonly) NSUInteger length;
- (instancetype)initWithString:(NSString *)str;
@end

typedef struct {
    unsigned long state;
    id __unsafe_unretained _Nullable *_Nullable itemsPtr;
    unsigned long *_Nullable mutationsPtr;
    unsigned long extra[5];
} NSFastEnumerationState;

@interface NSArray<__covariant ObjectType> : NSObject
@property (readonly) NSUInteger count;
@property (nullable, nonatomic, readonly) ObjectType firstObject;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)idx;
+ (instancetype)arrayWithObjects:(const ObjectType _Nonnull [_Nullable])objects count:(NSUInteger)cnt;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained _Nullable [_Nonnull])buffer
                                    count:(NSUInteger)len;
@end

@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
@property (readonly, copy) NSArray<NSString *> *preferredLocalizations;
+ (NSBundle *)bundleForClass:(Class)aClass;
@end

NS_ASSUME_NONNULL_END

#endif
