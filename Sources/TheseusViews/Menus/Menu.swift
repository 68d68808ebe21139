import Foundation
import TheseusCore

/// A control that opens a list of items to choose from. In a menu it is a submenu.
public struct Menu<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label
  private let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @Environment(\.menu) private var outer
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.buttonStyleChoice) private var style

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// - Parameter primaryAction: what activating the control does; the menu opens on a long press or with the arrow key.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    _ButtonCore(
      header: ButtonHeader(
        look: look, role: nil, action: Unseen { isOpen = true }, indicator: sign, semanticRole: .menu, opensDownwards: true),
      label: label
    )
    .layer(
      isOpen
        ? LayerPresentation(
          id: "menu", style: outer == nil ? .menu() : .submenu, dismiss: { isOpen = false },
          content: { MenuPanel(close: { isOpen = false }, content: content) }) : nil)
  }

  private var look: ButtonLook {
    if case .system(let look) = style { return look }
    return .bordered
  }

  private var sign: String {
    if outer != nil { return "▸" }
    return indicator == .hidden ? "" : "▾"
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TheseusViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { TheseusViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { TheseusViews.Label(title, systemImage: systemImage) }
  }
}

extension LayerStyle {
  /// A menu beside the item of another that opened it.
  static var submenu: LayerStyle {
    var style = LayerStyle.menu()
    style.placement = .anchored(.trailing)
    return style
  }
}

private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether choosing an item closes the menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// How menus look before they are opened.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The look of the control, of those that the system has.
  static var _look: _MenuLook { get }
}

public enum _MenuLook: Sendable { case bordered, borderless }

public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public static var _look: _MenuLook { .bordered }
}
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public static var _look: _MenuLook { .bordered }
}
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public static var _look: _MenuLook { .borderless }
}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyleChoice) { if S._look == .borderless { $0 = .system(.borderless) } }
  }
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicatorVisibility, visibility) }
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
