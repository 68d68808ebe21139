import Foundation

/// Lets a text that speaks of now know when it reads differently, by the clock of the window it is
/// in.
@MainActor
final class TextTicker {
  private weak var window: WindowState?
  private let start: (date: Date, time: Duration)
  private var waiting: Task<Void, Never>?
  /// Whether the time it waited for has come.
  private(set) var isDue = false

  init(_ window: WindowState) {
    self.window = window
    start = (.now, window.now())
  }

  deinit { waiting?.cancel() }

  /// The date on the window's clock, which starts when the text was first shown.
  var now: Date {
    guard let window else { return .now }
    return start.date.addingTimeInterval((window.now() - start.time) / .seconds(1))
  }

  /// Calls `action` after this many seconds and updates the window, unless it is called again
  /// before.
  func wait(for seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    isDue = false
    waiting?.cancel()
    guard let sleep = window?.sleep, seconds < 1e9 else { return }
    waiting = Task { [weak self] in
      guard (try? await sleep(.seconds(max(seconds, 0.001)))) != nil, !Task.isCancelled, let self
      else { return }
      self.isDue = true
      action()
      self.window?.flush()
    }
  }
}
