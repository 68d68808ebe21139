/// A view made from the views inside it; the form before `Group(subviews:transform:)`.
public enum _VariadicView {
  /// The result of `root` for the views of `content`.
  public struct Tree<Root, Content> {
    public var root: Root
    public var content: Content
  }

  /// The views inside, in order.
  nonisolated public struct Children: View, RandomAccessCollection, Sendable {
    let subviews: SubviewsCollection

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(position: Int) -> Element { Element(subview: subviews[position]) }

    @MainActor public var body: some View { ForEach(self) { $0 } }

    /// One of the views inside.
    nonisolated public struct Element: View, Identifiable, Sendable {
      let subview: Subview
      // `Sendable` as in SwiftUI. The values are written before anything else has the element.
      nonisolated(unsafe) private var traits: ContainerValues

      init(subview: Subview) {
        self.subview = subview
        traits = subview.containerValues
      }

      /// Its identity, for as long as it lasts in the content.
      public var id: AnyHashable { AnyHashable(subview.id) }

      /// Its id in the content, if the id has this type.
      public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { traits.rowID?.base as? ID }

      /// The value set by `_trait`; else the key's default.
      public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
        get { traits.value(key, as: Key.Value.self) ?? Key.defaultValue }
        set { traits.set(key, newValue) }
      }

      @MainActor public var body: some View { subview }
    }
  }
}

/// Makes a view from others.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view from others.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes any number of views from others.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never

  @inlinable
  public init(_ root: Root, @ViewBuilder content: () -> Content) {
    self.root = root
    self.content = content()
  }

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    inputs.mountTransform(of: view[\.content], view, { make($0, $1) }, lists: false, into: &list)
  }

  @MainActor private static func make(_ tree: Self, _ found: ListedSubviews) -> Root.Body {
    tree.root.body(children: _VariadicView.Children(subviews: found.views))
  }

  @MainActor public static var _holdsRows: Bool { Root.Body._holdsRows }
  @MainActor public static var _unfoldsRows: Bool { Root.Body._unfoldsRows }
}

extension _VariadicView.Tree: StructuralView where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    inputs.mountTransform(of: view[\.content], view, { make($0, $1) }, lists: true, into: &list)
  }

  /// A unary root's body is one view.
  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape {
    Root.self is any _VariadicView_UnaryViewRoot.Type ? .one : .many
  }
}

/// A value that a view sets for the enclosing `_VariadicView` root.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// `_trait`.
nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: ContainerValueModifier {
  public typealias Body = Never
  public let value: Trait.Value

  @inlinable nonisolated public init(value: Trait.Value) { self.value = value }

  @MainActor package func write(to values: inout ContainerValues) { values.set(Trait.self, value) }

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) { content.mount(inputs, into: &list) }
}

extension View {
  /// Sets a value of the view for the enclosing `_VariadicView` root.
  nonisolated public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value)
    -> some View
  {
    modifier(_TraitWritingModifier<Key>(value: value))
  }
}
