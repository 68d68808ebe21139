import Foundation
import TheseusCore

/// The user's arrangement of a tab view's tabs, to be stored. A terminal offers no such
/// arrangement; an app may hide some tabs.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// The settings of one tab.
  public struct TabCustomization: Equatable, Sendable {
    /// Hidden, the tab is not among those to choose from.
    public var tabBarVisibility: Visibility = .automatic
    /// Stored and ignored: there is no sidebar.
    public var sidebarVisibility: Visibility = .automatic
  }

  private var hidden: [String: Bool] = [:]
  private var hiddenAtSide: [String: Bool] = [:]

  public init() {}

  /// The settings of the tab with this customization id.
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

  /// Resets all tabs to the app's settings.
  public mutating func resetVisibility() {
    hidden = [:]
    hiddenAtSide = [:]
  }

  /// The order is the app's already.
  public mutating func resetTabOrder() {}
  public mutating func resetSectionOrder() {}
}

extension TabViewCustomization: _StorableValue {
  public static func _decode(_ stored: _StoredBox) -> TabViewCustomization? {
    Data._decode(stored).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
  }

  public func _encode() -> _StoredBox { _storedForm(self) }
}

extension AppStorage where Value == TabViewCustomization {
  /// The arrangement of tabs, without changes at first.
  public init(
    _ key: String, store: UserDefaults? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      wrappedValue: TabViewCustomization(), key, store: store, fileID: fileID, line: line,
      column: column)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// The arrangement of tabs, without changes at first.
  public init(
    _ key: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      wrappedValue: TabViewCustomization(), key, fileID: fileID, line: line, column: column)
  }
}

/// The form in which storage keeps a customization: JSON, as elsewhere.
func _storedForm<Value: Encodable>(_ value: Value) -> _StoredBox {
  ((try? JSONEncoder().encode(value)) ?? Data())._encode()
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

/// How the user may arrange a tab, where that is offered.
public struct TabCustomizationBehavior: Hashable, Sendable {
  /// The name in the API.
  public let name: String
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

/// The position of a tab among others; here, its written order.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension View {
  /// The user's arrangement of the tabs inside, which are identified by their `customizationID`.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?)
    -> some View
  {
    environment(\.tabViewCustomization, customization)
  }

  /// Identifies the tab in a `TabViewCustomization`.
  public func customizationID(_ id: String) -> some View { modifier(_CustomizedTab(id: id)) }

  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View { hint(TabCustomizationBehaviorHint.self, (behavior, placements)) }

  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some View {
    hint(TabPlacementHint.self, placement)
  }

  /// Whether the tab is shown until the user customizes the tabs; tabs of cells always are.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some View { hint(TabVisibilityHint.self, (visibility, placements)) }
}

/// Where a tab is.
public enum TabPlacementHint: ElementHintKey { public typealias Value = TabPlacement }

/// Whether a tab is shown in some tab bars at first.
public enum TabVisibilityHint: ElementHintKey {
  public typealias Value = (visibility: Visibility, placements: [AdaptableTabBarPlacement])
}

/// The changes that the user may make to a tab.
public enum TabCustomizationBehaviorHint: ElementHintKey {
  public typealias Value = (
    behavior: TabCustomizationBehavior, placements: [AdaptableTabBarPlacement]
  )
}
