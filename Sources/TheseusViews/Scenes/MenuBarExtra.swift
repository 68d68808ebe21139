import TheseusCore

/// A menu of the system's menu bar; here one of the app's own menus, titled by its label.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never
  var label: Label
  var content: _InsertedContent<Content>

  /// - Parameter isInserted: whether the menu is there. Its content has no state while it is not.
  private init(isInserted: Binding<Bool>?, content: Content, label: Label) {
    self.label = label
    self.content = _InsertedContent(isInserted: isInserted, content: content)
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isInserted: nil, content: content(), label: label())
  }

  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isInserted: isInserted, content: content(), label: label())
  }

  public static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    inputs.host.commands.add(
      _InsertedContent<Content>.self, scene[\.content], under: Label.self, scene[\.label],
      inputs.commands, style: inputs.hints[MenuBarExtraStyleHint.self])
  }
}

/// Content that is present while a binding is true.
struct _InsertedContent<Content: View>: View {
  let isInserted: Binding<Bool>?
  let content: Content
  var body: some View { if isInserted?.wrappedValue ?? true { content } }
}

extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(isInserted: nil, content: content(), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(isInserted: nil, content: content(), label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content(), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content(), label: Text(title))
  }
}

extension MenuBarExtra where Label == TheseusViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: nil, content: content(),
      label: TheseusViews.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: nil, content: content(),
      label: TheseusViews.Label(title, systemImage: systemImage))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: isInserted, content: content(),
      label: TheseusViews.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: isInserted, content: content(),
      label: TheseusViews.Label(title, systemImage: systemImage))
  }

  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(
      isInserted: nil, content: content(), label: TheseusViews.Label(titleKey, image: image))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(isInserted: nil, content: content(), label: TheseusViews.Label(title, image: image))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: isInserted, content: content(), label: TheseusViews.Label(titleKey, image: image))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: isInserted, content: content(), label: TheseusViews.Label(title, image: image))
  }
}

/// How a menu of the menu bar opens; here all are menus.
public protocol MenuBarExtraStyle: Sendable {}
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: Self { Self() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: Self { Self() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: Self { Self() }
}

extension Scene {
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    hint(MenuBarExtraStyleHint.self, style)
  }
}

/// How a menu of the menu bar opens.
public enum MenuBarExtraStyleHint: ElementHintKey {
  public typealias Value = any MenuBarExtraStyle
}
