import Foundation
import Testing

@testable import TheseusWeb

/// A browser on a page that sends and gets files.
struct FileVisit {
  let server: RunningProbe
  let cookie: String
  let page: PageID
  let screen: Screen

  init(_ server: RunningProbe, page: PageID = PageID(), cookie: String? = nil) throws {
    self.server = server
    self.page = page
    self.cookie = try cookie ?? server.newCookie()
    screen = Screen(try server.open(page, cookie: self.cookie))
  }

  init(_ options: [String] = []) throws {
    try self.init(try RunningProbe(["app=files"] + options))
  }

  /// Waits for an operation that is not known yet.
  func order(_ name: String) -> [Any]? {
    let count = known.count
    _ = screen.wait { $0.fileOrders[count...].contains { $0.first as? String == name } }
    guard let found = screen.fileOrders[count...].last(where: { $0.first as? String == name })
    else { return nil }
    known.count = screen.fileOrders.count
    return found
  }

  private final class Count { var count = 0 }
  private let known = Count()

  /// Opens a panel and names the chosen files. Returns the request and the tokens.
  func choose(_ button: String, _ files: [(String, Int)]) throws -> (Int, [String]) {
    screen.press(button)
    let request = try #require(order("upload")?[1] as? Int)
    return (request, try name(files, request))
  }

  func name(_ files: [(String, Int)], _ request: Int) throws -> [String] {
    screen.client.send("[\"files\",\(request),\(list(files))]")
    return try #require(order("take")?[2] as? [String])
  }

  func list(_ files: [(String, Int)]) -> String {
    let texts = files.map { "[\"\($0.0)\",\($0.1)]" }
    return "[" + texts.joined(separator: ",") + "]"
  }

  func path(_ token: String, page: PageID? = nil) -> String {
    "/file/\(token)?page=\((page ?? self.page).text)"
  }

  func post(_ token: String, _ body: String, origin: String? = nil, length: Int? = nil) throws
    -> Client.Response
  {
    try Client.post(
      path(token), port: server.port, cookie: cookie, body: body, origin: origin, length: length)
  }

  func sent(_ request: Int, _ index: Int = 0, _ isComplete: Bool = true) {
    screen.client.send("[\"sent\",\(request),\(index),\(isComplete)]")
  }

  /// The folder of files, of all servers that use the test's store.
  var folders: [URL] {
    let all = try? FileManager.default.contentsOfDirectory(
      at: server.folder.url, includingPropertiesForKeys: nil)
    return (all ?? []).filter { $0.lastPathComponent.hasSuffix(".files") }
  }

  var files: [String] {
    folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
        .filter { path in
          var isFolder = ObjCBool(false)
          _ = FileManager.default.fileExists(
            atPath: folder.appendingPathComponent(path).path, isDirectory: &isFolder)
          return !isFolder.boolValue
        }
    }
  }
}
