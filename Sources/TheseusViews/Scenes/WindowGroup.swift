import TheseusCore

/// Windows of one kind. The first opens when the app starts.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  let id: String
  let title: Text?
  /// The type of values that its windows show; nil for windows without a value.
  let valueType: Any.Type?
  let content: (AnyHashable?) -> Content

  init(
    id: String?, title: Text?, valueType: Any.Type? = nil,
    content: @escaping (AnyHashable?) -> Content
  ) {
    self.id = id ?? ""
    self.title = title
    self.valueType = valueType
    self.content = content
  }

  private init(id: String?, title: Text?, content: @escaping () -> Content) {
    self.init(id: id, title: title) { _ in content() }
  }

  public static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    guard let group = inputs.views.value(scene) else { return }
    let title = inputs.title(of: scene) { $0.title ?? Text(verbatim: "") }
    inputs.host.register(
      SceneEntry(
        id: group.id, title: title, opensAtStart: true, allowsMany: true,
        environment: inputs.views.environment,
        profile: inputs.profile, launch: inputs.launch, hints: inputs.hints,
        valueType: group.valueType
      ) { views, value, list in
        mountWindow(scene, views, &list) { $0.content(value) }
      })
    if group.valueType == nil {
      inputs.addOpener(id: group.id, title, at: .newItem) {
        $0.isEmpty ? "New Window" : "New \($0) Window"
      }
    }
  }
}

extension WindowGroup {
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(id: nil, title: nil, content: content)
  }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, title: nil, content: content)
  }
  public init(
    _ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(id: id, title: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(id: id, title: Text(title), content: content)
  }
}

/// One window, opened by `openWindow(id:)`; the first of an app's scenes opens when the app starts.
public struct Window<Content: View>: Scene {
  public typealias Body = Never
  let id: String
  let title: Text
  let content: () -> Content

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

  init(title: Text, id: String, content: @escaping () -> Content) {
    self.id = id
    self.title = title
    self.content = content
  }

  public static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    guard let window = inputs.views.value(scene) else { return }
    let title = inputs.title(of: scene) { $0.title }
    inputs.host.register(
      SceneEntry(
        id: window.id, title: title, opensAtStart: false, allowsMany: false,
        environment: inputs.views.environment,
        profile: inputs.profile, launch: inputs.launch, hints: inputs.hints
      ) {
        views, _, list in
        mountWindow(scene, views, &list) { $0.content() }
      })
    inputs.addOpener(id: window.id, title, at: .singleWindowList) { $0 }
  }
}

/// The app's settings, opened by `openSettings` or ⌘,.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  public static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    inputs.host.register(
      SceneEntry(
        id: SettingsID.value, title: SceneTitle("Settings"), opensAtStart: false, allowsMany: false,
        environment: inputs.views.environment,
        profile: inputs.profile, launch: inputs.launch, hints: inputs.hints
      ) {
        views, _, list in
        mountWindow(scene, views, &list) { $0.content() }
      })
    if !inputs.dropsCommands { inputs.addStandardItems(SettingsItem(), at: .appSettings) }
  }
}

enum SettingsID {
  static let value = "Settings"
}

/// Opens the settings.
private struct SettingsItem: View {
  @Environment(\.openSettings) private var openSettings
  var body: some View { Button("Settings…") { openSettings() }.keyboardShortcut(",") }
}

/// The content closure of a window's scene as a body: tracked, evaluated again when the app's body
/// changes it.
@MainActor
func mountWindow<S: Scene, Content: View>(
  _ scene: _GraphValue<S>, _ views: ViewInputs, _ list: inout ElementList,
  _ content: @escaping @MainActor (S) -> Content
) {
  let body = views.makeBody(scene) { content($0) }
  Content._mount(_GraphValue(body), views, into: &list)
}
