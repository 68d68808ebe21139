import Foundation
import Synchronization
import TheseusTesting
import Testing

@testable import Theseus

@MainActor @Suite("a session that could not be written is written later")
struct SessionIsWrittenLaterTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private func snapshot(presses: Int) throws -> Snapshot {
    let host = TestHost(columns: 40, rows: 8) { Counter() }
    for _ in 0..<presses { try host.find(.button).tap() }
    return try host.snapshot()
  }

  private final class Faults: Sendable {
    let sentences = Mutex<[String]>([])
    var count: Int { sentences.withLock { $0.count } }
  }

  @Test("when the program ends, though nothing has changed since; each outage is reported once")
  func retried() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "session-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try SessionFiles(in: folder)
    let faults = Faults()
    let writer = SessionWriter(files) { sentence in
      faults.sentences.withLock { $0.append(sentence) }
    }
    let (one, two) = (try snapshot(presses: 1), try snapshot(presses: 2))
    try #require(one != two)
    // A folder where the new file should be.
    let obstacle = folder.appendingPathComponent("session.new", isDirectory: true)
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
    for snapshot in [one, two] {
      writer.write(snapshot)
      writer.finish()
    }
    #expect(faults.count == 1 && files.read().snapshot == nil)
    try FileManager.default.removeItem(at: obstacle)
    writer.finish()
    #expect(files.read().snapshot?.json == two.json)
    // The next outage is another one.
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
    writer.write(one)
    writer.finish()
    #expect(faults.count == 2)
  }
}
