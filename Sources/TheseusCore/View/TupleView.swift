import AttributeGraph

/// The views of one builder block, in the order in which they are written (R5).
///
/// `T` is a tuple of views. A view that takes several views apart names it in its builder's type:
///
/// ```swift
/// init<A: View, B: View>(@ViewBuilder content: () -> TupleView<(A, B)>) {
///   (first, second) = content().value
/// }
/// ```
///
/// An element that is not a view is not shown, and reported once.
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never
  public var value: T

  @inlinable
  nonisolated public init(_ value: T) { self.value = value }

  @MainActor public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let elements = TupleElements.of(T.self)
    list.reserve(elements.count)
    var inner = inputs.child(0)
    for element in elements {
      element.type.mountElement(
        of: view.id, at: view.offset + element.offset, inner, into: &list)
      inner.index += 1
    }
  }
}

extension TupleView {
  @MainActor package static var viewTypes: [any View.Type] {
    TupleElements.of(T.self).map(\.type)
  }

  /// The views one by one, each with its own type.
  @MainActor package var views: [any View] {
    withUnsafeBytes(of: value) { bytes in
      TupleElements.of(T.self).map { element in
        // The tuple's metadata places a view of this type here.
        element.type.load(bytes.baseAddress! + element.offset)
      }
    }
  }
}

extension View {
  /// Mounts a view that begins `offset` bytes into the value of an attribute.
  @MainActor fileprivate static func mountElement(
    of id: AttributeID, at offset: Int, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    _mount(_GraphValue(id: id, offset: offset), inputs, into: &list)
  }

  @MainActor fileprivate static func load(_ pointer: UnsafeRawPointer) -> any View {
    pointer.assumingMemoryBound(to: Self.self).pointee
  }
}
