// Button presets, made by 'presets export objc': edits are lost.
// Content: 124945a1e88919673183961950da8070f84174b0

#import "PRSPresets.h"

#pragma mark - Traits

PRSTraits PRSTraitsDefault(void) {
    return (PRSTraits){.direction = PRSDirectionLtr, .size = PRSSizeRegular};
}

static const PRSTraits PRS_collectionTraits[] = {
    [PRSCollectionStandard] = {.direction = PRSDirectionLtr, .size = PRSSizeRegular},
    [PRSCollectionDirectionRtl] = {.direction = PRSDirectionRtl, .size = PRSSizeRegular},
    [PRSCollectionSizeCompact] = {.direction = PRSDirectionLtr, .size = PRSSizeCompact},
    [PRSCollectionDirectionRtlSizeCompact] = {.direction = PRSDirectionRtl, .size = PRSSizeCompact},
};

static const PRSCollection PRS_allCollections[] = {
    PRSCollectionStandard,
    PRSCollectionDirectionRtl,
    PRSCollectionSizeCompact,
    PRSCollectionDirectionRtlSizeCompact,
};

/// What is not kept is nearer to the default than to anything else.
static NSInteger PRS_unlike(NSInteger own, NSInteger other, NSInteger standard) {
    return own == other ? 0 : own == standard ? 1 : 2;
}

static BOOL PRS_isNearer(PRSTraits one, PRSTraits other, PRSTraits traits) {
    const NSInteger distances[][2] = {
        {PRS_unlike(one.direction, traits.direction, PRSDirectionLtr),
         PRS_unlike(other.direction, traits.direction, PRSDirectionLtr)},
        {PRS_unlike(one.size, traits.size, PRSSizeRegular),
         PRS_unlike(other.size, traits.size, PRSSizeRegular)},
    };
    for (NSUInteger index = 0; index < sizeof(distances) / sizeof(distances[0]); index++) {
        if (distances[index][0] != distances[index][1]) {
            return distances[index][0] < distances[index][1];
        }
    }
    return NO;
}

PRSCollection PRSCollectionNearest(PRSTraits traits) {
    const PRSTraits *all = PRS_collectionTraits;
    NSUInteger nearest = 0;
    for (NSUInteger index = 1; index < 4; index++) {
        if (PRS_isNearer(all[index], all[nearest], traits)) {
            nearest = index;
        }
    }
    return (PRSCollection)nearest;
}

#pragma mark - Layouts

static BOOL PRS_isKept(const PRSLayout *layout, PRSCollection collection) {
    for (NSUInteger index = 0; index < layout->collectionCount; index++) {
        if (layout->collections[index] == collection) {
            return YES;
        }
    }
    return NO;
}

PRSLayout PRSLayoutForState(PRSButtonPreset preset, UIControlState state, PRSTraits traits) {
    const PRSCollection collection = PRSCollectionNearest(traits);
    const PRSLayout *first = NULL;
    for (NSUInteger index = 0; index < preset.layoutCount; index++) {
        const PRSLayout *layout = &preset.layouts[index];
        if (!PRS_isKept(layout, collection)) {
            continue;
        }
        if (layout->state == state) {
            return *layout;
        }
        if (first == NULL) {
            first = layout;
        }
    }
    return first == NULL ? preset.layouts[0] : *first;
}

#pragma mark - Metrics

CGFloat PRSSpaceM(PRSTraits traits) {
    switch (PRSCollectionNearest(traits)) {
        case PRSCollectionSizeCompact:
        case PRSCollectionDirectionRtlSizeCompact:
            return 8;
        default:
            return 12;
    }
}

CGFloat PRSSpaceS(PRSTraits traits) {
    switch (PRSCollectionNearest(traits)) {
        case PRSCollectionSizeCompact:
        case PRSCollectionDirectionRtlSizeCompact:
            return 4;
        default:
            return 6;
    }
}

#pragma mark - Presets

static const PRSLayout PRSBuy_layouts[] = {
    {
        .state = UIControlStateNormal,
        .collections = (const PRSCollection[]){PRSCollectionStandard},
        .collectionCount = 1,
        .size = {74, 52},
        .contentEdgeInsets = {.top = 0, .left = 15, .bottom = 0, .right = 15},
        .hasItemEdgeInsets = YES,
        .titleEdgeInsets = {.top = 0, .left = 3, .bottom = 0, .right = -3},
        .imageEdgeInsets = {.top = 0, .left = -3, .bottom = 0, .right = 3},
        .hasImage = YES,
        .imageFrame = {{12, 16}, {20, 20}},
        .hasTitle = YES,
        .titleFrame = {{38, 16}, {24, 20}},
        .fittingSize = {74, 20},
    },
    {
        .state = UIControlStateNormal,
        .collections = (const PRSCollection[]){PRSCollectionDirectionRtl},
        .collectionCount = 1,
        .size = {74, 52},
        .contentEdgeInsets = {.top = 0, .left = 15, .bottom = 0, .right = 15},
        .hasItemEdgeInsets = YES,
        .titleEdgeInsets = {.top = 0, .left = -3, .bottom = 0, .right = 3},
        .imageEdgeInsets = {.top = 0, .left = 3, .bottom = 0, .right = -3},
        .hasImage = YES,
        .imageFrame = {{42, 16}, {20, 20}},
        .hasTitle = YES,
        .titleFrame = {{12, 16}, {24, 20}},
        .fittingSize = {74, 20},
    },
    {
        .state = UIControlStateNormal,
        .collections = (const PRSCollection[]){PRSCollectionSizeCompact},
        .collectionCount = 1,
        .size = {64, 52},
        .contentEdgeInsets = {.top = 0, .left = 10, .bottom = 0, .right = 10},
        .hasItemEdgeInsets = YES,
        .titleEdgeInsets = {.top = 0, .left = 2, .bottom = 0, .right = -2},
        .imageEdgeInsets = {.top = 0, .left = -2, .bottom = 0, .right = 2},
        .hasImage = YES,
        .imageFrame = {{8, 16}, {20, 20}},
        .hasTitle = YES,
        .titleFrame = {{32, 16}, {24, 20}},
        .fittingSize = {64, 20},
    },
    {
        .state = UIControlStateNormal,
        .collections = (const PRSCollection[]){PRSCollectionDirectionRtlSizeCompact},
        .collectionCount = 1,
        .size = {64, 52},
        .contentEdgeInsets = {.top = 0, .left = 10, .bottom = 0, .right = 10},
        .hasItemEdgeInsets = YES,
        .titleEdgeInsets = {.top = 0, .left = -2, .bottom = 0, .right = 2},
        .imageEdgeInsets = {.top = 0, .left = 2, .bottom = 0, .right = -2},
        .hasImage = YES,
        .imageFrame = {{36, 16}, {20, 20}},
        .hasTitle = YES,
        .titleFrame = {{8, 16}, {24, 20}},
        .fittingSize = {64, 20},
    },
};

const PRSButtonPreset PRSBuy = {
    .name = "buy",
    .contentHorizontalAlignment = UIControlContentHorizontalAlignmentCenter,
    .contentVerticalAlignment = UIControlContentVerticalAlignmentCenter,
    .layouts = PRSBuy_layouts,
    .layoutCount = 4,
};

static const PRSLayout PRSChip_layouts[] = {
    {
        .state = UIControlStateNormal,
        .collections = (const PRSCollection[]){PRSCollectionStandard, PRSCollectionSizeCompact},
        .collectionCount = 2,
        .size = {76, 28},
        .hasConfiguration = YES,
        .configuration = {
            .buttonSize = UIButtonConfigurationSizeSmall,
            .imagePlacement = NSDirectionalRectEdgeTrailing,
            .imagePadding = 4,
            .contentInsets = {.top = 5, .leading = 10, .bottom = 5, .trailing = 10},
        },
        .hasImage = YES,
        .imageFrame = {{54, 8}, {12, 12}},
        .hasTitle = YES,
        .titleFrame = {{10, 5}, {40, 18}},
        .fittingSize = {76, 28},
    },
    {
        .state = UIControlStateNormal,
        .collections = (const PRSCollection[]){PRSCollectionDirectionRtl, PRSCollectionDirectionRtlSizeCompact},
        .collectionCount = 2,
        .size = {76, 28},
        .hasConfiguration = YES,
        .configuration = {
            .buttonSize = UIButtonConfigurationSizeSmall,
            .imagePlacement = NSDirectionalRectEdgeTrailing,
            .imagePadding = 4,
            .contentInsets = {.top = 5, .leading = 10, .bottom = 5, .trailing = 10},
        },
        .hasImage = YES,
        .imageFrame = {{10, 8}, {12, 12}},
        .hasTitle = YES,
        .titleFrame = {{26, 5}, {40, 18}},
        .fittingSize = {76, 28},
    },
};

const PRSButtonPreset PRSChip = {
    .name = "chip",
    .contentHorizontalAlignment = UIControlContentHorizontalAlignmentCenter,
    .contentVerticalAlignment = UIControlContentVerticalAlignmentCenter,
    .layouts = PRSChip_layouts,
    .layoutCount = 2,
};

static const PRSLayout PRSPasswordShow_layouts[] = {
    {
        .state = UIControlStateNormal,
        .collections = PRS_allCollections,
        .collectionCount = 4,
        .size = {44, 44},
        .hasItemEdgeInsets = YES,
        .hasImage = YES,
        .imageFrame = {{10, 12}, {24, 20}},
        .fittingSize = {24, 20},
    },
    {
        .state = UIControlStateSelected,
        .collections = PRS_allCollections,
        .collectionCount = 4,
        .size = {44, 44},
        .hasItemEdgeInsets = YES,
        .hasImage = YES,
        .imageFrame = {{10, 11.666666666666666}, {24, 21}},
        .fittingSize = {24, 21},
    },
};

const PRSButtonPreset PRSPasswordShow = {
    .name = "password.show",
    .contentHorizontalAlignment = UIControlContentHorizontalAlignmentCenter,
    .contentVerticalAlignment = UIControlContentVerticalAlignmentCenter,
    .layouts = PRSPasswordShow_layouts,
    .layoutCount = 2,
};

static const PRSLayout PRSSide_layouts[] = {
    {
        .state = UIControlStateNormal,
        .collections = (const PRSCollection[]){PRSCollectionStandard, PRSCollectionSizeCompact},
        .collectionCount = 2,
        .size = {200, 44},
        .hasItemEdgeInsets = YES,
        .titleEdgeInsets = {.top = 0, .left = -24, .bottom = 0, .right = 27},
        .imageEdgeInsets = {.top = 0, .left = 63, .bottom = 0, .right = -60},
        .hasImage = YES,
        .imageFrame = {{119.66666666666667, 10}, {24, 24}},
        .hasTitle = YES,
        .titleFrame = {{56.666666666666664, 12}, {60, 20}},
        .fittingSize = {84, 24},
    },
    {
        .state = UIControlStateNormal,
        .collections = (const PRSCollection[]){PRSCollectionDirectionRtl, PRSCollectionDirectionRtlSizeCompact},
        .collectionCount = 2,
        .size = {200, 44},
        .hasItemEdgeInsets = YES,
        .titleEdgeInsets = {.top = 0, .left = -24, .bottom = 0, .right = 27},
        .imageEdgeInsets = {.top = 0, .left = 63, .bottom = 0, .right = -60},
        .hasImage = YES,
        .imageFrame = {{179.66666666666666, 10}, {24, 24}},
        .hasTitle = YES,
        .titleFrame = {{32.666666666666664, 12}, {60, 20}},
        .fittingSize = {84, 24},
    },
};

const PRSButtonPreset PRSSide = {
    .name = "side",
    .contentHorizontalAlignment = UIControlContentHorizontalAlignmentCenter,
    .contentVerticalAlignment = UIControlContentVerticalAlignmentCenter,
    .layouts = PRSSide_layouts,
    .layoutCount = 2,
};

static const PRSLayout PRSTabHome_layouts[] = {
    {
        .state = UIControlStateNormal,
        .collections = (const PRSCollection[]){PRSCollectionStandard},
        .collectionCount = 1,
        .size = {200, 100},
        .contentEdgeInsets = {.top = 13, .left = -12, .bottom = 13, .right = -12},
        .hasItemEdgeInsets = YES,
        .titleEdgeInsets = {.top = 15, .left = -12, .bottom = -15, .right = 12},
        .imageEdgeInsets = {.top = 12, .left = 30, .bottom = 38, .right = 170},
        .hasImage = YES,
        .imageFrame = {{18, 25}, {24, 24}},
        .hasTitle = YES,
        .titleFrame = {{0, 55}, {60, 20}},
        .fittingSize = {60, 50},
    },
    {
        .state = UIControlStateNormal,
        .collections = (const PRSCollection[]){PRSCollectionDirectionRtl},
        .collectionCount = 1,
        .size = {200, 100},
        .contentEdgeInsets = {.top = 13, .left = -12, .bottom = 13, .right = -12},
        .hasItemEdgeInsets = YES,
        .titleEdgeInsets = {.top = 15, .left = 12, .bottom = -15, .right = -12},
        .imageEdgeInsets = {.top = 12, .left = 170, .bottom = 38, .right = 30},
        .hasImage = YES,
        .imageFrame = {{158, 25}, {24, 24}},
        .hasTitle = YES,
        .titleFrame = {{140, 55}, {60, 20}},
        .fittingSize = {60, 50},
    },
    {
        .state = UIControlStateNormal,
        .collections = (const PRSCollection[]){PRSCollectionSizeCompact},
        .collectionCount = 1,
        .size = {200, 100},
        .contentEdgeInsets = {.top = 12, .left = -12, .bottom = 12, .right = -12},
        .hasItemEdgeInsets = YES,
        .titleEdgeInsets = {.top = 14, .left = -12, .bottom = -14, .right = 12},
        .imageEdgeInsets = {.top = 14, .left = 30, .bottom = 38, .right = 170},
        .hasImage = YES,
        .imageFrame = {{18, 26}, {24, 24}},
        .hasTitle = YES,
        .titleFrame = {{0, 54}, {60, 20}},
        .fittingSize = {60, 48},
    },
    {
        .state = UIControlStateNormal,
        .collections = (const PRSCollection[]){PRSCollectionDirectionRtlSizeCompact},
        .collectionCount = 1,
        .size = {200, 100},
        .contentEdgeInsets = {.top = 12, .left = -12, .bottom = 12, .right = -12},
        .hasItemEdgeInsets = YES,
        .titleEdgeInsets = {.top = 14, .left = 12, .bottom = -14, .right = -12},
        .imageEdgeInsets = {.top = 14, .left = 170, .bottom = 38, .right = 30},
        .hasImage = YES,
        .imageFrame = {{158, 26}, {24, 24}},
        .hasTitle = YES,
        .titleFrame = {{140, 54}, {60, 20}},
        .fittingSize = {60, 48},
    },
};

const PRSButtonPreset PRSTabHome = {
    .name = "tab.home",
    .contentHorizontalAlignment = UIControlContentHorizontalAlignmentLeading,
    .contentVerticalAlignment = UIControlContentVerticalAlignmentCenter,
    .layouts = PRSTabHome_layouts,
    .layoutCount = 4,
};

#pragma mark - Buttons

PRSTraits PRSTraitsFromTraitCollection(UITraitCollection *traitCollection) {
    PRSTraits traits = PRSTraitsDefault();
    if (traitCollection.layoutDirection == UITraitEnvironmentLayoutDirectionRightToLeft) {
        traits.direction = PRSDirectionRtl;
    }
    return traits;
}

PRSTraits PRSTraitsFromButton(UIButton *button) {
    PRSTraits traits = PRSTraitsFromTraitCollection(button.traitCollection);
    const BOOL isRightToLeft =
        button.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft;
    traits.direction = isRightToLeft ? PRSDirectionRtl : PRSDirectionLtr;
    return traits;
}

@implementation UIButton (PRSPresets)

- (void)prs_applyPreset:(PRSButtonPreset)preset {
    [self prs_applyPreset:preset traits:PRSTraitsFromButton(self)];
}

- (void)prs_applyPreset:(PRSButtonPreset)preset traits:(PRSTraits)traits {
    const PRSLayout layout = PRSLayoutForState(preset, UIControlStateNormal, traits);
    self.contentHorizontalAlignment = preset.contentHorizontalAlignment;
    self.contentVerticalAlignment = preset.contentVerticalAlignment;
    if (layout.hasConfiguration) {
        UIButtonConfiguration *configuration = [self.configuration copy];
        if (configuration == nil) {
            configuration = [UIButtonConfiguration plainButtonConfiguration];
        }
        configuration.buttonSize = layout.configuration.buttonSize;
        configuration.imagePlacement = layout.configuration.imagePlacement;
        configuration.imagePadding = layout.configuration.imagePadding;
        configuration.contentInsets = layout.configuration.contentInsets;
        self.configuration = configuration;
        return;
    }
    self.configuration = nil;
// Edge insets are deprecated for buttons with a configuration. These have none.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
    self.contentEdgeInsets = layout.contentEdgeInsets;
    self.titleEdgeInsets = layout.titleEdgeInsets;
    self.imageEdgeInsets = layout.imageEdgeInsets;
#pragma clang diagnostic pop
}

@end
