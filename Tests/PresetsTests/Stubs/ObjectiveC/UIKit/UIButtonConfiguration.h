// Stub of UIButtonConfiguration.h.
#import <UIKit/UIView.h>

#ifndef STUB_UIBUTTONCONFIGURATION_H
#define STUB_UIBUTTONCONFIGURATION_H

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIButtonConfigurationSize) {
    UIButtonConfigurationSizeMedium,
    UIButtonConfigurationSizeSmall,
    UIButtonConfigurationSizeMini,
    UIButtonConfigurationSizeLarge,
};

@interface UIButtonConfiguration : NSObject
+ (instancetype)plainButtonConfiguration;
+ (instancetype)new NS_UNAVAILABLE;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readwrite, assign) UIButtonConfigurationSize buttonSize;
@property (nonatomic, readwrite, strong, nullable) UIImage *image;
@property (nonatomic, readwrite, copy, nullable) NSString *title;
@property (nonatomic, readwrite, copy, nullable) NSAttributedString *attributedTitle;
@property (nonatomic, readwrite, assign) NSDirectionalEdgeInsets contentInsets;
- (void)setDefaultContentInsets;
@property (nonatomic, readwrite, assign) NSDirectionalRectEdge imagePlacement;
@property (nonatomic, readwrite, assign) CGFloat imagePadding;
@end

NS_ASSUME_NONNULL_END

#endif
