import Foundation
import TestSupport
import Testing
import TheseusTesting

private struct Pair: DynamicProperty {
  @State var first = 1
  @State var second = 2
}

private struct Nested: View {
  var pair = Pair()
  @State private var third = 3
  @State private var fourth = 4
  var body: some View {
    VStack {
      Text("\(pair.first) \(pair.second) \(third) \(fourth)")
      Button("Raise") {
        pair.first += 10
        pair.second += 10
        third += 10
        fourth += 10
      }
    }
  }
}

@MainActor @Suite("Snapshots as files")
struct SnapshotFileTests {
  private func withFile(_ text: String, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("state.json")
    try Data(text.utf8).write(to: file)
    try body(file)
  }

  private func error(of text: String) throws -> SnapshotError {
    var found: SnapshotError?
    try withFile(text) { file in
      do {
        _ = try Snapshot(contentsOf: file)
      } catch {
        found = error as? SnapshotError
        #expect(found != nil, "\(error)")
      }
    }
    return try #require(found)
  }

  @Test("Empty, cut off at every byte, and no JSON at all: malformed, with the file's name")
  func malformed() throws {
    let host = TestHost { Nested() }
    var whole = ""
    try withFile("") { file in
      try host.snapshot().write(to: file)
      whole = try String(contentsOf: file, encoding: .utf8)
    }
    // Without the final brace and newline it is whole.
    let cuts = (0..<whole.utf8.count - 1).map {
      String(decoding: whole.utf8.prefix($0), as: UTF8.self)
    }
    for text in cuts + ["\u{0}\u{1}", "ship", "{\"format\": \"theseus-snapshot\", "] {
      let error = try error(of: text)
      guard case .malformed(let path, let reason) = error else {
        Issue.record("\(text.suffix(20)): \(error)")
        continue
      }
      #expect(path.hasSuffix("state.json") && !reason.isEmpty)
      // The app continues the sentence.
      #expect(!reason.hasSuffix("."), "\(reason)")
    }
  }

  @Test(
    "JSON of another format is foreign, and the location in it is named",
    arguments: [
      ("[]", "it"), ("{}", "format"),
      ("{\"format\":\"journal\",\"version\":1,\"cells\":[]}", "journal"),
      ("{\"format\":\"theseus-snapshot\",\"version\":0,\"cells\":[]}", "version"),
      ("{\"format\":\"theseus-snapshot\",\"version\":1}", "cells"),
      (
        "{\"format\":\"theseus-snapshot\",\"version\":1,\"cells\":[{\"identity\":7}]}",
        "cells.[0].identity"
      ),
      ("{\"format\":\"theseus-snapshot\",\"version\":\"1\",\"cells\":[]}", "version"), ("3", "it"),
    ])
  func foreign(text: String, named: String) throws {
    let error = try error(of: text)
    guard case .foreign = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.description.contains(named), "\(error)")
  }

  @Test("A later version is refused by its number, whatever else it has")
  func later() throws {
    let error = try error(of: "{\"format\":\"theseus-snapshot\",\"version\":3,\"states\":{}}")
    guard case .laterVersion(3, let path?) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.description.hasPrefix("“\(path)” has version 3"), "\(error)")
  }

  @Test("a file above 256 MB is refused by its size, unread")
  func huge() throws {
    try withFile("{}") { file in
      let bytes = Snapshot.mostBytes + 1
      try FileHandle(forWritingTo: file).truncate(atOffset: UInt64(bytes))
      do {
        _ = try Snapshot(contentsOf: file)
        Issue.record("it was read")
      } catch let error as SnapshotError {
        #expect(error == .tooLarge(path: file.path, bytes: bytes))
        #expect(error.isFilesFault)
      }
    }
  }

  @Test("R31 a cell that a file has twice is restored once; the second is dropped")
  func twice() throws {
    let host = TestHost { Nested() }
    try host.find(.button, "Raise").tap()
    var text = try host.snapshot().json
    let line = try #require(text.split(separator: "\n").first { $0.contains("\"third\"") })
    text = text.replacingOccurrences(
      of: String(line),
      with: line + (line.hasSuffix(",") ? "\n" : ",\n")
        + line.replacingOccurrences(of: "\"13\"", with: "\"99\""))
    try withFile(text) { file in
      let restored = TestHost(restoring: try Snapshot(contentsOf: file)) { Nested() }
      #expect(restored.screen.contains("11 12 13 14"), "\(restored.screen)")
      let lost = restored.restoreReport.filter { $0.outcome != .kept }
      #expect(lost.map(\.property) == ["Nested.third"])
      #expect(lost.map(\.outcome) == [.dropped])
    }
  }

  @Test("deep nesting is an error, not an overflow")
  func deep() throws {
    let text = String(repeating: "[", count: 200_000)
    #expect(throws: SnapshotError.self) { throw try error(of: text) }
    let value = String(repeating: "[", count: 100_000)
    let cell =
      """
      {"identity":"Root/Nested","declaringType":"Nested","name":"third","ordinal":1,\
      "valueType":"Swift.Int","value":"\(value)"}
      """
    try withFile("{\"format\":\"theseus-snapshot\",\"version\":1,\"cells\":[\(cell)]}") { file in
      let host = TestHost(restoring: try Snapshot(contentsOf: file)) { Nested() }
      #expect(host.screen.contains("1 2 3 4"))
      #expect(host.restoreReport.map(\.outcome) == [.reset])
      // A part of a sentence for the user, and not the description of an error.
      let reason = try #require(host.restoreReport.first?.reason)
      let start = "its saved value could not be read: "
      #expect(reason.hasPrefix(start), "\(reason)")
      let clause = reason.dropFirst(start.count)
      #expect(clause.first?.isLowercase == true && !clause.hasSuffix("."), "\(reason)")
      #expect(!clause.contains("DecodingError") && !clause.contains(". "), "\(reason)")
    }
  }

  @Test("values of the wrong form are refused one by one; the rest is kept")
  func hostileValues() throws {
    let host = TestHost { Nested() }
    try host.find(.button, "Raise").tap()
    let snapshot = try host.snapshot()
    for (number, value) in ["\"text\"", "99999999999999999999", "null", "{", "1.5"].enumerated() {
      var text = String(decoding: try JSONEncoder().encode(snapshot), as: UTF8.self)
      let escaped = value.replacingOccurrences(of: "\"", with: "\\\"")
      text = text.replacingOccurrences(of: "\"value\":\"13\"", with: "\"value\":\"\(escaped)\"")
      let damaged = try JSONDecoder().decode(Snapshot.self, from: Data(text.utf8))
      #expect(damaged != snapshot, "value \(number)")
      let restored = TestHost(restoring: damaged) { Nested() }
      #expect(restored.screen.contains("11 12 3 14"), "\(value): \(restored.screen)")
      #expect(
        restored.restoreReport.filter { $0.outcome == .reset }.map(\.property) == ["Nested.third"])
    }
  }

  @Test("A file that cannot be used is put aside, and the one put aside before it is kept")
  func aside() throws {
    try withFile("first") { file in
      let first = try #require(Snapshot.putAside(file.path))
      #expect(first.hasSuffix("state.json.unusable"))
      #expect(!FileManager.default.fileExists(atPath: file.path))
      try Data("second".utf8).write(to: file)
      let second = try #require(Snapshot.putAside(file.path))
      #expect(second.hasSuffix("state.json.unusable-2"))
      #expect(try String(contentsOfFile: first, encoding: .utf8) == "first")
      #expect(try String(contentsOfFile: second, encoding: .utf8) == "second")
      #expect(Snapshot.putAside(file.path) == nil)
      // The latest two are kept.
      try Data("third".utf8).write(to: file)
      let third = try #require(Snapshot.putAside(file.path))
      #expect(third.hasSuffix("state.json.unusable-3"))
      #expect(!FileManager.default.fileExists(atPath: first))
      #expect(try String(contentsOfFile: second, encoding: .utf8) == "second")
    }
  }

  @Test("a missing file, and a folder, are unreadable and stay where they are")
  func unreadable() throws {
    try withFile("") { file in
      for url in [file.deletingLastPathComponent(), file.appendingPathExtension("none")] {
        do {
          _ = try Snapshot(contentsOf: url)
          Issue.record("\(url.path) was read")
        } catch let error as SnapshotError {
          guard case .unreadable = error else {
            Issue.record("\(error)")
            continue
          }
          #expect(!error.isFilesFault)
        }
      }
    }
  }

  @Test("R31 slots of a nested property never meet those of the view around it")
  func nestedOrdinals() throws {
    let host = TestHost { Nested() }
    try host.find(.button, "Raise").tap()
    let snapshot = try host.snapshot()
    #expect(Set(snapshot.cells.filter { $0.kind == .state }.map(\.ordinal)).count == 4)
    let restored = TestHost(restoring: snapshot, profile: IdentityProfile(stateKeying: .ordinal)) {
      Nested()
    }
    #expect(restored.screen.contains("11 12 13 14"))
    #expect(restored.restoreReport.allSatisfy { $0.outcome == .kept })
  }
}
