// Stub of UIButton.h.
#import <UIKit/UIControl.h>
#import <UIKit/UIButtonConfiguration.h>

#ifndef STUB_UIBUTTON_H
#define STUB_UIBUTTON_H

NS_ASSUME_NONNULL_BEGIN

// What an app for iOS 15 or later sees.
#define STUB_IGNORED __attribute__((deprecated("This property is ignored when using UIButtonConfiguration")))
// UIKit deprecates these methods in iOS 15, too; -D STUB_RECTS_NOT_DEPRECATED leaves that out.
#ifdef STUB_RECTS_NOT_DEPRECATED
#define STUB_OVERRIDE_LAYOUT
#else
#define STUB_OVERRIDE_LAYOUT \
    __attribute__((deprecated("Override layoutSubviews, call super, and position views as you desire.")))
#endif

typedef NS_ENUM(NSInteger, UIButtonType) {
    UIButtonTypeCustom = 0,
    UIButtonTypeSystem,
};

@interface UIButton : UIControl
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
@property (nonatomic, readonly) UIButtonType buttonType;
@property (nonatomic, readwrite, copy, nullable) UIButtonConfiguration *configuration;

- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (void)setAttributedTitle:(nullable NSAttributedString *)title forState:(UIControlState)state;
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state;
- (void)setTitleShadowColor:(nullable UIColor *)color forState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state;
- (nullable UIImage *)imageForState:(UIControlState)state;

@property (nullable, nonatomic, readonly, strong) NSString *currentTitle;
@property (nullable, nonatomic, readonly, strong) NSAttributedString *currentAttributedTitle;
@property (nullable, nonatomic, readonly, strong) UIImage *currentImage;
@property (nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@property (nullable, nonatomic, readonly, strong) UIImageView *imageView;

@property (nonatomic) UIEdgeInsets contentEdgeInsets STUB_IGNORED;
@property (nonatomic) UIEdgeInsets titleEdgeInsets STUB_IGNORED;
@property (nonatomic) UIEdgeInsets imageEdgeInsets STUB_IGNORED;
@property (nonatomic) BOOL adjustsImageWhenHighlighted STUB_IGNORED;
@property (nonatomic) BOOL adjustsImageWhenDisabled STUB_IGNORED;
@property (nonatomic) BOOL showsTouchWhenHighlighted STUB_IGNORED;

- (CGRect)contentRectForBounds:(CGRect)bounds STUB_OVERRIDE_LAYOUT;
- (CGRect)titleRectForContentRect:(CGRect)contentRect STUB_OVERRIDE_LAYOUT;
- (CGRect)imageRectForContentRect:(CGRect)contentRect STUB_OVERRIDE_LAYOUT;
@end

NS_ASSUME_NONNULL_END

#endif
