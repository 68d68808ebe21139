import TheseusCore

/// The label of a field that a style was given.
public typealias _TextFieldStyleLabel = StylePart

/// The style of fields. A custom style implements `_body`, as in SwiftUI. Its dynamic properties
/// are connected like a view's (R43).
@MainActor @preconcurrency
public protocol TextFieldStyle: DynamicProperty {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The system's styles are cases, so that they need no erasure.
private protocol SystemTextFieldStyle {
  @MainActor var look: TextFieldLook { get }
}

public struct DefaultTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
  nonisolated public init() {}
  var look: TextFieldLook { .automatic }
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldLook, look)
  }
}
public struct PlainTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
  nonisolated public init() {}
  var look: TextFieldLook { .plain }
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldLook, look)
  }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
  nonisolated public init() {}
  var look: TextFieldLook { .rounded }
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldLook, look)
  }
}
public struct SquareBorderTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
  nonisolated public init() {}
  var look: TextFieldLook { .rounded }
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldLook, look)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}

extension View {
  /// Sets the style of text fields and secure fields inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let look = (style as? any SystemTextFieldStyle)?.look
    return environment(
      \.textFieldStyle,
      look == nil ? ViewStyle(style, inside: \.textFieldStyle) { $0._body(configuration: $1) } : nil
    )
    .environment(\.textFieldLook, look ?? .automatic)
  }
}

private struct TextFieldLookKey: EnvironmentKey {
  static var defaultValue: TextFieldLook { .automatic }
}

extension EnvironmentValues {
  var textFieldStyle: ViewStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[ViewStyleKey.self] }
    set { self[ViewStyleKey.self] = newValue }
  }

  var textFieldLook: TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}
