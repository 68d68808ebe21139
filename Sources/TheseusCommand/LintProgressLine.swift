#if Lint
  import Foundation
  import IdentityLint
  import Synchronization

  /// On a terminal's standard error, how far a run is that takes longer than a moment.
  final class LintProgressLine: Sendable {
    private let isOver = Atomic(false)
    private let finished = DispatchSemaphore(value: 0)
    private let isTerminal = isatty(2) == 1

    private static let patience: Duration = .milliseconds(600)
    private static let interval = 0.1

    init(_ progress: LintProgress) {
      guard isTerminal else { return }
      let start = ContinuousClock.now
      Thread.detachNewThread { [self] in
        var isShown = false
        while !isOver.load(ordering: .relaxed) {
          if start.duration(to: .now) > LintProgressLine.patience {
            isShown = true
            LintProgressLine.write(LintProgressLine.text(progress))
          }
          Thread.sleep(forTimeInterval: LintProgressLine.interval)
        }
        if isShown { LintProgressLine.write("") }
        finished.signal()
      }
    }

    /// Clears the line; nothing is written afterwards.
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

    private static func write(_ line: String) { FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8)) }
  }
#endif
