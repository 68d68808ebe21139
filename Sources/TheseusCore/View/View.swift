/// A part of an app's interface: a value that says what is on screen now. The runtime gives it
/// identity and memory.
///
/// A custom view has a `body`; a primitive view (`Body == Never`) mounts elements of its own
/// through `_mount`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Turns the view into attributes and elements, once per identity: static descent by type, no
  /// value is needed yet.
  ///
  /// - Parameters:
  ///   - view: where the view's value is found in the graph, now and later.
  ///   - inputs: what the position in the tree gives: scope, identity, environment.
  ///   - list: the elements of the enclosing container, to which this view appends its own.
  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)

  /// Whether it emits rows of its own into a lazy container around it, rather than being one:
  /// decided by type.
  static var _holdsRows: Bool { get }
}

extension View {
  // Inlinable, as all that mounts by type: what is written for a type known in the app looks up no
  // types at run time.
  @inlinable
  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    CompositeNode.mount(view, inputs, into: &list)
  }

  /// Mounts the view by its body: for kinds of views that do something to the value before.
  package static func mountBody(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    CompositeNode.mount(view, inputs, into: &list)
  }
}

extension View where Body == Never {
  /// Primitive views have no body; the runtime never asks for it.
  public var body: Never { primitiveBody(Self.self) }
}

extension Never: View {
  public typealias Body = Never
  public static func _mount(
    _ view: _GraphValue<Never>, _ inputs: ViewInputs, into list: inout ElementList
  ) {}
}

private func primitiveBody(_ type: Any.Type) -> Never {
  preconditionFailure("body of the primitive view \(type) was asked for; primitive views have none")
}
