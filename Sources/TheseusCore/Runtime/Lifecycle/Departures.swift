/// Actions to run after something has been away for a number of committed updates (R71).
@MainActor
final class Departures {
  private struct Departure {
    /// The remaining number of updates.
    var left: Int
    let action: () -> Void
  }

  private var waiting: [Departure] = []
  private var arrived: [Departure] = []

  /// Runs `action` at the end of the update that is `updates` after the present one; 0: of the
  /// present one.
  func append(after updates: Int, _ action: @escaping () -> Void) {
    arrived.append(Departure(left: updates, action: action))
  }

  func end() {
    waiting = []
    arrived = []
  }

  /// The present update has settled: runs the pending actions. Returns whether there were any.
  func runDue(isNewUpdate: Bool) -> Bool {
    if waiting.isEmpty && arrived.isEmpty { return false }
    if isNewUpdate { for index in waiting.indices { waiting[index].left -= 1 } }
    let due = waiting.filter { $0.left <= 0 } + arrived.filter { $0.left <= 0 }
    waiting = waiting.filter { $0.left > 0 } + arrived.filter { $0.left > 0 }
    arrived = []
    for departure in due { departure.action() }
    return !due.isEmpty
  }
}
