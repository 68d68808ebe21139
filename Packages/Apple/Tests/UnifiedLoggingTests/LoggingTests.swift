import Foundation
import OSLog
import Testing
import os.log
import os.signpost

@testable import UnifiedLogging

@Suite("Logging")
struct LoggingTests {
  /// A log in a folder of its own, and what it wrote.
  private func lines(_ write: (OSLog) -> Void) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "log-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("state/log")
    write(OSLog(label: "test", file: LogFile(at: file)))
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test("messages go to a file, a line each, with time, level and origin")
  func file() throws {
    let lines = try lines { log in
      let logger = Logger(log)
      logger.info("ready")
      logger.error("two\nlines")
    }
    #expect(lines.count == 3)
    #expect(lines[0].hasSuffix("Z info test: ready"))
    #expect(lines[0].prefix(11).contains("-") && lines[0].contains("T"))
    #expect(lines[1].hasSuffix("error test: two") && lines[2] == "\tlines")
  }

  @Test("interpolated texts are private, numbers are public, and each can say otherwise")
  func privacy() throws {
    let name = "Ada"
    let lines = try lines { log in
      let logger = Logger(log)
      logger.notice("\(name) \(42) \(1.5) \(true)")
      logger.notice("\(name, privacy: .public) \(42, privacy: .private)")
      logger.notice("\(name, privacy: .sensitive)")
      logger.notice("\(name, privacy: .private(mask: .hash))")
      logger.notice("\(URL(fileURLWithPath: "/tmp"), privacy: .public)")
    }
    #expect(lines[0].hasSuffix("<private> 42 1.500000 true"))
    #expect(lines[1].hasSuffix("Ada <private>"))
    #expect(lines[2].hasSuffix("<private>"))
    #expect(lines[3].contains("<mask.hash: "))
    #expect(lines[4].hasSuffix("file:///tmp/"))
  }

  @Test("numbers are formatted, texts aligned")
  func formats() throws {
    let lines = try lines { log in
      let logger = Logger(log)
      logger.log("\(255, format: .hex(includePrefix: true, uppercase: true))")
      logger.log("\(3.14159, format: .fixed(precision: 2))|")
      logger.log("\("ab", align: .right(columns: 4), privacy: .public)")
      logger.log("\(-7, format: .decimal(minDigits: 3))")
    }
    #expect(lines[0].hasSuffix(": 0xFF"))
    #expect(lines[1].hasSuffix(": 3.14|"))
    #expect(lines[2].hasSuffix(":   ab"))
    #expect(lines[3].hasSuffix(": -007"))
  }

  @Test("placeholders of C have the same privacy")
  func placeholders() throws {
    let lines = try lines { log in
      os_log("%{public}@ and %@ took %d ms, 100%%", log: log, type: .info, "a", "b", 7)
      os_log("%.1f %x", log: log, 2.25, 255)
      os_log(.error, log: log, "plain \("x", privacy: .public)")
      os_log("%d", log: log)
    }
    #expect(lines[0].hasSuffix("a and <private> took 7 ms, 100%"))
    #expect(lines[1].hasSuffix("2.2 ff"))
    #expect(lines[2].hasSuffix("error test: plain x"))
    #expect(lines[3].hasSuffix("<missing>"))
  }

  @Test("a star is an argument of its own, and later arguments keep their privacy")
  func stars() throws {
    let lines = try lines { log in
      os_log("%*d|%d", log: log, 5, 42, 7)
      os_log("%.*f %-*d|", log: log, 1, 2.25, 4, 7)
      os_log("%.*f", log: log, -1, 0.5)
      os_log("%*d %@ %{public}@", log: log, 3, 1, "secret", "b")
      os_log("%c%c", log: log, 65, 0x20AC)
    }
    #expect(lines[0].hasSuffix(":    42|7"))
    #expect(lines[1].hasSuffix(": 2.2 7   |"))
    #expect(lines[2].hasSuffix(": 0.500000"))
    #expect(lines[3].hasSuffix(":   1 <private> b"))
    #expect(lines[4].hasSuffix(": A€"))
  }

  @Test("unsigned numbers and bit patterns are as wide as the argument, or as the length says")
  func unsigned() throws {
    let lines = try lines { log in
      os_log("%llu %lu %u", log: log, UInt64.max, UInt(7), UInt32.max)
      os_log("%x %X %o", log: log, Int32(-1), Int16(-1), Int8(-1))
      os_log("%llx %hx %hhx", log: log, Int64(-1), 0x1_2345, 0x1_2345)
      os_log("%u %08x", log: log, Int32(-1), Int32(255))
      os_log("%d %lld", log: log, Int32(-1), Int64.min)
    }
    #expect(lines[0].hasSuffix(": 18446744073709551615 7 4294967295"))
    #expect(lines[1].hasSuffix(": ffffffff FFFF 377"))
    #expect(lines[2].hasSuffix(": ffffffffffffffff 2345 45"))
    #expect(lines[3].hasSuffix(": 4294967295 000000ff"))
    #expect(lines[4].hasSuffix(": -1 -9223372036854775808"))
  }

  @Test("every conversion of a fraction has flags")
  func fractions() throws {
    let lines = try lines { log in
      os_log("%.1F %.1E %.3G", log: log, 2.25, 1500.0, 0.000001234)
    }
    #expect(lines[0].hasSuffix(": 2.2 1.5E+03 1.23E-06"))
  }

  @Test("a percent sign at the end stands for itself")
  func percentAtEnd() throws {
    let lines = try lines { log in
      os_log("done 100%", log: log)
      os_log("%d%", log: log, 7)
    }
    #expect(lines[0].hasSuffix(": done 100%") && lines[1].hasSuffix(": 7%"))
  }

  @Test("a signposter writes to the log of its logger")
  func signposter() throws {
    let lines = try lines { log in OSSignposter(logger: Logger(log)).emitEvent("half") }
    #expect(lines.count == 1 && lines[0].hasSuffix("test: event half"))
    #expect(!OSSignposter(logger: Logger(.disabled)).isEnabled)
  }

  @Test("signposts measure intervals, which end once")
  func signposts() throws {
    let lines = try lines { log in
      let poster = OSSignposter(logHandle: log)
      let state = poster.beginInterval("load", id: poster.makeSignpostID())
      poster.emitEvent("half", "way")
      poster.endInterval("load", state)
      poster.endInterval("load", state)
      #expect(poster.withIntervalSignpost("sum") { 3 } == 3)
    }
    #expect(lines[0].hasSuffix("begin load") && lines[1].hasSuffix("event half: way"))
    #expect(lines[2].contains("end load after ") && lines[3].contains("has ended before"))
  }

  @Test("the file is below XDG_STATE_HOME, else below the home folder")
  func place() {
    func path(_ environment: [String: String]) -> String {
      LogFile.path(environment: environment, program: "app").path
    }
    #expect(path(["XDG_STATE_HOME": "/state"]) == "/state/app/log")
    #expect(path(["XDG_STATE_HOME": "relative"]).hasSuffix("/.local/state/app/log"))
    #expect(path(["THESEUS_LOG": "/x/y"]) == "/x/y")
  }

  @Test("a disabled log writes nothing")
  func disabled() {
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    Logger(.disabled).fault("nothing")
  }

  @Test("an unfair lock protects its state")
  func lock() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in lock.withLock { $0 += 1 } }
    #expect(lock.withLock { $0 } == 100)
    let plain = OSAllocatedUnfairLock()
    #expect(plain.withLock { plain.lockIfAvailable() } == false)
  }
}
