import TheseusCore

/// What a person has made of the tabs of a tab view, to be stored. In a terminal nobody arranges
/// tabs by hand; an app may hide some.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// What is said of one tab.
  public struct TabCustomization: Equatable, Sendable {
    /// Hidden, the tab is not among those to choose from.
    public var tabBarVisibility: Visibility = .automatic
    /// There is no bar at the side: kept, and shown nowhere.
    public var sidebarVisibility: Visibility = .automatic
  }

  private var hidden: [String: Bool] = [:]
  private var hiddenAtSide: [String: Bool] = [:]

  public init() {}

  /// What is said of the tab with this customization id.
  public subscript(tab id: String) -> TabCustomization {
    get {
      func visibility(_ isHidden: Bool?) -> Visibility {
        isHidden.map { $0 ? .hidden : .visible } ?? .automatic
      }
      return TabCustomization(
        tabBarVisibility: visibility(hidden[id]), sidebarVisibility: visibility(hiddenAtSide[id]))
    }
    set {
      func isHidden(_ visibility: Visibility) -> Bool? {
        visibility == .automatic ? nil : visibility == .hidden
      }
      hidden[id] = isHidden(newValue.tabBarVisibility)
      hiddenAtSide[id] = isHidden(newValue.sidebarVisibility)
    }
  }

  /// All tabs are as the app says.
  public mutating func resetVisibility() {
    hidden = [:]
    hiddenAtSide = [:]
  }

  /// The order is the app's already.
  public mutating func resetTabOrder() {}
  public mutating func resetSectionOrder() {}
}

private struct TabCustomizationKey: EnvironmentKey {
  static var defaultValue: Binding<TabViewCustomization>? { nil }
}

extension EnvironmentValues {
  var tabViewCustomization: Binding<TabViewCustomization>? {
    get { self[TabCustomizationKey.self] }
    set { self[TabCustomizationKey.self] = newValue }
  }
}

/// A tab that can be hidden by its name.
struct _CustomizedTab: ViewModifier {
  let id: String
  @Environment(\.tabViewCustomization) private var customization

  func body(content: Content) -> some View {
    if customization?.wrappedValue[tab: id].tabBarVisibility != .hidden { content }
  }
}

/// What a person may do with a tab where tabs are arranged by hand.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The bars that tabs can be in.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab stands among others; here, where it is written.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension View {
  /// What a person has made of the tabs inside; tabs are known by their `customizationID`.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?)
    -> some View
  {
    environment(\.tabViewCustomization, customization)
  }

  /// What the tab is known by in a `TabViewCustomization`.
  public func customizationID(_ id: String) -> some View { modifier(_CustomizedTab(id: id)) }

  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View { self }

  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some View { self }
}
