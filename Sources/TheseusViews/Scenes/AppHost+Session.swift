import Foundation
import TheseusCore

/// The open windows as snapshots hold them (R32).
struct WindowsSession: Codable, Equatable {
  struct Window: Codable, Equatable {
    var scene: String
    var number: Int
    var value: SavedHashable?
  }

  var windows: [Window]
  /// The index of the frontmost one.
  var key: Int?
}

extension AppHost {
  /// Makes the open windows a part of the session.
  /// - Returns: those of the last run.
  func joinSession() -> WindowsSession? {
    let inputs = runtime.rootInputs()
    let place = inputs.identity
    return inputs.keepInSession(.windows, of: AppHost.self, at: { place }) { [weak self] in
      self?.session
    }
  }

  private var session: WindowsSession? {
    // Documents are reopened by their drafts and by the user.
    let kept = windows.filter { window in
      scenes.contains { $0.id == window.sceneID && $0.documents == nil }
    }
    guard !kept.isEmpty else { return nil }
    return WindowsSession(
      windows: kept.map { window in
        .init(
          scene: window.sceneID, number: window.number,
          value: window.value.flatMap { SavedHashable($0) })
      }, key: kept.firstIndex { $0 === keyWindow })
  }

  /// Opens the windows of the last run. Returns false when none can be opened, or files were named.
  func reopen(_ session: WindowsSession?, _ files: [URL]) -> Bool {
    guard let session, files.isEmpty, !scenes.contains(where: { $0.documents != nil }) else {
      return false
    }
    var key: AppWindow?
    for (index, saved) in session.windows.enumerated() {
      // This build has no scene for the window's value.
      guard let (scene, value) = place(of: saved) else { continue }
      if !windows.isEmpty { finishOpening() }
      let window = open(scene, value, number: saved.number)
      if index == session.key { key = window }
    }
    if let key, key !== keyWindow {
      finishOpening()
      select(key)
    }
    return !windows.isEmpty
  }

  /// The scene of a saved window, and the window's value. Scenes without ids differ by the types of
  /// their values.
  private func place(of saved: WindowsSession.Window) -> (scene: SceneEntry, value: AnyHashable?)? {
    let named = scenes.filter { $0.id == saved.scene }
    guard let value = saved.value else {
      return (named.first { $0.valueType == nil } ?? named.first).map { ($0, nil) }
    }
    for scene in named {
      guard let type = scene.valueType, let value = value.value(as: type) else { continue }
      return (scene, value)
    }
    return nil
  }
}
