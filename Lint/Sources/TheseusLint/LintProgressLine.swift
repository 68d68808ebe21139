import Foundation
import IdentityLint
import Synchronization

/// Shows the progress of a longer run on a terminal's standard error.
final class LintProgressLine: Sendable {
  private let isOver = Atomic(false)
  private let finished = DispatchSemaphore(value: 0)
  private let isTerminal = isatty(2) == 1

  private static let patience: Duration = .milliseconds(600)
  private static let interval = 0.1

  init(_ progress: LintProgress) {
    guard isTerminal else { return }
    // Interrupted, it leaves no half line where the shell will write.
    signal(SIGINT) { number in
      let clear: [UInt8] = [0x0D, 0x1B, 0x5B, 0x4B]
      _ = write(2, clear, clear.count)
      signal(number, SIG_DFL)
      raise(number)
    }
    let start = ContinuousClock.now
    Thread.detachNewThread { [self] in
      var isShown = false
      while !isOver.load(ordering: .relaxed) {
        if start.duration(to: .now) > LintProgressLine.patience {
          isShown = true
          LintProgressLine.show(LintProgressLine.text(progress))
        }
        Thread.sleep(forTimeInterval: LintProgressLine.interval)
      }
      if isShown { LintProgressLine.show("") }
      finished.signal()
    }
  }

  /// Clears the line; nothing is written afterward.
  func end() {
    guard isTerminal, !isOver.exchange(true, ordering: .relaxed) else { return }
    finished.wait()
  }

  private static func text(_ progress: LintProgress) -> String {
    switch progress.phase {
    case .finding: "finding files"
    case .reading: "reading \(grouped(progress.done)) of \(grouped(progress.total)) files"
    case .linting: "linting \(grouped(progress.done)) of \(grouped(progress.total)) files"
    case .done: ""
    }
  }

  private static func show(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(line)".utf8))
  }
}
