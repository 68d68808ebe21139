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
  @Environment(\.buttonStyleChoice) private var buttonStyle
  @Environment(\.menuStyle) private var style
  @Environment(\.isAmongCommands) private var isAmongCommands

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content, label: label, performing: nil)
  }

  /// - Parameter primaryAction: the action of the control; the menu opens by its indicator, the
  ///   right mouse button or an arrow key.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label, performing: primaryAction)
  }

  init(content: () -> Content, label: () -> Label, performing primaryAction: (() -> Void)?) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    if isAmongCommands {
      _CommandSubmenu(label: label, content: content)
    } else if let style {
      style.makeBody(
        MenuStyleConfiguration(
          label: StylePart(label), content: StylePart(content), primaryAction: primaryAction))
    } else {
      _ButtonCore(
        header: ButtonHeader(
          look: look, role: nil, action: Unseen(primaryAction ?? open), indicator: indicatorPart,
          semanticRole: .menu, opening: Unseen(open)),
        label: label
      )
      .layer(
        isOpen
          ? LayerPresentation(
            id: "menu", style: outer == nil ? .menu() : .submenu, dismiss: { isOpen = false },
            content: { MenuPanel(close: { isOpen = false }, content: content) }) : nil)
    }
  }

  private func open() { isOpen = true }

  private var look: ButtonLook {
    if case .system(let look) = buttonStyle { return look }
    return .bordered
  }

  private var indicatorPart: ControlPart? {
    if outer != nil { return .submenuIndicator }
    return indicator == .hidden ? nil : .menuIndicator
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

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TheseusViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TheseusViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TheseusViews.Label(title, systemImage: systemImage) }
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TheseusViews.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TheseusViews.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
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

/// The order of a menu's items. Menus show the first item at the top, where they open, so all
/// orders are the one in which the items are written.
public struct MenuOrder: Hashable, Sendable {
  /// The name in the API.
  public let name: String
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

extension View {
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
  /// Has no effect: items always appear in the order in which they are written.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    hint(MenuOrderHint.self, order)
  }

  /// Whether choosing an item inside the view closes its menu. The default, and `.enabled`, close
  /// it.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  {
    environment(\.menuActionDismissBehavior, behavior)
  }
}

/// Whether the menu is open is not saved in a session.
extension Menu: TransientState {}

/// How the items of the menus in an element are ordered; inherited.
public enum MenuOrderHint: ElementHintKey { public typealias Value = MenuOrder }
