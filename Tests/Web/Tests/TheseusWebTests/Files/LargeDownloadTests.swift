import Foundation
import Testing

@testable import TheseusWeb

/// A large file is copied for the browser beside the server's own thread.
@Suite struct LargeDownloadTests {
  @Test("a copy has all bytes although the file was removed, and is fetched when it is complete")
  func copies() throws {
    let folder = try TemporaryFolder()
    let space = FileSpace(root: folder.url.appendingPathComponent("space"))
    let tab = TabID(user: "u", page: "p")
    let file = folder.url.appendingPathComponent("large.bin")
    let content = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })
    try content.write(to: file)
    let copy = try space.makeCopy(tab, of: file)
    #expect(copy.size == content.count && copy.name == "large.bin")
    try FileManager.default.removeItem(at: file)
    let token = copy.ticket.token
    #expect(space.download(token, tab).use() == nil)
    #expect(copy.run())
    #expect(try Data(contentsOf: copy.ticket.content) == content)
    try space.allowDownload(copy, until: .now + 60)
    #expect(space.download(token, tab).use() == "large.bin")
  }

  @Test("a file that is not there is an error, and leaves nothing")
  func missing() throws {
    let folder = try TemporaryFolder()
    let space = FileSpace(root: folder.url)
    #expect(throws: CocoaError.self) {
      try space.makeCopy(
        TabID(user: "u", page: "p"), of: folder.url.appendingPathComponent("none"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == [])
  }

  @Test("the browser gets a large file that the app removes")
  func download() throws {
    let visit = try FileVisit()
    visit.screen.press("Large")
    let path = try #require(visit.order("download")?[1] as? String)
    let file = try visit.server.get(path, headers: ["Cookie: \(visit.cookie)"])
    #expect(file.status == 200)
    #expect(file.body.utf8.count == 1 << 20 && file.body.utf8.allSatisfy { $0 == 65 })
    #expect(visit.screen.shows("count 0 moved"))
  }
}
