import TheseusCore

/// A menu of the system's menu bar; here one of the app's own menus, titled by its label.
///
/// In an app that has no windows, except settings, the first of them is a window, whether it is
/// inserted or not: there is nothing else to show.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never
  var title: Text?
  var label: Label
  var content: _InsertedContent<Content>

  /// - Parameter isInserted: whether the menu is there. Its content has no state while it is not.
  private init(isInserted: Binding<Bool>?, content: Content, label: Label, title: Text? = nil) {
    self.title = title
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
    let style = inputs.hints[MenuBarExtraStyleHint.self]
    let commands = inputs.commands.reserved()
    let isMenu = !(style is WindowMenuBarExtraStyle)
    inputs.host.register(
      SceneEntry(
        id: "MenuBarExtra", title: inputs.title(of: scene) { $0.title ?? Text(verbatim: "") },
        opensAtStart: true, allowsMany: false, environment: inputs.views.environment,
        profile: inputs.profile, launch: inputs.launch, hints: inputs.hints,
        addMenu: {
          commands.menus.add(
            _InsertedContent<Content>.self, scene[\.content], under: Label.self, scene[\.label],
            commands, style: style)
        }
      ) { views, _, list in
        mountWindow(scene, views, &list) {
          _MenuBarWindow(isMenu: isMenu, content: $0.content.content)
        }
      })
  }
}

/// The window of a menu of the menu bar. The items of a menu are a column.
struct _MenuBarWindow<Content: View>: View {
  let isMenu: Bool
  let content: Content

  var body: some View {
    if isMenu { VStack(alignment: .leading) { content } } else { content }
  }
}

extension AppHost {
  /// Adds the menus of the menu bar to the app's menus, but one of an app that has no windows: it
  /// is the app's first window.
  func placeMenuBarExtras() {
    let hasWindows = scenes.contains { $0.addMenu == nil && $0.id != SettingsID.value }
    let window = hasWindows ? nil : scenes.firstIndex { $0.addMenu != nil }
    for (index, scene) in scenes.enumerated() where index != window { scene.addMenu?() }
    let others = scenes.filter { $0.addMenu == nil }
    scenes = (window.map { [scenes[$0]] } ?? []) + others
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
    self.init(
      isInserted: nil, content: content(), label: Text(titleKey),
      title: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(isInserted: nil, content: content(), label: Text(title), title: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: isInserted, content: content(), label: Text(titleKey),
      title: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content(), label: Text(title), title: Text(title))
  }
}

extension MenuBarExtra where Label == TheseusViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: nil, content: content(),
      label: TheseusViews.Label(titleKey, systemImage: systemImage), title: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: nil, content: content(),
      label: TheseusViews.Label(title, systemImage: systemImage), title: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: isInserted, content: content(),
      label: TheseusViews.Label(titleKey, systemImage: systemImage), title: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: isInserted, content: content(),
      label: TheseusViews.Label(title, systemImage: systemImage), title: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(
      isInserted: nil, content: content(), label: TheseusViews.Label(titleKey, image: image),
      title: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(
      isInserted: nil, content: content(), label: TheseusViews.Label(title, image: image),
      title: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: isInserted, content: content(), label: TheseusViews.Label(titleKey, image: image),
      title: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted: isInserted, content: content(), label: TheseusViews.Label(title, image: image),
      title: Text(title))
  }
}

/// How a menu of the menu bar opens; here they are menus of the app.
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
