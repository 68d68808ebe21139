import TheseusCore

/// A part of a styled view, as its style is given it.
public struct StylePart: View {
  private let content: AnyView?

  init<Content: View>(_ content: Content) { self.content = AnyView(content) }
  init(_ content: AnyView?) { self.content = content }

  public var body: some View { content }
}

/// A style of some kind, whatever its type: what it makes of the parts.
struct ViewStyle<Configuration> {
  let makeBody: (Configuration) -> AnyView
}
