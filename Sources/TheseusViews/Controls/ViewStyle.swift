import TheseusCore

/// A part of a styled view, as its style is given it.
public struct StylePart: View {
  private let content: AnyView?

  init<Content: View>(_ content: Content) { self.content = AnyView(content) }
  init(_ content: AnyView?) { self.content = content }

  var isEmpty: Bool { content == nil }

  public var body: some View { content }
}

/// A style of any type: creates the body from its configuration.
struct ViewStyle<Configuration> {
  let makeBody: (Configuration) -> AnyView

  /// - Parameters:
  ///   - style: its dynamic properties are connected as a view's are (R43).
  ///   - kind: the key of the style in the environment. The style's own result is shown without a
  ///     style, so that a style can wrap the default view.
  @MainActor
  init<Style: DynamicProperty, Body: View>(
    _ style: Style, inside kind: WritableKeyPath<EnvironmentValues, ViewStyle?>,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.makeBody = {
      AnyView(StyledView(style: style, configuration: $0, kind: kind, content: makeBody))
    }
  }
}

private struct StyledView<Style: DynamicProperty, Configuration, Content: View>: View {
  var style: Style
  let configuration: Configuration
  let kind: WritableKeyPath<EnvironmentValues, ViewStyle<Configuration>?>
  let content: @MainActor (Style, Configuration) -> Content

  var body: some View { content(style, configuration).environment(kind, nil) }
}

/// The style of the views with one kind of configuration.
struct ViewStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ViewStyle<Configuration>? { nil }
}
