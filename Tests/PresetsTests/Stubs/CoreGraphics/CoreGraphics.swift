// CoreGraphics on Linux: its geometry (CGFloat, CGPoint, CGSize, CGRect) lives in Foundation there.
@_exported import Foundation
