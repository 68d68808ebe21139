import Foundation
import TheseusCore

/// Loads again what a view shows; `refreshable` puts it into the environment.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// How the content around can be loaded again; nil where it cannot.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets the lists and scroll views inside be refreshed: Control-R while the keyboard is in them.
  /// They show that it goes on until `action` returns.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// A refresh that goes on, of one scroll view.
@MainActor
final class RefreshState {
  private(set) var isRunning = false
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  /// Runs the action, unless it runs already. `changed` is called when that begins and ends.
  func begin(_ action: RefreshAction, changed: @escaping @MainActor () -> Void) {
    guard !isRunning else { return }
    isRunning = true
    changed()
    task = Task { [weak self] in
      await action()
      self?.isRunning = false
      changed()
    }
  }
}
