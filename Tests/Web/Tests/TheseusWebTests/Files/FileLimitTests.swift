import Foundation
import Testing

@testable import TheseusWeb

/// A refusal removes nothing that the tab has, and names its reason.
@Suite struct FileLimitTests {
  /// A tab of another run, with one file of 5 bytes from before.
  private func later(_ options: [String]) throws -> FileVisit {
    let visit = try FileVisit(options)
    let (request, tokens) = try visit.choose("One", [("a.txt", 5)])
    #expect(try visit.post(try #require(tokens.first), "12345").status == 204)
    visit.sent(request)
    #expect(visit.screen.shows("a.txt=12345"))
    visit.server.probe.kill(SIGTERM)
    try visit.server.restart()
    return try FileVisit(visit.server, cookie: visit.cookie)
  }

  private func names(_ visit: FileVisit) -> [String] {
    visit.files.filter { $0.hasPrefix("tabs/") }.map { URL(fileURLWithPath: $0).lastPathComponent }
      .sorted()
  }

  @Test("a choice that would not fit either way removes no file of an earlier run")
  func choice() throws {
    let visit = try later(["filesPerTab=12"])
    #expect(try visit.choose("Many", [("b.txt", 7), ("c.txt", 6)]).1.isEmpty)
    #expect(visit.screen.wait { $0.transcript.contains("all that the server allows") })
    #expect(names(visit) == ["a.txt"])
    // One that fits without it replaces it.
    visit.screen.press("Choose Files…")
    let request = try #require(visit.order("upload")?[1] as? Int)
    #expect(try visit.name([("b.txt", 12)], request).count == 1)
    #expect(names(visit) == [])
  }

  @Test("an export that is too large removes no file of an earlier run")
  func export() throws {
    let visit = try later(["filesPerTab=7"])
    visit.screen.press("Export")
    #expect(visit.screen.shows("failed"))
    #expect(names(visit).contains("a.txt"))
  }

  @Test("only as many old files are removed as make enough space, the oldest first")
  func oldest() throws {
    let visit = try FileVisit(["filesPerTab=20"])
    for name in ["a.txt", "b.txt", "c.txt"] {
      let (request, tokens) = try visit.choose("One", [(name, 5)])
      #expect(try visit.post(try #require(tokens.first), "12345").status == 204)
      visit.sent(request)
      #expect(visit.screen.shows("\(name)=12345"))
    }
    visit.server.probe.kill(SIGTERM)
    try visit.server.restart()
    let again = try FileVisit(visit.server, cookie: visit.cookie)
    #expect(try again.choose("One", [("d.txt", 9)]).1.count == 1)
    #expect(names(again) == ["b.txt", "c.txt"])
  }

  @Test("hundreds of files are taken together; more than a page may have are refused in words")
  func many() throws {
    let visit = try FileVisit()
    #expect(try visit.choose("Many", Array(repeating: ("a", 0), count: 300)).1.count == 300)
    let other = try FileVisit(visit.server, page: PageID("B"), cookie: visit.cookie)
    #expect(try other.choose("Many", Array(repeating: ("a", 0), count: 1_001)).1.isEmpty)
    #expect(other.screen.wait { $0.transcript.contains("1001 files. A page may have 1000.") })
    // The panel covers the view for drops.
    let third = try FileVisit(visit.server, page: PageID("C"), cookie: visit.cookie)
    let target = try #require(third.screen.drop)
    let files = third.list(Array(repeating: ("d", 0), count: 1_001))
    third.screen.client.send("[\"drop\",\(target.id),\(target.x),\(target.y),-1,\(files)]")
    #expect(third.screen.wait { $0.notice?.contains("1001 files") == true })
  }

  @Test("files that are copied once more are the copy's own")
  func copiedAgain() throws {
    let folder = try TemporaryFolder()
    let space = FileSpace(root: folder.url)
    let (old, new) = (TabID(user: "u", page: "old"), TabID(user: "u", page: "new"))
    let file = try space.makeFolder(of: old).appendingPathComponent("1")
    try Data("first".utf8).write(to: file)
    let snapshot = "{\"file\":\"\(file.path)\"}"
    let first = space.copy(old, to: new, snapshot)
    try Data("second".utf8).write(to: file)
    // The first copy was not saved.
    let second = space.copy(old, to: new, snapshot)
    let copy = space.folder(of: new).appendingPathComponent("1")
    #expect(first == second && second.contains(copy.path) && !second.contains(file.path))
    #expect(try String(contentsOf: copy, encoding: .utf8) == "second")
    let tabs = try FileManager.default.contentsOfDirectory(atPath: folder.path("tabs"))
    #expect(tabs.count == 2)
    // A tab without files has none to share.
    let none = TabID(user: "u", page: "none")
    #expect(!space.copy(none, to: TabID(user: "u", page: "other"), snapshot).contains("other"))
  }
}
