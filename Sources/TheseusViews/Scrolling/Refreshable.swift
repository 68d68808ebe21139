import Foundation
import TheseusCore

/// Reloads the content of a view; `refreshable` puts it into the environment.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that reloads the surrounding content; nil when there is none.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets the lists and scroll views inside be refreshed: Control-R while focus is in them. They
  /// show an indicator until `action` returns.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// The running refresh of one scroll view.
@MainActor
final class RefreshState {
  private(set) var isRunning = false
  let phase = AnimationPhase()
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  /// Runs the action, unless it is running. `changed` is called when it begins and ends.
  func begin(_ action: RefreshAction, changed: @escaping @MainActor () -> Void) {
    guard !isRunning else { return }
    isRunning = true
    changed()
    task = Task { [weak self] in
      await action()
      self?.isRunning = false
      self?.phase.stop()
      changed()
    }
  }
}
