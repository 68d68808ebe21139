import Foundation
import Testing

@testable import UnifiedLogging

/// Two open files stand for two processes: each has its own position.
@Suite("processes share a log file")
struct SharedLogFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "shared-log-\(UUID().uuidString)")
  private var url: URL { folder.appendingPathComponent("log") }

  private func lines(_ url: URL) throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test("lines are whole and in their order, also those of several threads")
  func lines() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [LogFile(at: url), LogFile(at: url)]
    for number in 0..<4 {
      files[number % 2].append("line \(number) " + String(repeating: "x", count: number))
    }
    #expect(try lines(url) == ["line 0 ", "line 1 x", "line 2 xx", "line 3 xxx"])
    DispatchQueue.concurrentPerform(iterations: 100) { files[$0 % 2].append("thread \($0)") }
    #expect(try Set(lines(url).dropFirst(4)) == Set((0..<100).map { "thread \($0)" }))
    #expect(try lines(url).count == 104)
  }

  @Test("one of them begins a new file, the others follow, and nothing is lost")
  func turning() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, two) = (LogFile(at: url, mostBytes: 20), LogFile(at: url, mostBytes: 20))
    for text in ["one 1", "two 1", "one 2", "two 2"] {
      (text.hasPrefix("one") ? one : two).append(text)
    }
    let old = url.appendingPathExtension("1")
    #expect(!FileManager.default.fileExists(atPath: old.path))
    one.append("one 3")
    two.append("two 3")
    #expect(try lines(old) == ["one 1", "two 1", "one 2", "two 2"])
    #expect(try lines(url) == ["one 3", "two 3"])
  }

  @Test("after another program removes or moves the file, lines go to a new one")
  func replaced() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = LogFile(at: url, mostBytes: 1_000, trust: .zero)
    file.append("one")
    try FileManager.default.removeItem(at: url)
    file.append("two")
    #expect(try lines(url) == ["two"])
    let moved = url.appendingPathExtension("moved")
    try FileManager.default.moveItem(at: url, to: moved)
    file.append("three")
    #expect(try lines(moved) == ["two"])
    #expect(try lines(url) == ["three"])
    try FileManager.default.removeItem(at: folder)
    file.append("four")
    #expect(try lines(url) == ["four"])
  }

  @Test("the file is looked up rarely, not for each line")
  func trusted() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = LogFile(at: url, mostBytes: 1_000, trust: .seconds(100_000))
    file.append("one")
    try FileManager.default.removeItem(at: url)
    file.append("two")
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("the file is for its user only")
  func permissions() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    LogFile(at: url).append("private")
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
  }
}
