import TheseusCore

/// The style of a tab view: a bar of labels above its page, or pages with dots below.
public protocol TabViewStyle: Sendable {}
public struct DefaultTabViewStyle: TabViewStyle { nonisolated public init() {} }

/// Each view inside is a page; arrow keys turn pages, and dots show the current one.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots show the current page.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// When there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    public static let always = IndexDisplayMode(name: "always")
    public static let never = IndexDisplayMode(name: "never")
  }

  let indexDisplayMode: IndexDisplayMode

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

/// A sidebar where there is space for one. Here a bar of labels, with the headers of sections.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { nonisolated public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { Self() }
}

/// Tabs in a bar, never in a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle { nonisolated public init() {} }
/// Tabs in a group above their page.
public struct GroupedTabViewStyle: TabViewStyle { nonisolated public init() {} }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: Self { Self() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: Self { Self() }
}
/// Pages as those of `page`, turned vertically where hosts can.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// How one page replaces another.
  public struct TransitionStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = TransitionStyle(name: "automatic")
    public static let identity = TransitionStyle(name: "identity")
    public static let blur = TransitionStyle(name: "blur")
  }
  public let transitionStyle: TransitionStyle
  nonisolated public init(transitionStyle: TransitionStyle = .automatic) {
    self.transitionStyle = transitionStyle
  }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: Self { Self() }
  public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> Self
  { Self(transitionStyle: transitionStyle) }
}

extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(
      \.pageIndexMode,
      style is VerticalPageTabViewStyle
        ? .automatic : (style as? PageTabViewStyle)?.indexDisplayMode
    )
    .environment(\.showsTabHeaders, style is SidebarAdaptableTabViewStyle)
  }
}

private struct ShowsTabHeadersKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct PageIndexModeKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}

extension EnvironmentValues {
  /// Whether bars of tabs show the headers of sections.
  var showsTabHeaders: Bool {
    get { self[ShowsTabHeadersKey.self] }
    set { self[ShowsTabHeadersKey.self] = newValue }
  }

  /// When dots are shown, where tab views have pages instead of labels.
  var pageIndexMode: PageTabViewStyle.IndexDisplayMode? {
    get { self[PageIndexModeKey.self] }
    set { self[PageIndexModeKey.self] = newValue }
  }
}
