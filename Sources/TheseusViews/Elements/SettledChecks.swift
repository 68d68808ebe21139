import TheseusCore

/// Checks of a window's elements that wait until an event has taken all its effects.
///
/// An event may need several updates: `onChange` resets a selection after the update that removed
/// its row. What only holds between two of them is no fault.
@MainActor
final class SettledChecks {
  private var waiting: [() -> Void] = []

  func add(_ check: @escaping () -> Void) { waiting.append(check) }

  func run() {
    guard !waiting.isEmpty else { return }
    let checks = waiting
    waiting = []
    for check in checks { check() }
  }
}

extension ViewElement {
  /// Calls `check` when the event at hand causes no further update, unless the element has been
  /// removed by then.
  func whenSettled(_ check: @escaping () -> Void) {
    guard let checks = window.part(SettledChecks.self) else { return check() }
    checks.add { [weak self] in
      if let self, scope.isAlive { check() }
    }
  }
}
