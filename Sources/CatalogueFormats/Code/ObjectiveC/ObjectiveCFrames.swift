/// How styles that write frames do it, as Objective-C.
struct ObjectiveCFrames {
    let prefix: String

    private var p: String { prefix }

    /// The types of the recipe.
    var types: String {
        let kinds = FrameRecipe.Kind.allCases.map { "    \(p)FramesKind\($0.rawValue.startingUpper)," }
        return """
            /// Where the image or the title goes, as the style's authors call it.
            typedef NS_ENUM(NSInteger, \(p)FramesKind) {
                \(p)FramesKindNone,
            \(kinds.joined(separator: "\n"))
            };

            /// How a style writes the frames of image and title after every layout.
            typedef struct \(p)Frames {
                \(p)FramesKind kind;
                CGFloat spacing;
                /// NO takes the image's natural size.
                BOOL hasImageSize;
                CGSize imageSize;
            } \(p)Frames;
            """
    }

    /// The function that reckons the frames. Sizes may be negative: what makes them positive is not used.
    var placing: String {
        """
        #pragma mark - Frames

        /// Moves the frames of UIKit's own layout, which are zero without an image or a title.
        static void \(p)_place(
            \(p)Frames frames, CGSize naturalImage, CGSize button, CGSize content, CGRect *image, CGRect *title) {
            const CGSize i = image->size;
            const CGSize t = title->size;
            const CGFloat p = frames.spacing;
            const CGSize own = frames.hasImageSize ? frames.imageSize : naturalImage;
            const CGFloat rowX = (button.width - i.width - t.width - p) / 2;
            const CGFloat imageX = (button.width - i.width) / 2;
            const CGFloat firstY = (button.height - i.height - t.height - p) / 2;
            const CGFloat secondY = (button.height - i.height - t.height) / 2 + p / 2;
            const CGFloat ownX = (content.width - own.width) / 2;
            switch (frames.kind) {
                case \(p)FramesKindNone:
                    break;
                case \(p)FramesKindImageLeft:
                    image->origin.x = rowX;
                    title->origin.x = rowX + i.width + p;
                    break;
                case \(p)FramesKindImageRight:
                    image->origin.x = rowX + t.width + p;
                    title->origin.x = rowX;
                    break;
                case \(p)FramesKindImageTop:
                    *image = CGRectMake(imageX, firstY, i.width, i.height);
                    *title = CGRectMake(0, i.height + secondY, button.width, t.height);
                    break;
                case \(p)FramesKindImageBottom:
                    *image = CGRectMake(imageX, secondY + t.height, i.width, i.height);
                    *title = CGRectMake(0, firstY, button.width, t.height);
                    break;
                case \(p)FramesKindProportional: {
                    const CGFloat side = button.width / 2;
                    const CGFloat maxY = 0.15 * button.height + side;
                    *image = CGRectMake((button.width - side) / 2, 0.15 * button.height, side, side);
                    *title = CGRectMake(0, maxY, button.width, button.height - maxY);
                    break;
                }
                case \(p)FramesKindTitleLeft: {
                    const CGFloat width = content.width - p - own.width;
                    *image = CGRectMake(width, (content.height - own.height) / 2, own.width, own.height);
                    *title = CGRectMake(0, 0, width, content.height);
                    break;
                }
                case \(p)FramesKindTitleTop: {
                    const CGFloat height = content.height - p - own.height;
                    *image = CGRectMake(ownX, height, own.width, own.height);
                    *title = CGRectMake(ownX, 0, content.width, height);
                    break;
                }
                case \(p)FramesKindTitleBottom:
                    *image = CGRectMake(ownX, 0, own.width, own.height);
                    *title = CGRectMake(0, p + own.height, content.width, content.height - p - own.height);
                    break;
            }
        }
        """
    }
}
