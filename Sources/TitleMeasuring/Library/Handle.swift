/// An object of HarfBuzz that is let go of with this one, also where an initializer gives up half-way.
final class Handle {
    let pointer: OpaquePointer
    private let destroy: @convention(c) (OpaquePointer) -> Void

    init(_ pointer: OpaquePointer, _ destroy: @escaping @convention(c) (OpaquePointer) -> Void) {
        self.pointer = pointer
        self.destroy = destroy
    }

    deinit { destroy(pointer) }
}

// HarfBuzz's objects are changed without a lock.
@available(*, unavailable, message: "An object of HarfBuzz belongs to one thread at a time.")
extension Handle: Sendable {}
