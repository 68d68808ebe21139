import AttributeGraph
import Observation
import TheseusCore

/// The title of a scene, which may follow the state of the app and the locale of the scene.
@Observable @MainActor
final class SceneTitle {
  private(set) var text: String

  init(_ text: String) { self.text = text }

  fileprivate func follow(_ text: String, _ host: AppHost?) {
    guard text != self.text else { return }
    self.text = text
    host?.titleChanged(self)
  }
}

extension SceneInputs {
  /// The title of a scene, from now on.
  ///
  /// - Parameter text: the title, when the scene has this value.
  func title<S: Scene>(of scene: _GraphValue<S>, _ text: @escaping (S) -> Text) -> SceneTitle {
    let settings = views.environment.value(\.readerSettings)
    let reader = views.value(_GraphValue(settings)) ?? ReaderSettings()
    let title = SceneTitle(views.value(scene).map { text($0).string(for: reader) } ?? "")
    let rule = SceneTitleRule(
      scene: scene, settings: settings, text: text, title: title, host: WeakHost(host: host))
    _ = views.graph.makeRule(rule, in: views.scope.subgraph, eager: views.effectPriority)
    return title
  }
}

private struct WeakHost {
  weak var host: AppHost?
}

@MainActor
private struct SceneTitleRule<S: Scene> {
  let scene: _GraphValue<S>
  let settings: Attribute<ReaderSettings>
  let text: (S) -> Text
  let title: SceneTitle
  let host: WeakHost
}

extension SceneTitleRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) {
    let settings = try context[settings]
    let text = text(try context.load(scene)).string(for: settings)
    guard text != title.text else { return }
    host.host?.runtime.afterUpdate { [title, host] in title.follow(text, host.host) }
  }

  static func areEqual(_ a: borrowing Void, _ b: borrowing Void) -> Bool { true }
}
