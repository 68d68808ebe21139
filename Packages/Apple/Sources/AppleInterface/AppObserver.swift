import SwiftUI

/// Reports the app's events to the delegates of AppKit and UIKit apps.
@MainActor
public enum AppObserver {
  private static var isStarted = false
  private static var observers: [@MainActor (AppHost.Stage) -> Void] = []

  /// Calls `observer` with every later stage.
  public static func observe(_ observer: @escaping @MainActor (AppHost.Stage) -> Void) {
    observers.append(observer)
    guard !isStarted else { return }
    isStarted = true
    AppHost.onStage { _, stage in for observer in AppObserver.observers { observer(stage) } }
  }
}
