import Foundation
import Testing

@testable import TheseusTesting
@testable import TheseusViews

@MainActor @Suite("Drafts that are looked for when a scene shows documents lose nothing")
struct DraftsFoundLateTests {
  /// Counts how often drafts are looked for.
  @MainActor private final class Finder {
    private(set) var count = 0
    let directory: URL
    init(_ directory: URL) { self.directory = directory }
    func find() -> DocumentDrafts? {
      count += 1
      return DocumentDrafts(directory: directory)
    }
  }

  private struct Plain: App {
    var body: some Scene { WindowGroup { Text("plain") } }
  }

  /// Documents behind a window of another kind.
  private struct Mixed: App {
    var body: some Scene {
      WindowGroup { Text("plain") }
      DocumentGroup(newDocument: TextNote()) { TextField("text", text: $0.$document.text) }
    }
  }

  private func run<A: App>(_ app: A, _ finder: Finder, _ body: (TestHost) throws -> Void) rethrows {
    let host = TestHost(app: app, columns: 78, rows: 24, findDrafts: { finder.find() })
    try body(host)
    host.closeAll()
    host.unmount()
  }

  @Test("an app without documents never looks for them, one with documents looks once")
  func lookedForOnce() async throws {
    try await withDocuments { root in
      let finder = Finder(root.appendingPathComponent("drafts"))
      run(Plain(), finder) { $0.flush() }
      #expect(finder.count == 0)
      try run(NoteEditor(), finder) { host in
        for text in ["a", "b", "c"] {
          try host.find(.textField).replaceText(text)
          try host.choose("File", "New")
        }
      }
      #expect(finder.count == 1)
      #expect(drafts(in: finder.directory).texts == ["a", "b", "c"])
    }
  }

  @Test("a draft of an earlier run appears, also behind a window of another kind")
  func earlierRuns() async throws {
    try await withDocuments { root in
      let finder = Finder(root.appendingPathComponent("drafts"))
      try run(NoteEditor(), finder) { try $0.find(.textField).replaceText("left") }
      #expect(drafts(in: finder.directory).texts == ["left"])
      try run(Mixed(), finder) { host in
        #expect(host.windows.count == 2)
        host.select(window: try #require(host.windows.last))
        #expect(host.fieldText == "left")
        try host.find(.textField).replaceText("edited")
      }
      #expect(drafts(in: finder.directory).texts == ["edited"])
      run(NoteEditor(), finder) { #expect($0.fieldText == "edited") }
    }
  }

  @Test("a draft of an earlier run appears beside a file that the program is asked to open")
  func besideFiles() async throws {
    try await withDocuments { root in
      let finder = Finder(root.appendingPathComponent("drafts"))
      try run(NoteEditor(), finder) { try $0.find(.textField).replaceText("left") }
      let host = TestHost(
        app: NoteEditor(), columns: 78, rows: 24, files: [root.appendingPathComponent("a.txt")],
        findDrafts: { finder.find() })
      #expect(host.windows.count == 2 && host.fieldText == "hello")
      let other = try #require(host.windows.first { !$0.isKey })
      host.select(window: other)
      #expect(host.fieldText == "left")
      host.closeAll()
      host.unmount()
      #expect(drafts(in: finder.directory).texts == ["left"])
    }
  }

  @Test("when no draft can be saved, documents still open, and the folder is searched only once")
  func nowhere() {
    var count = 0
    let host = TestHost(
      app: NoteEditor(), columns: 78, rows: 24,
      findDrafts: {
        count += 1
        return nil
      })
    for text in ["a", "b", "c"] {
      try? host.find(.textField).replaceText(text)
      try? host.choose("File", "New")
    }
    #expect(host.windows.count == 4 && host.fieldText == "new")
    #expect(count == 1)
  }

  @Test("a host's drafts are looked for when they are first used, and can be replaced before")
  func lazily() {
    var count = 0
    let made = DocumentDrafts(directory: URL(fileURLWithPath: "/nowhere"))
    func find() -> DocumentDrafts? {
      count += 1
      return made
    }
    let services = HostServices()
    #expect(services.drafts == nil)
    services.setDrafts(find())
    #expect(count == 0)
    #expect(services.drafts === made && services.drafts === made && count == 1)
    services.setDrafts(find())
    services.setDrafts(nil)
    #expect(services.drafts == nil && count == 1)
  }
}
