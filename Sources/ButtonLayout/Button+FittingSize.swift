extension Button {
    /// R7 (D, M): the fitting size of edge-inset buttons (`intrinsicContentSize`, `sizeThatFits`).
    ///
    /// Title and image insets do not count, content insets do, each rounded by itself. A background image enters the
    /// fitting size on iOS and is not modelled (I).
    @inline(never)
    func fittingSize(of items: Items, contentInsets: EdgeInsets) -> Size {
        var size = naturalFittingSize(of: items)
        if contentInsets == .zero {
            if !items.hasImage {
                size.width = max(30, size.width)
                size.height += 12
            }
            return size
        }
        size.width += grid.rounded(contentInsets.left) + grid.rounded(contentInsets.right)
        size.height += grid.rounded(contentInsets.top) + grid.rounded(contentInsets.bottom)
        return size
    }

    /// R7 without content insets, and without what it adds to a button that has a title only.
    @inline(__always)
    func naturalFittingSize(of items: Items) -> Size {
        let line = items.hasTitle ? items.title.height : lineHeight
        return Size(
            width: PixelGrid(scale: 1).ceil(items.title.width) + items.image.width,
            height: max(line, items.image.height))
    }

    /// The button's size with these items; only a fitted button needs R7 for it.
    @inline(__always)
    func size(of items: Items, contentInsets: EdgeInsets) -> Size {
        if case .fixed(let width) = width, case .fixed(let height) = height {
            return Size(width: width, height: height)
        }
        return size(fitting: fittingSize(of: items, contentInsets: contentInsets))
    }

    /// The button's size around the given fitting size.
    @inline(__always)
    func size(fitting: Size) -> Size {
        Size(
            width: Self.length(of: width, fitting: fitting.width),
            height: Self.length(of: height, fitting: fitting.height))
    }

    private static func length(of extent: Extent, fitting: Double) -> Double {
        switch extent {
        case .fixed(let length): length
        case .fit(let minimum): max(max(minimum, fitting), 0)
        }
    }
}
