import TheseusCore

/// The configuration of a menu style.
public struct MenuStyleConfiguration {
  public typealias Label = StylePart
  public typealias Content = StylePart
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was given, for it to show around.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: { configuration.content }, label: { configuration.label },
      performing: configuration.primaryAction)
  }
}

/// The style of closed menus. Its dynamic properties are connected like a view's (R43).
@MainActor @preconcurrency
public protocol MenuStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// Menus that look like bordered buttons, as all menus do.
@available(*, deprecated, message: "Use .button and a button style.")
public struct BorderedButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).environment(\.buttonStyleChoice, .system(.bordered))
  }
}
@available(*, deprecated, message: "Use .button and a button style.")
extension MenuStyle where Self == BorderedButtonMenuStyle {
  public static var borderedButton: Self { Self() }
}

public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).environment(\.buttonStyleChoice, .system(.borderless))
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

extension View {
  /// Sets the style of menus inside.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    // The system's styles are recognized by type, so that they need no erasure.
    let isSystems =
      style is DefaultMenuStyle || style is ButtonMenuStyle || style is BorderlessButtonMenuStyle
    return environment(
      \.menuStyle,
      isSystems ? nil : ViewStyle(style, inside: \.menuStyle) { $0.makeBody(configuration: $1) }
    )
    .transformEnvironment(\.buttonStyleChoice) {
      if style is BorderlessButtonMenuStyle { $0 = .system(.borderless) }
    }
  }
}

extension EnvironmentValues {
  var menuStyle: ViewStyle<MenuStyleConfiguration>? {
    get { self[ViewStyleKey.self] }
    set { self[ViewStyleKey.self] = newValue }
  }
}
