/// A part of an app's interface: a value that describes what is on screen. The runtime gives it
/// identity and state.
///
/// A custom view has a `body`; a primitive view (`Body == Never`) mounts elements of its own
/// through `_mount`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Turns the view into attributes and elements, once for each identity: static descent by type,
  /// without a value.
  ///
  /// - Parameters:
  ///   - view: where the view's value is found in the graph, now and later.
  ///   - inputs: what the position in the tree provides: scope, identity, environment.
  ///   - list: the elements of the enclosing container, to which this view appends its own.
  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)

  /// Whether it emits rows of its own into an enclosing lazy container, rather than being one row:
  /// decided by type.
  static var _holdsRows: Bool { get }

  /// Whether rows in it unfold further rows, so that a table leaves space before all its rows:
  /// decided by type.
  static var _unfoldsRows: Bool { get }

  /// The former names of renamed properties: `["new": "old"]`. A snapshot of an earlier build
  /// restores them (R34).
  static var previousNames: [String: String] { get }
}

extension View {
  public static var previousNames: [String: String] { [:] }

  // Inlinable, like everything that mounts by type: code for a type known in the app needs no type
  // lookup at run time.
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
  /// Primitive views have no body; the runtime never reads it.
  public var body: Never { primitiveBody(Self.self) }
}

extension Never: View {
  public typealias Body = Never
  public static func _mount(
    _ view: _GraphValue<Never>, _ inputs: ViewInputs, into list: inout ElementList
  ) {}
}

private func primitiveBody(_ type: Any.Type) -> Never {
  preconditionFailure(
    "body of the primitive view \(type) was requested; primitive views have no body")
}
