import Foundation
import Testing
import TheseusViews

@testable import TheseusWeb

/// Files of users come and go; folders of the server are never shown.
@Suite struct FileTests {
  @Test("a chosen file reaches the app under its cleaned name, and no path of the server is shown")
  func uploads() throws {
    let visit = try FileVisit()
    #expect(visit.folders.isEmpty)
    visit.screen.press("One")
    let order = try #require(visit.order("upload"))
    #expect(order[2] as? String == ".txt,.text,text/plain" && order[3] as? Bool == false)
    let request = try #require(order[1] as? Int)
    let tokens = try visit.name([("../../etc/\\u202ea b.txt", 5)], request)
    #expect(tokens.count == 1 && RandomID.isValid(tokens[0]))
    #expect(try visit.post(tokens[0], "hello").status == 204)
    visit.sent(request)
    #expect(visit.screen.shows("count 0 a b.txt=hello"))
    for text in [visit.server.folder.url.path, "theseus-web", "/tmp", "/home", "/work"] {
      #expect(!visit.screen.transcript.contains(text), "\(text)")
    }
    // Only this user of the system may read what users sent.
    let folder = try #require(visit.folders.first)
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o700)
  }

  @Test("several files arrive together, also under one name; choosing none cancels")
  func several() throws {
    let visit = try FileVisit()
    let (request, tokens) = try visit.choose("Many", [("a", 1), ("a", 2)])
    #expect(Set(tokens).count == 2)
    #expect(try visit.post(tokens[1], "bb").status == 204)
    visit.sent(request, 1)
    #expect(try visit.post(tokens[0], "a").status == 204)
    visit.sent(request, 0)
    #expect(visit.screen.shows("count 0 a=a, a=bb"))
    visit.screen.press("Many")
    let second = try #require(visit.order("upload")?[1] as? Int)
    visit.screen.client.send("[\"files\",\(second),[]]")
    #expect(visit.screen.shows("count 0 canceled"))
  }

  @Test("a panel for folders asks for nothing")
  func noFolders() throws {
    let visit = try FileVisit()
    visit.screen.press("Folder")
    #expect(visit.screen.wait { $0.transcript.contains("Folders cannot be chosen here.") })
    #expect(visit.screen.fileOrders.isEmpty)
  }

  @Test("files of another type, too many and too large ones are refused before they are sent")
  func refusals() throws {
    let visit = try FileVisit(["upload=1000", "filesPerTab=1500"])
    #expect(try visit.choose("One", [("a.png", 5)]).1.isEmpty)
    #expect(visit.screen.wait { $0.transcript.contains("cannot be chosen here") })
    visit.screen.press("Cancel")
    #expect(try visit.choose("One", [("a.txt", 1), ("b.txt", 1)]).1.isEmpty)
    #expect(visit.screen.wait { $0.transcript.contains("Only one file") })
    visit.screen.press("Cancel")
    #expect(try visit.choose("One", [("a.txt", 1_001)]).1.isEmpty)
    #expect(
      visit.screen.wait { $0.transcript.contains("has 1001 bytes. Files may have 1000 bytes.") })
    visit.screen.press("Cancel")
    #expect(try visit.choose("Many", [("a", 800), ("b", 800)]).1.isEmpty)
    #expect(visit.screen.wait { $0.transcript.contains("all that the server allows") })
    // The panel is still there: the user chooses others.
    visit.screen.press("Choose Files…")
    let request = try #require(visit.order("upload")?[1] as? Int)
    #expect(try visit.name([("a", 800), ("b", 700)], request).count == 2)
  }

  @Test("a page cannot ask for any number of files")
  func tooMany() throws {
    let visit = try FileVisit()
    let target = try #require(visit.screen.drop)
    let files = visit.list(Array(repeating: ("d", 0), count: 200))
    var counts: [Int] = []
    for request in 1...6 {
      visit.screen.client.send(
        "[\"drop\",\(target.id),\(target.x),\(target.y),-\(request),\(files)]")
      counts.append((visit.order("take")?[2] as? [Any])?.count ?? -1)
    }
    #expect(counts == [200, 200, 200, 200, 200, 0])
    #expect(visit.screen.wait { $0.notice?.contains("as many files") == true })
  }

  @Test("one user cannot fill or fetch the other's file")
  func users() throws {
    let server = try RunningProbe(["app=files"])
    let first = try FileVisit(server)
    let second = try FileVisit(server)
    let (request, tokens) = try first.choose("One", [("a.txt", 5)])
    // Both pages have the same id, so only the cookie tells them apart.
    #expect(try second.post(tokens[0], "wrong").status == 404)
    let other = first.path(tokens[0], page: PageID("B"))
    #expect(
      try Client.post(other, port: server.port, cookie: first.cookie, body: "wrong").status == 404)
    #expect(try first.post(tokens[0], "right").status == 204)
    second.sent(request)
    first.sent(request)
    #expect(first.screen.shows("a.txt=right"))
    first.screen.press("Export")
    let path = try #require(first.order("download")?[1] as? String)
    #expect(try server.get(path, headers: ["Cookie: \(second.cookie)"]).status == 404)
    #expect(try server.get(path).status == 404)
    #expect(try server.get(path, headers: ["Cookie: \(first.cookie)"]).body == "exported")
    #expect(!second.screen.transcript.contains("right"))
  }

  @Test("an upload is refused that is repeated, foreign, without a ticket or of another length")
  func badUploads() throws {
    let visit = try FileVisit()
    let (request, tokens) = try visit.choose("Many", [("a", 5), ("b", 5), ("c", 5)])
    for origin in ["", "http://example.com", "null"] {
      #expect(try visit.post(tokens[0], "hello", origin: origin).status == 403)
    }
    #expect(try visit.post(tokens[0], "hello").status == 204)
    #expect(try visit.post(tokens[0], "HELLO").status == 404)
    let long = try visit.post(tokens[1], "hello!")
    #expect(long.status == 413 && long.body.contains("larger"))
    #expect(try visit.post(tokens[1], "hello").status == 404)
    #expect(try visit.post(tokens[2], "hell").status == 400)
    for path in [
      "/file/", "/file/x", "/file/\(RandomID.make())", "/file/\(RandomID.make())?page=../..",
      "/file/../../etc/passwd?page=\(visit.page.text)",
    ] {
      let answer = try Client.post(path, port: visit.server.port, cookie: visit.cookie, body: "x")
      #expect(answer.status == 404, "\(path)")
    }
    for index in 0..<3 { visit.sent(request, index) }
    #expect(visit.screen.wait { $0.transcript.contains("“b” was not uploaded.") })
    #expect(visit.files.isEmpty)
  }

  @Test("chunks without a length end at the announced size")
  func chunks() throws {
    let visit = try FileVisit()
    let (_, tokens) = try visit.choose("One", [("a.txt", 5)])
    let client = try Client(port: visit.server.port)
    client.write(
      """
      POST \(visit.path(tokens[0])) HTTP/1.1\r\nHost: 127.0.0.1:\(visit.server.port)\r\n\
      Origin: http://127.0.0.1:\(visit.server.port)\r\nCookie: \(visit.cookie)\r\n\
      Transfer-Encoding: chunked\r\n\r\n4\r\nhell\r\n4\r\nhell\r\n
      """)
    #expect(client.response().status == 413)
    #expect(visit.files.isEmpty)
  }

  @Test("a browser that leaves in the middle leaves nothing behind, and the page says so")
  func disconnects() throws {
    let visit = try FileVisit()
    let (request, tokens) = try visit.choose("One", [("a.txt", 100_000)])
    do {
      let client = try Client(port: visit.server.port)
      client.write(
        """
        POST \(visit.path(tokens[0])) HTTP/1.1\r\nHost: 127.0.0.1:\(visit.server.port)\r\n\
        Origin: http://127.0.0.1:\(visit.server.port)\r\nCookie: \(visit.cookie)\r\n\
        Content-Length: 100000\r\n\r\nhello
        """)
      #expect(WorkerTests.wait { visit.files.contains { $0.hasSuffix("part") } })
    }
    #expect(WorkerTests.wait { visit.files.isEmpty })
    visit.sent(request, 0, false)
    #expect(visit.screen.wait { $0.transcript.contains("“a.txt” was not uploaded.") })
    #expect(try visit.post(tokens[0], "hello").status == 404)
    #expect(try visit.server.get("/healthz").status == 200)
  }

  @Test("an address expires, for uploads and downloads")
  func expires() throws {
    let visit = try FileVisit(["secondsForFiles=0.4"])
    let (_, tokens) = try visit.choose("One", [("a.txt", 5)])
    #expect(visit.screen.wait { $0.transcript.contains("did not arrive in time") })
    #expect(try visit.post(tokens[0], "hello").status == 404)
    visit.screen.press("Cancel")
    visit.screen.press("Export")
    let path = try #require(visit.order("download")?[1] as? String)
    usleep(600_000)
    #expect(try visit.server.get(path, headers: ["Cookie: \(visit.cookie)"]).status == 404)
    #expect(!visit.files.contains { $0.hasPrefix("out") })
  }

  @Test("an exported file is a download under its name, once, that no browser shows")
  func downloads() throws {
    let visit = try FileVisit()
    visit.screen.press("Export")
    let order = try #require(visit.order("download"))
    #expect(order[2] as? String == "bö.txt")
    #expect(visit.screen.shows("bö.txt=exported"))
    let path = try #require(order[1] as? String)
    let headers = ["Cookie: \(visit.cookie)"]
    for method in ["HEAD", "PUT", "DELETE"] {
      #expect(try visit.server.get(path, method: method, headers: headers).status == 405)
    }
    let foreign = ["Sec-Fetch-Site: cross-site"]
    #expect(try visit.server.get(path, headers: headers + foreign).status == 404)
    let file = try visit.server.get(path, headers: headers)
    #expect(file.status == 200 && file.body == "exported")
    #expect(file.headers["content-disposition"] == ["attachment; filename*=UTF-8''b%C3%B6.txt"])
    #expect(file.headers["content-type"] == ["application/octet-stream"])
    #expect(file.headers["x-content-type-options"] == ["nosniff"])
    #expect(file.headers["cache-control"] == ["no-store"])
    #expect(WorkerTests.wait { !visit.files.contains { $0.hasPrefix("out") } })
    #expect(try visit.server.get(path, headers: headers).status == 404)
  }

  @Test("what is moved or shared is a download, and the file stays")
  func movesAndShares() throws {
    let visit = try FileVisit()
    visit.screen.press("Move")
    let moved = try #require(visit.order("download")?[1] as? String)
    let headers = ["Cookie: \(visit.cookie)"]
    #expect(try visit.server.get(moved, headers: headers).body == "own")
    #expect(visit.screen.shows("own.txt=own"))
    visit.screen.press("Share")
    let shared = try #require(visit.order("download")?[1] as? String)
    #expect(try visit.server.get(shared, headers: headers).body == "own")
    #expect(!visit.screen.transcript.contains("file://"))
  }

  @Test("a file that is dropped on a view is sent and given to it; elsewhere it is refused")
  func drops() throws {
    let visit = try FileVisit()
    let target = try #require(visit.screen.drop)
    func drop(_ request: Int, x: Int, y: Int) throws -> [String] {
      visit.screen.client.send(
        "[\"drop\",\(target.id),\(x),\(y),\(request),\(visit.list([("d.txt", 4)]))]")
      return try #require(visit.order("take")?[2] as? [String])
    }
    #expect(try drop(-1, x: 1, y: 1).isEmpty)
    let tokens = try drop(-2, x: target.x, y: target.y)
    try #require(tokens.count == 1)
    #expect(try visit.post(tokens[0], "drop").status == 204)
    visit.sent(-2)
    #expect(visit.screen.shows("d.txt=drop"))
  }

  /// Uploads a file to the app, which keeps its URL.
  private func upload(_ visit: FileVisit, _ name: String = "a.txt", _ text: String = "hello") throws
  {
    let (request, tokens) = try visit.choose("One", [(name, text.utf8.count)])
    #expect(try visit.post(tokens[0], text).status == 204)
    visit.sent(request)
    #expect(visit.screen.shows("\(name)=\(text)"))
  }

  @Test(
    "saved URLs of uploads are good after the tab has ended, and after the server was killed",
    arguments: [SIGTERM, SIGKILL])
  func survive(signal: Int32) throws {
    let visit = try FileVisit(["secondsWithoutBrowser=0.3"])
    try upload(visit)
    usleep(500_000)
    visit.screen.client.send(opcode: 8, [3, 232])
    usleep(900_000)
    let asleep = Screen(try visit.server.open(visit.page, cookie: visit.cookie))
    #expect(asleep.shows("a.txt=hello"))
    visit.server.probe.kill(signal)
    try visit.server.restart()
    let again = Screen(try visit.server.open(visit.page, cookie: visit.cookie))
    #expect(again.status.contains("a.txt=hello"))
    // The file itself, not the saved text.
    let file = try #require(visit.files.first { $0.hasSuffix("a.txt") })
    try Data("other".utf8).write(to: visit.folders[0].appendingPathComponent(file))
    again.press("Again")
    #expect(again.shows("a.txt=other"))
  }

  @Test("a duplicated tab has copies of the files of its own")
  func duplicates() throws {
    let visit = try FileVisit()
    try upload(visit)
    let client = try visit.server.open(visit.page, cookie: visit.cookie)
    // The original answers the server's question while the copy waits.
    #expect(!visit.screen.wait(within: .milliseconds(500)) { $0.end != nil })
    let copy = Screen(client)
    #expect(copy.status.contains("a.txt=hello") && copy.newPage != nil)
    let files = visit.files.filter { $0.hasSuffix("a.txt") }
    try #require(files.count == 2)
    // Whichever is the original's: each page reads its own.
    for (index, file) in files.enumerated() {
      try Data("text \(index)".utf8).write(to: visit.folders[0].appendingPathComponent(file))
    }
    copy.press("Again")
    visit.screen.press("Again")
    #expect(copy.shows("a.txt=text"))
    #expect(visit.screen.shows("a.txt=text"))
    #expect(copy.status != visit.screen.status)
  }

  @Test("files of an earlier run make space for new ones; those of this run do not")
  func quota() throws {
    let visit = try FileVisit(["filesPerTab=12"])
    try upload(visit, "a.txt", "12345")
    visit.server.probe.kill(SIGTERM)
    try visit.server.restart()
    let again = try FileVisit(visit.server, cookie: visit.cookie)
    try upload(again, "b.txt", "12345678")
    #expect(again.files.filter { $0.hasSuffix(".txt") }.count == 1)
    again.screen.press("One")
    let request = try #require(again.order("upload")?[1] as? Int)
    again.screen.client.send("[\"files\",\(request),[[\"c.txt\",8]]]")
    #expect((again.order("take")?[2] as? [Any])?.isEmpty == true)
  }

  @Test("files of tabs are removed with the tabs, and what transfers left after a while")
  func cleaning() throws {
    let folder = try TemporaryFolder()
    let space = FileSpace(root: folder.url)
    let tabs = ["a", "b"].map { TabID(user: $0, page: "p") }
    for tab in tabs { try Data().write(to: space.makeFolder(of: tab).appendingPathComponent("1")) }
    _ = try space.makeUpload(tabs[0], size: 1, until: .now + 60)
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now - 100], ofItemAtPath: space.folder(of: tabs[0]).path)
    space.clean(tabs: .now - 50, transfers: .now - 50)
    func exists(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: folder.path(path))
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("tabs"))
    #expect(left == [space.folder(of: tabs[1]).lastPathComponent])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("in")).count == 1)
    space.touch(tabs[1])
    space.clean(tabs: .now - 50, transfers: .now + 50)
    #expect(exists("tabs/" + left[0]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("in")) == [])
  }

  @Test("a document without a file is there after the server was killed")
  func drafts() throws {
    let server = try RunningProbe(["app=document"])
    let cookie = try server.newCookie()
    let screen = Screen(try server.open(PageID(), cookie: cookie))
    screen.type("unsaved")
    #expect(screen.shows("unsaved"))
    usleep(2_500_000)
    server.probe.kill(SIGKILL)
    try server.restart()
    let again = Screen(try server.open(PageID(), cookie: cookie))
    #expect(again.status == "count 0 unsaved" && again.fieldText == "unsaved")
    // Nobody else gets it.
    let other = Screen(try server.open(PageID("B"), cookie: cookie))
    #expect(other.status == "count 0 " || other.status == "count 0")
  }

  @Test("any worker takes the files of a page")
  func workers() throws {
    let visit = try FileVisit(["workers=3"])
    for index in 0..<8 {
      let (request, tokens) = try visit.choose("One", [("a.txt", 1)])
      #expect(try visit.post(tokens[0], "\(index)").status == 204)
      visit.sent(request)
      #expect(visit.screen.shows("a.txt=\(index)"))
      visit.screen.press("Export")
      let path = try #require(visit.order("download")?[1] as? String)
      let file = try visit.server.get(path, headers: ["Cookie: \(visit.cookie)"])
      #expect(file.body == "exported")
      #expect(visit.screen.shows("bö.txt"))
    }
  }

  @Test("a page does not sleep while files are chosen")
  func sleeps() throws {
    let visit = try FileVisit(["secondsIdle=0.3"])
    let (request, tokens) = try visit.choose("One", [("a.txt", 5)])
    usleep(1_800_000)
    #expect(visit.screen.trees == 1)
    #expect(try visit.post(tokens[0], "hello").status == 204)
    visit.sent(request)
    #expect(visit.screen.shows("a.txt=hello"))
  }

  @Test(
    "names are one part of a path, visible, and short enough for a file system",
    arguments: [
      ("a.txt", "a.txt"), ("/etc/passwd", "passwd"), ("..\\..\\a", "a"), ("..", "file"),
      ("", "file"), (".hidden", "hidden"), ("a\u{0}b\n", "ab"), ("\u{202E}gpj.exe", "gpj.exe"),
      ("/", "file"), (" a ", "a"), ("日本.txt", "日本.txt"),
    ])
  func names(_ name: String, _ safe: String) {
    #expect(FileName.safe(name) == safe)
  }

  @Test("a long name keeps its ending")
  func longNames() {
    let name = FileName.safe(String(repeating: "é", count: 400) + ".txt")
    #expect(name.hasSuffix("é.txt") && name.utf8.count <= 255 && name.utf8.count > 250)
  }
}
