#if Web
  import Foundation

  /// Names the tab whose code runs, in a file that outlives the process.
  ///
  /// A process that ends in the middle of a tab's code leaves the name: by a trap, by `exit`, by an
  /// endless loop that the `Watchdog` ended, by too much memory. The next process counts that
  /// crash. A kill from outside counts for no tab, whatever runs at that moment. A trap
  /// in a task is attributed by the task's `RunningTab.current`. A trap in a timer or in a job of a
  /// queue cannot be attributed, and counts for the tabs that ran last. Setting the name writes to
  /// memory only.
  @MainActor
  final class CrashMark {
    /// Tabs that one crash blames.
    struct Crash {
      var tabs: [TabID]
      /// Whether it was the only tab, not one of several that ran last.
      var isCertain: Bool
    }

    private let file: CrashMarkFile
    /// The tabs of the file's slots.
    private var recent = [RunningTab?](repeating: nil, count: CrashMarkFile.slotCount)
    private var running: RunningTab?

    /// - Parameter found: receives what an earlier process left.
    init?(path: String, found: (Crash) -> Void) {
      guard let file = CrashMarkFile(path: path) else { return nil }
      self.file = file
      if let crash = file.crash { found(crash) }
      file.begin()
      file.watchCrashes()
    }

    /// Runs code of a tab, possibly inside code of the same tab.
    func during<Result>(_ tab: RunningTab, _ body: () -> Result) -> Result {
      guard running !== tab else { return body() }
      let outer = running
      running = tab
      touch(tab)
      file.name(tab)
      defer {
        running = outer
        if let outer { file.name(outer) } else { file.clear() }
      }
      return body()
    }

    private func touch(_ tab: RunningTab) {
      if let known = recent.firstIndex(where: { $0 === tab }) { return file.touch(slot: known) }
      let slot = file.oldestSlot
      recent[slot] = tab
      file.write(tab, slot: slot)
    }
  }

  /// The tab to which code belongs: of the thread, and of the tasks that it started.
  final class RunningTab: Sendable {
    /// Inherited by tasks.
    @TaskLocal static var current: RunningTab?

    let id: TabID
    /// When it began, in nanoseconds of `CrashMarkFile`'s clock.
    let start = CrashMarkFile.now
    /// The page and the user, with a zero at the end: signal handlers read it.
    nonisolated(unsafe) let text: UnsafeMutablePointer<CChar>

    init(_ id: TabID) {
      self.id = id
      text = strdup("\(id.page)\n\(id.user)")
    }

    deinit { free(text) }
  }
#endif
