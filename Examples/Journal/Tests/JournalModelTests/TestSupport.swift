import Foundation
import Testing

@testable import JournalModel

/// A folder for one test, removed with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "journal-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String = "journal.sqlite") -> String { path + "/" + name }

  func write(_ data: Data, to name: String = "journal.sqlite") throws -> String {
    try data.write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }
}

let monday = Day("2026-11-16") ?? Day(Date())
let tuesday = monday.adding(days: 1)

func contents(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

/// The error of `body`, which must be a `JournalError`.
func cause(_ body: () throws -> Void) -> JournalError.Cause? {
  do {
    try body()
    return nil
  } catch {
    return (error as? JournalError)?.cause
  }
}

extension JournalDatabase {
  func titles(on page: Page) throws -> [String] { try entries(on: page).map(\.title) }

  /// The first entry of a title, wherever it is.
  func entry(titled title: String) throws -> Entry {
    try #require(try document().entries.first { $0.title == title }?.id.flatMap { try entry($0) })
  }

  func add(_ titles: String..., to page: Page = .day(monday)) throws {
    for title in titles { try apply(.addEntry(title, to: page)) }
  }
}

/// SplitMix64: the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Waits until something is so, for a minute at most.
@MainActor
func eventually(_ condition: () throws -> Bool) async throws -> Bool {
  for _ in 0..<3_000 {
    if try condition() { return true }
    try await Task.sleep(for: .milliseconds(20))
  }
  return try condition()
}

/// A running `JournalChild`.
struct Child {
  let process = Process()
  private let output = Pipe()

  init(_ arguments: String...) throws {
    // Products are built into one folder, the test runner among them.
    let runner = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    process.executableURL = runner.deletingLastPathComponent().appendingPathComponent(
      "JournalChild")
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
  }

  /// Reads until `count` lines have arrived, then kills the process with SIGKILL, and returns every
  /// line it had reported by then.
  func killed(afterLines count: Int, pause: TimeInterval = 0) -> [String] {
    let reading = output.fileHandleForReading
    var said = Data()
    while said.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let more = reading.availableData
      if more.isEmpty { break }
      said += more
    }
    Thread.sleep(forTimeInterval: pause)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    said += reading.readDataToEndOfFile()
    // A line without its end was cut off in the middle.
    return String(decoding: said, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }
}
