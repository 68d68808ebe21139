import Foundation
import OSLog
import Testing

@testable import UnifiedLogging

@Suite("OSLogStore")
struct LogStoreTests {
  private func entries(
    _ subsystem: String, _ store: OSLogStore, at position: OSLogPosition? = nil,
    with options: OSLogEnumerator.Options = []
  ) throws -> [OSLogEntryLog] {
    try store.getEntries(with: options, at: position)
      .compactMap { $0 as? OSLogEntryLog }
      .filter { $0.subsystem == subsystem }
  }

  @Test("a store has what the process logged, in its order")
  func entries() throws {
    let subsystem = "store.\(UUID())"
    let logger = Logger(
      OSLog(subsystem: subsystem, category: "sync"))
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let before = Date()
    logger.debug("one")
    logger.notice("\("secret") \(2)")
    logger.fault("three")
    let all = try entries(subsystem, store)
    #expect(all.map(\.composedMessage) == ["one", "<private> 2", "three"])
    #expect(all.map(\.level) == [.debug, .notice, .fault])
    #expect(all.allSatisfy { $0.category == "sync" && $0.date >= before })
    #expect(all.allSatisfy { $0.processIdentifier == ProcessInfo.processInfo.processIdentifier })
    let reversed = try entries(subsystem, store, with: .reverse)
    #expect(reversed.map(\.level) == [.fault, .notice, .debug])
  }

  @Test("a position and a predicate leave out entries")
  func positions() throws {
    let subsystem = "store.\(UUID())"
    let logger = Logger(subsystem: subsystem, category: "")
    logger.info("early")
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let later = store.position(date: Date().addingTimeInterval(60))
    #expect(try entries(subsystem, store, at: later).isEmpty)
    let boot = store.position(timeIntervalSinceLatestBoot: 0)
    #expect(try entries(subsystem, store, at: boot).count == 1)
    let none = try store.getEntries(matching: NSPredicate(value: false))
    #expect(Array(none).isEmpty)
  }

  @Test("the logs of other processes cannot be read")
  func scopes() {
    #expect(throws: (any Error).self) { try OSLogStore(scope: .system) }
    #expect(throws: (any Error).self) { try OSLogStore.local() }
  }

  @Test(
    "counts of bytes and bits have the largest unit that fits",
    arguments: [
      (OSLogIntExtendedFormat.byteCount, 4_720, "4.72 kB"), (.byteCount, 999, "999 B"),
      (.byteCountIEC, 4_718_592, "4.50 MiB"), (.bitrate, 123_000, "123.00 kbps"),
      (.byteCount, -2_000, "-2.00 kB"), (.bitrateIEC, 0, "0 bps"),
    ])
  func units(format: OSLogIntExtendedFormat, value: Int, text: String) {
    let message: OSLogMessage = "\(value, format: format)"
    #expect(message.text == text)
  }

  @Test("the lock of C lets one thread in at a time")
  func unfairLock() {
    nonisolated(unsafe) let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 {
        os_unfair_lock_lock(lock)
        count += 1
        os_unfair_lock_unlock(lock)
      }
    }
    #expect(count == 80_000)
    #expect(os_unfair_lock_trylock(lock))
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }
}
