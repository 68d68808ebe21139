#if Web
  import Foundation
  import Synchronization

  /// Ends the process when code of an app does not return: the `CrashMark` then names the tab, and
  /// all others continue after the restart.
  ///
  /// A thread of its own looks whether the main thread is still in the same turn. While nothing
  /// runs, it only sleeps; it never wakes the main thread.
  @MainActor
  final class Watchdog {
    /// Odd while code of an app runs.
    private let turn = Turn()
    private var depth = 0

    private final class Turn: Sendable {
      let number = Atomic<UInt64>(0)
    }

    /// How many times the thread looks before it ends the process.
    nonisolated private static let looks = 6

    /// - Parameter seconds: how long code may run; infinite for ever.
    init(seconds: Double) {
      guard seconds < 1e6 else { return }
      // A process inherits the signals that its parent's thread had blocked.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGABRT)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      let pause = max(0.01, seconds / Double(Self.looks))
      let main = pthread_self()
      let turn = turn
      let thread = Thread { Self.watch(turn, main, pause: pause, seconds) }
      thread.name = "theseus.watchdog"
      thread.stackSize = 128 << 10
      thread.start()
    }

    /// Runs code of an app.
    func during<Result>(_ body: () -> Result) -> Result {
      depth += 1
      if depth == 1 { turn.number.add(1, ordering: .relaxed) }
      defer {
        depth -= 1
        if depth == 0 { turn.number.add(1, ordering: .relaxed) }
      }
      return body()
    }

    nonisolated private static func watch(
      _ turn: Turn, _ main: pthread_t, pause: TimeInterval, _ seconds: Double
    ) {
      var last: UInt64 = 0
      var seen = 0
      // Looks are counted, not time: while the whole process is stopped, no time passes for it.
      while seen < looks {
        Thread.sleep(forTimeInterval: pause)
        let now = turn.number.load(ordering: .relaxed)
        seen = now % 2 == 1 && now == last ? seen + 1 : 0
        last = now
      }
      let text = "code of a page runs for \(Int(seconds)) s without returning; the server ends\n"
      FileHandle.standardError.write(Data(text.utf8))
      pthread_kill(main, SIGABRT)
      // The handler has named the tab. A backtrace that never ends is not waited for.
      Thread.sleep(forTimeInterval: 5)
      kill(getpid(), SIGKILL)
    }
  }
#endif
