// Button presets, made by 'presets export objc': edits are lost.
// Content: 4dd7009defaecbc26122bca9d6e2301ee37fcfc1

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

#pragma mark - Traits

/// `direction`: ltr (default), rtl
typedef NS_ENUM(NSInteger, PRSDirection) {
    PRSDirectionLtr,
    PRSDirectionRtl,
};

/// `size`: regular (default), compact
typedef NS_ENUM(NSInteger, PRSSize) {
    PRSSizeRegular,
    PRSSizeCompact,
};

/// What layouts depend on beside the preset.
typedef struct PRSTraits {
    PRSDirection direction;
    PRSSize size;
} PRSTraits;

/// Every trait at its default.
FOUNDATION_EXPORT PRSTraits PRSTraitsDefault(void);

/// The trait collections that the catalogue keeps, in both directions.
typedef NS_ENUM(NSInteger, PRSCollection) {
    PRSCollectionStandard,
    PRSCollectionDirectionRtl,
    PRSCollectionSizeCompact,
    PRSCollectionDirectionRtlSizeCompact,
};

/// The collection that is nearest to some traits. What differs weighs most in the first of these:
/// direction, size.
FOUNDATION_EXPORT PRSCollection PRSCollectionNearest(PRSTraits traits);

#pragma mark - Layouts

/// What belongs into the `UIButtonConfiguration` of a button.
typedef struct PRSConfiguration {
    UIButtonConfigurationSize buttonSize;
    NSDirectionalRectEdge imagePlacement;
    CGFloat imagePadding;
    NSDirectionalEdgeInsets contentInsets;
} PRSConfiguration;

/// What a button becomes in one state, in points.
typedef struct PRSLayout {
    UIControlState state;
    /// The trait collections in which it is this.
    const PRSCollection *collections;
    NSUInteger collectionCount;
    /// The button's own size.
    CGSize size;
    UIEdgeInsets contentEdgeInsets;
    /// Whether the style sets insets of the title and the image.
    BOOL hasItemEdgeInsets;
    UIEdgeInsets titleEdgeInsets;
    UIEdgeInsets imageEdgeInsets;
    /// NO for a button without a configuration.
    BOOL hasConfiguration;
    PRSConfiguration configuration;
    BOOL hasImage;
    /// Where the image comes to stand.
    CGRect imageFrame;
    BOOL hasTitle;
    /// Where the title comes to stand.
    CGRect titleFrame;
    /// What `sizeThatFits:` gives.
    CGSize fittingSize;
} PRSLayout;

/// A button preset: what a button becomes, in each state and trait collection.
typedef struct PRSButtonPreset {
    /// The name in the catalogue, in UTF-8.
    const char *name;
    UIControlContentHorizontalAlignment contentHorizontalAlignment;
    UIControlContentVerticalAlignment contentVerticalAlignment;
    /// Never empty; equal ones of several collections stand here once.
    const PRSLayout *layouts;
    NSUInteger layoutCount;
} PRSButtonPreset;

/// The layout in a state; one without content of its own shows the normal state's.
FOUNDATION_EXPORT PRSLayout PRSLayoutForState(
    PRSButtonPreset preset, UIControlState state, PRSTraits traits);

#pragma mark - Metrics

/// Between image and title
///
/// `space.m`
FOUNDATION_EXPORT CGFloat PRSSpaceM(PRSTraits traits);

/// Between image and title
///
/// `space.s`
FOUNDATION_EXPORT CGFloat PRSSpaceS(PRSTraits traits);

#pragma mark - Presets

/// The button that pays
///
/// `buy`: exact/leading, promises image before title, the gap, group centered.
///
/// 74 x 52 points, image 20 x 20 at (12, 16), title 24 x 20 at (38, 16), gap 6; spacing 6.
FOUNDATION_EXPORT const PRSButtonPreset PRSBuy;

/// `chip`: configuration/trailing, promises title before image, the gap, group centered.
///
/// 76 x 28 points, image 12 x 12 at (54, 8), title 40 x 18 at (10, 5), gap 4; spacing 4.
/// - warning `below-minimum-target`: the button is 76 x 28, a target needs 44 x 44
FOUNDATION_EXPORT const PRSButtonPreset PRSChip;

/// `password.show`: system, promises nothing.
///
/// 44 x 44 points, image 24 x 20 at (10, 12); spacing 0.
///
/// selected: 44 x 44 points, image 24 x 21 at (10, 11.667); spacing 0.
/// - warning `image-size-differs`: the image is of another size than in another state
FOUNDATION_EXPORT const PRSButtonPreset PRSPasswordShow;

/// `side`: centering/horizontal-title-image, promises title left of image, the gap, group centered.
///
/// 200 x 44 points, image 24 x 24 at (119.667, 10), title 60 x 20 at (56.667, 12), gap 3; spacing 6.
/// - warning `gap-mismatch`: the gap is 3, not 6
/// - warning `goes-stale`: a title half as wide again breaks what holds now: off-center
/// - warning `not-mirrored`: the frames of the other direction are no mirror image of these
FOUNDATION_EXPORT const PRSButtonPreset PRSSide __attribute__((deprecated("use PRSTabHome")));

/// `tab.home`: exact/top, promises image above title, the gap, group centered.
///
/// 200 x 100 points, image 24 x 24 at (18, 25), title 60 x 20 at (0, 55), gap 6; spacing 6.
FOUNDATION_EXPORT const PRSButtonPreset PRSTabHome;

#pragma mark - Buttons

/// The traits that UIKit knows; all others keep their default.
FOUNDATION_EXPORT PRSTraits PRSTraitsFromTraitCollection(UITraitCollection *traitCollection);

/// The same of a button's trait collection, with the button's own direction.
FOUNDATION_EXPORT PRSTraits PRSTraitsFromButton(UIButton *button);

@interface UIButton (PRSPresets)

/// Sets alignment and insets, or the configuration, as the button's own traits want it. Call it again when
/// they change.
- (void)prs_applyPreset:(PRSButtonPreset)preset NS_SWIFT_NAME(apply(preset:));

/// The same for other traits.
- (void)prs_applyPreset:(PRSButtonPreset)preset traits:(PRSTraits)traits NS_SWIFT_NAME(apply(preset:traits:));

@end

NS_ASSUME_NONNULL_END
