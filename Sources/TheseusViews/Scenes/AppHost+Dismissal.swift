import Foundation

extension AppHost {
  /// Closes the window for a value, or all windows of a scene.
  func dismissWindow(id: String?, value: AnyHashable? = nil) {
    if let value {
      let window = windows.last { $0.value == value && (id == nil || $0.sceneID == id) }
      if let window { close(window) }
      return
    }
    let group = windows.filter { $0.sceneID == id }
    let meant = group.isEmpty ? windows.filter { $0.id == id } : group
    // The frontmost one at last, so that none of the others comes to the front before it closes.
    for window in meant.reversed() where window !== keyWindow { close(window) }
    if let window = meant.first(where: { $0 === keyWindow }) { close(window) }
  }
}
