#if Web
  import CTerminal
  import Foundation
  import Synchronization

  /// The memory of a `CrashMark`: a file that is mapped, so that its content survives the process.
  ///
  /// It has the state, the tab that runs, the tabs that ran last, those that the crash before may
  /// blame, the time of the crash, and `MemoryKills.count` at the start. Of a tab that ran last it
  /// has when it ran and when it began. A process may end between any two writes.
  final class CrashMarkFile: Sendable {
    static let slotCount = 8
    private static let slotSize = 512
    private static let nameStart = 8
    private static let slotsStart = 1_024
    private static let suspectsStart = slotsStart + slotCount * slotSize
    private static let crashTime = suspectsStart + slotCount * slotSize
    private static let memoryKillsAtStart = crashTime + 8
    private static let size = memoryKillsAtStart + 8
    /// A tab that ran longer ago, in nanoseconds, did not cause a crash.
    private static let suspicion: UInt64 = 5_000_000_000
    /// Tabs that a crash may blame begin this far from each other, so the one that began within it
    /// is blamed for the next one.
    static let distance: UInt64 = 2_000_000_000

    private enum State {
      static let idle: UInt8 = 0
      /// Code of the named tab runs.
      static let named: UInt8 = 1
      /// The process crashed in code of no known tab.
      static let nameless: UInt8 = 2
      /// The process crashed in code of the named tab.
      static let crashed: UInt8 = 3
    }

    nonisolated(unsafe) private let memory: UnsafeMutableRawPointer
    private let memoryKills: UInt64
    /// From then on the main thread, which may still run, changes nothing.
    private let hasCrashed = Atomic<Bool>(false)

    /// The file that a crash of this process is written to.
    nonisolated(unsafe) private static var watched: CrashMarkFile?
    nonisolated(unsafe) private static var mainThread = pthread_self()

    /// - Parameter memoryKills: how many processes the system has killed for want of memory.
    init?(path: String, memoryKills: UInt64 = MemoryKills.count) {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard file >= 0 else { return nil }
      defer { close(file) }
      guard ftruncate(file, off_t(Self.size)) == 0,
        let start = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
        start != MAP_FAILED
      else { return nil }
      memory = start
      self.memoryKills = memoryKills
    }

    deinit { munmap(memory, Self.size) }

    // MARK: What the last process left

    var crash: CrashMark.Crash? {
      switch memory.load(as: UInt8.self) {
      case State.crashed: return crashOfNamedTab
      // A kill from outside is no fault of the tab whose code happened to run. If the system killed
      // for want of memory, that code probably took it.
      case State.named:
        return memoryKills > time(at: Self.memoryKillsAtStart) ? crashOfNamedTab : nil
      case State.nameless:
        let crash = time(at: Self.crashTime)
        func isBefore(_ time: UInt64, _ span: UInt64) -> Bool {
          time > 0 && time <= crash && crash - time <= span
        }
        let last = tabs(at: Self.slotsStart).filter { isBefore($0.ran, Self.suspicion) }
        // The crash before this one may have had the same cause.
        let earlier = Set(tabs(at: Self.suspectsStart).map(\.tab))
        let both = last.filter { earlier.contains($0.tab) }
        let new = both.filter { isBefore($0.began, Self.distance) }
        let choice = [new, both].first { !$0.isEmpty } ?? last
        return CrashMark.Crash(tabs: choice.map(\.tab), isCertain: false)
      default: return nil
      }
    }

    private var crashOfNamedTab: CrashMark.Crash? {
      tab(at: Self.nameStart).map { CrashMark.Crash(tabs: [$0], isCertain: true) }
    }

    private func tabs(at start: Int) -> [(tab: TabID, ran: UInt64, began: UInt64)] {
      (0..<Self.slotCount).compactMap { slot in
        let position = start + slot * Self.slotSize
        guard time(at: position) > 0, let tab = tab(at: position + 16) else { return nil }
        return (tab, time(at: position), time(at: position + 8))
      }
    }

    private func tab(at position: Int) -> TabID? {
      let text = String(cString: (memory + position).assumingMemoryBound(to: CChar.self))
      guard let end = text.firstIndex(of: "\n") else { return nil }
      return TabID(user: String(text[text.index(after: end)...]), page: String(text[..<end]))
    }

    private func time(at position: Int) -> UInt64 {
      (memory + position).loadUnaligned(as: UInt64.self)
    }

    private func set(_ time: UInt64, at position: Int) {
      (memory + position).storeBytes(of: time, as: UInt64.self)
    }

    static var now: UInt64 {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    // MARK: What this process writes

    /// Forgets what was read, but for the tabs that a crash without a name may blame.
    func begin() {
      let suspects = crash.map { $0.isCertain ? [] : $0.tabs } ?? []
      clear()
      set(memoryKills, at: Self.memoryKillsAtStart)
      for slot in 0..<Self.slotCount {
        set(0, at: Self.slotsStart + slot * Self.slotSize)
        set(0, at: Self.suspectsStart + slot * Self.slotSize)
      }
      for (slot, tab) in suspects.prefix(Self.slotCount).enumerated() {
        write(RunningTab(tab), at: Self.suspectsStart + slot * Self.slotSize)
      }
    }

    func clear() {
      guard !hasCrashed.load(ordering: .relaxed) else { return }
      memory.storeBytes(of: State.idle, as: UInt8.self)
    }

    func name(_ tab: RunningTab) {
      guard !hasCrashed.load(ordering: .relaxed) else { return }
      name(text: tab.text, State.named)
    }

    /// The state is set last.
    private func name(text: UnsafePointer<CChar>, _ state: UInt8) {
      copy(text, to: Self.nameStart, limit: Self.slotsStart - Self.nameStart)
      memory.storeBytes(of: state, as: UInt8.self)
    }

    func touch(slot: Int) { set(Self.now, at: Self.slotsStart + slot * Self.slotSize) }

    var oldestSlot: Int {
      (0..<Self.slotCount).min {
        time(at: Self.slotsStart + $0 * Self.slotSize)
          < time(at: Self.slotsStart + $1 * Self.slotSize)
      } ?? 0
    }

    func write(_ tab: RunningTab, slot: Int) {
      write(tab, at: Self.slotsStart + slot * Self.slotSize)
    }

    private func write(_ tab: RunningTab, at position: Int) {
      set(0, at: position)
      set(tab.start, at: position + 8)
      copy(tab.text, to: position + 16, limit: Self.slotSize - 16)
      set(Self.now, at: position)
    }

    private func copy(_ text: UnsafePointer<CChar>, to position: Int, limit: Int) {
      let target = (memory + position).assumingMemoryBound(to: CChar.self)
      var index = 0
      while index < limit - 1, text[index] != 0 {
        target[index] = text[index]
        index += 1
      }
      target[index] = 0
    }

    /// Notes the tab when this process crashes, or when a tab's code calls `exit`. Call it on the
    /// main thread.
    func watchCrashes() {
      Self.watched = self
      Self.mainThread = pthread_self()
      // Their first use takes locks, which a handler must not do.
      _ = RunningTab.current
      _ = pthread_equal(Self.mainThread, pthread_self())
      cterminal_on_crash { _ in
        if let file = CrashMarkFile.watched, !file.noteEndInTab() {
          file.memory.storeBytes(of: State.nameless, as: UInt8.self)
        }
      }
      atexit { _ = CrashMarkFile.watched?.noteEndInTab() }
    }

    /// Notes that the process ends in the code of a tab, and returns whether it does.
    ///
    /// In the handler of a signal, on the thread that crashed: allocates nothing.
    private func noteEndInTab() -> Bool {
      hasCrashed.store(true, ordering: .relaxed)
      set(Self.now, at: Self.crashTime)
      let isMain = pthread_equal(Self.mainThread, pthread_self()) != 0
      // A crash of another thread is not a crash of the tab whose code the main thread runs.
      if isMain, memory.load(as: UInt8.self) == State.named {
        memory.storeBytes(of: State.crashed, as: UInt8.self)
        return true
      }
      guard let tab = RunningTab.current else { return false }
      name(text: tab.text, State.crashed)
      return true
    }
  }

  /// The processes that the system has killed for want of memory since it started.
  enum MemoryKills {
    /// 0 where the system does not count them.
    static var count: UInt64 {
      let text = (try? String(contentsOfFile: "/proc/vmstat", encoding: .utf8)) ?? ""
      return count(in: text)
    }

    /// - Parameter text: of `/proc/vmstat`, a name and a number in each line.
    static func count(in text: String) -> UInt64 {
      let line = text.split(separator: "\n").first { $0.hasPrefix("oom_kill ") }
      return line?.split(separator: " ").last.flatMap { UInt64($0) } ?? 0
    }
  }
#endif
