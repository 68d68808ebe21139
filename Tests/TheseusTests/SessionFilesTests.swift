import Foundation
import TheseusTesting
import Testing

@testable import Theseus

@MainActor @Suite("the files of a session")
struct SessionFilesTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private func withFiles(_ body: (SessionFiles) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "session-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(try SessionFiles(in: folder))
  }

  private func snapshot() throws -> Snapshot {
    try TestHost(columns: 40, rows: 8) { Counter() }.snapshot()
  }

  @Test("a session that cannot be read is renamed before another takes its name")
  func unreadable() throws {
    try withFiles { files in
      // Root may read every file, but no folder.
      let inside = files.newest.appendingPathComponent("kept")
      try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
      let (found, faults) = files.read()
      #expect(found == nil && faults.count == 1, "\(faults)")
      let snapshot = try snapshot()
      try files.write(snapshot)
      #expect(files.read().snapshot?.json == snapshot.json)
      #expect(
        FileManager.default.fileExists(atPath: files.newest.path + ".unusable/kept"))
    }
  }

  @Test("the folder is named once, and what the app continues with")
  func words() throws {
    try withFiles { files in
      let snapshot = try snapshot()
      try files.write(snapshot)
      try files.write(snapshot)
      try Data("{".utf8).write(to: files.newest)
      let (found, faults) = files.read()
      #expect(found != nil)
      let sentence = try #require(faults.first)
      #expect(sentence.components(separatedBy: files.folder.path).count == 2, "\(sentence)")
      #expect(sentence.hasPrefix("the last session cannot be restored: “"), "\(sentence)")
      #expect(sentence.hasSuffix("; it was renamed to “session.json.unusable”"), "\(sentence)")
      #expect(faults.dropFirst() == ["the app continues from the session before it"])
    }
  }

  @Test("of sessions that cannot be read the latest two are kept, whatever they are called")
  func aside() throws {
    try withFiles { files in
      let others = ["session.json.unusable-old", "session.json.unusable-02", "session.jsonx"]
      for name in others { try Data().write(to: files.folder.appendingPathComponent(name)) }
      for number in 1...12 {
        try Data("\(number)".utf8).write(to: files.newest)
        #expect(files.read().snapshot == nil)
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: files.folder.path)
      let aside = names.filter { $0.contains("unusable") && !others.contains($0) }
      #expect(Set(aside) == ["session.json.unusable-11", "session.json.unusable-12"])
      #expect(Set(names).isSuperset(of: others))
      let latest = files.newest.path + ".unusable-12"
      #expect(try String(contentsOfFile: latest, encoding: .utf8) == "12")
    }
  }

  @Test("a second run of an app says in plain words what that means")
  func inUse() throws {
    try withFiles { files in
      let refusal = #expect(throws: SessionFiles.Refusal.self) {
        try SessionFiles(in: files.folder)
      }
      #expect(
        refusal?.description
          == "this app already runs; what you do here is not saved for its next start")
    }
  }

  @Test("the user's home is a tilde in messages, and other folders are whole")
  func home() {
    let text = "“/home/ana/.local/state/A/session.json” is not"
    #expect(
      SessionFiles.shortened(text, home: "/home/ana") == "“~/.local/state/A/session.json” is not")
    for home in ["/home/an", "/srv", "/", "", "relative", nil] as [String?] {
      #expect(SessionFiles.shortened(text, home: home) == text)
    }
  }
}
