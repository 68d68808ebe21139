import Foundation
import TheseusCore

/// The configuration of a button style.
public struct ButtonStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// The appearance of buttons; the system activates them. Its dynamic properties are connected like
/// a view's (R43).
@MainActor @preconcurrency
public protocol ButtonStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a primitive button style.
public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  /// Performs the button's action.
  public func trigger() { action() }
}

/// The appearance and the activation of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyledPrimitiveButton(style: self, configuration: configuration))
  }
}

extension ButtonStyle {
  func erasedBody(_ role: ButtonRole?, _ label: AnyView, _ action: @escaping () -> Void) -> AnyView
  {
    AnyView(StyledButton(style: self, role: role, label: label, action: action))
  }
}

private struct StyledPrimitiveButton<Style: PrimitiveButtonStyle>: View {
  var style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  var body: some View {
    style.makeBody(configuration: configuration).environment(
      \.buttonStyleChoice, .system(.bordered))
  }
}

private struct StyledButton<Style: ButtonStyle>: View {
  var style: Style
  let role: ButtonRole?
  let label: AnyView
  let action: () -> Void
  @State private var isPressed = false
  @FocusState private var isFocused: Bool

  var body: some View {
    _ButtonCore(
      header: ButtonHeader(
        look: .bare, role: role, action: Unseen(action), pressed: Unseen { isPressed = $0 }),
      label: style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: role, label: .init(content: label), isPressed: isPressed)
      ).environment(\.isFocused, isFocused)
    )
    .focused($isFocused)
  }
}

/// The style that fits where the button is.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration, .bordered)
  }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration, .bordered)
  }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration, .prominent)
  }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration, .borderless)
  }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration, .plain)
  }
}

public struct LinkButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration, .borderless)
  }
}

/// Bordered where hosts have no glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  nonisolated public init(_ glass: Glass) {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration, .bordered)
  }
}

/// Prominent where hosts have no glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration, .prominent)
  }
}

/// For filters in the bar above a list: without a border.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration, .borderless)
  }
}

/// For actions in the bar above a list: without a border.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration, .borderless)
  }
}

private struct SystemButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: ButtonLook

  init(_ configuration: PrimitiveButtonStyleConfiguration, _ look: ButtonLook) {
    self.configuration = configuration
    self.look = look
  }

  var body: some View {
    _ButtonCore(
      header: ButtonHeader(
        look: look, role: configuration.role, action: Unseen(configuration.action)),
      label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

/// The button style of a place. The system's styles are known by name, so that they need no type
/// erasure.
enum ButtonStyleChoice {
  case system(ButtonLook)
  case primitive(any PrimitiveButtonStyle)
  case custom(any ButtonStyle)
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleChoice { .system(.bordered) }
}

extension EnvironmentValues {
  var buttonStyleChoice: ButtonStyleChoice {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// Whether a control repeats its action while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let choice: ButtonStyleChoice =
      switch style {
      case is DefaultButtonStyle, is BorderedButtonStyle, is GlassButtonStyle: .system(.bordered)
      case is BorderedProminentButtonStyle, is GlassProminentButtonStyle: .system(.prominent)
      case is BorderlessButtonStyle, is LinkButtonStyle, is AccessoryBarButtonStyle,
        is AccessoryBarActionButtonStyle:
        .system(.borderless)
      case is PlainButtonStyle: .system(.plain)
      default: .primitive(style)
      }
    return environment(\.buttonStyleChoice, choice)
  }

  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyleChoice, .custom(style))
  }

  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    hint(ButtonRepeatHint.self, behavior)
  }
}

/// Over when the user's gesture is.
extension StyledButton: TransientState {}

/// Whether the buttons in an element repeat while they are pressed; inherited.
public enum ButtonRepeatHint: ElementHintKey { public typealias Value = ButtonRepeatBehavior }
