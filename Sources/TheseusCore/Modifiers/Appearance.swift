/// `onAppear` and `onDisappear`.
nonisolated public struct _AppearanceActionModifier: LifecycleModifier {
  public typealias Body = Never
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  /// `appear` runs before the first frame that shows the view, `disappear` after the update that
  /// removed or covered it (R60, R61).
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    onAppear = appear
    onDisappear = disappear
  }

  @MainActor static func makeNode(_ element: ElementNode) -> AppearanceNode {
    AppearanceNode(element)
  }
  @MainActor func update(_ node: AppearanceNode, isFirst: Bool) { node.modifier = self }
}

final class AppearanceNode: LifecycleNode {
  fileprivate var modifier: _AppearanceActionModifier?

  override func appear() { modifier?.onAppear?() }
  override func disappear() { modifier?.onDisappear?() }
  override func end() { modifier = nil }
}

extension View {
  /// Runs before the first frame that shows the view, children before parents (R60).
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action))
  }

  /// Runs after the update that removed or covered the view (R61, R67).
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(disappear: action))
  }
}
