import TheseusCore

/// A window with tools for the app's other windows, opened by `openWindow(id:)` or from the menu. A
/// terminal shows one window at a time, so that it is a `Window` there; others see its level.
public struct UtilityWindow<Content: View>: Scene {
  private let id: String
  private let title: Text
  private let content: () -> Content

  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.id = id
    title = Text(titleKey)
    self.content = content
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.id = id
    self.title = Text(title)
    self.content = content
  }

  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.id = id
    self.title = title
    self.content = content
  }

  public var body: some Scene {
    Window(title: title, id: id, content: content).windowLevel(.floating)
  }
}
