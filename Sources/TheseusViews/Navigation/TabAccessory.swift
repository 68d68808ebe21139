import TheseusCore

/// The placement of a tab view's accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar of tabs.
  case inline
  /// In a row of its own.
  case expanded
}

private struct TabAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The placement of the enclosing accessory; nil outside of one.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// A view below all pages of the tab view, whichever is chosen.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// - Parameter isEnabled: whether the accessory is there.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = content().environment(\.tabViewBottomAccessoryPlacement, .expanded)
    return safeAreaInset(edge: .bottom, spacing: 0) { if isEnabled { accessory } }
  }
}
