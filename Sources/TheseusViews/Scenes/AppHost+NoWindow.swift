import TheseusCore

/// An app that has closed its last window itself runs on, as on a Mac, where its icon is in the
/// Dock. A host has to show something: the app's name, with a button that stands for this icon.
extension AppHost {
  /// Whether no window of the app's scenes is open.
  public var hasNoWindow: Bool { windows.allSatisfy(\.isPlaceholder) }

  /// Closes a window at the request of the app's code. After the last one the app runs on.
  public func closeWithoutQuitting(_ window: AppWindow) {
    if windows.count == 1, !window.isPlaceholder { open(placeholder) }
    if windows.count > 1 { close(window) }
  }

  /// Has `answer` asked when the user comes to an app that has no window. The first scene's window
  /// opens, unless an answer is false.
  public static func onReopen(_ answer: @escaping @MainActor (AppHost) -> Bool) {
    reopenings.append(answer)
  }

  @MainActor private static var reopenings: [@MainActor (AppHost) -> Bool] = []

  private func reopen() {
    var opens = true
    for answer in Self.reopenings where !answer(self) { opens = false }
    guard opens, hasNoWindow, let scene = scenes.first(where: \.opensAtStart) ?? scenes.first else {
      return
    }
    open(scene)
  }

  /// Closes the placeholder after a window has opened, unless something is shown above it.
  func closePlaceholder() {
    guard !hasNoWindow,
      let window = windows.first(where: { $0.isPlaceholder && $0.host.layers.layers.isEmpty })
    else { return }
    close(window)
  }

  private var placeholder: SceneEntry {
    SceneEntry(
      id: PlaceholderID.value, title: SceneTitle(""), opensAtStart: false, allowsMany: false,
      launch: .suppressed, hints: SceneHints()
    ) { [weak self] inputs, _, list in
      let view = NoWindowView(name: Self.appName) { self?.reopen() }
      let source = inputs.graph.makeSource(view, in: inputs.scope.subgraph)
      NoWindowView._mount(_GraphValue(source), inputs, into: &list)
    }
  }
}

extension AppHost.AppWindow {
  /// Whether it is shown in place of the app's windows, none of which is open.
  public var isPlaceholder: Bool { sceneID == PlaceholderID.value }
}

enum PlaceholderID {
  /// No scene of an app has this id.
  static let value = "Theseus.NoWindow"
}

private struct NoWindowView: View {
  let name: String
  let open: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Text("\(Text(verbatim: name)) has no open window.").foregroundStyle(.secondary)
      Button("Open", action: open)
    }
  }
}
