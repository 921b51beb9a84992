/// The button that writes the frames of a preset, as Objective-C.
struct ObjectiveCFrameButton {
    let prefix: String

    private var p: String { prefix }

    var declaration: String {
        """
        /// A button for presets whose style writes frames: it writes them after each of UIKit's layouts.
        @interface \(p)FrameButton : UIButton

        /// Of no kind it leaves UIKit's layout as it is.
        @property (nonatomic) \(p)Frames presetFrames;

        @end
        """
    }

    var definition: String {
        """
        @implementation \(p)FrameButton

        - (void)setPresetFrames:(\(p)Frames)presetFrames {
            _presetFrames = presetFrames;
            [self setNeedsLayout];
        }

        - (void)layoutSubviews {
            [super layoutSubviews];
            const \(p)FramesKind kind = self.presetFrames.kind;
            if (kind == \(p)FramesKindNone) {
                return;
            }
            const BOOL hasImage = self.currentImage != nil;
            const BOOL hasTitle = self.currentTitle != nil || self.currentAttributedTitle != nil;
            CGRect image = hasImage ? self.imageView.frame : CGRectZero;
            CGRect title = hasTitle ? self.titleLabel.frame : CGRectZero;
        #pragma clang diagnostic push
        #pragma clang diagnostic ignored "-Wdeprecated-declarations"
            const CGSize content = [self contentRectForBounds:self.bounds].size;
        #pragma clang diagnostic pop
            const CGSize naturalImage = hasImage ? self.currentImage.size : CGSizeZero;
            \(p)_place(self.presetFrames, naturalImage, self.bounds.size, content, &image, &title);
            if (hasImage) {
                self.imageView.frame = image;
            }
            if (!hasTitle) {
                return;
            }
            self.titleLabel.frame = title;
            if (kind == \(p)FramesKindImageTop || kind == \(p)FramesKindImageBottom || kind == \(p)FramesKindTitleTop
                || kind == \(p)FramesKindTitleBottom) {
                self.titleLabel.textAlignment = NSTextAlignmentCenter;
            }
        }

        @end
        """
    }
}
