import Foundation
import Testing

@testable import IdentityLint

@Suite("The language server")
struct LintServerTests {
  private func started(_ project: TemporaryProject) -> LintServer {
    var server = LintServer(project.options())
    _ = send(
      &server,
      [
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": ["rootUri": .string(LintServer.uri(of: project.folder))],
      ])
    _ = send(&server, ["jsonrpc": "2.0", "method": "initialized", "params": [:]])
    return server
  }

  private func send(_ server: inout LintServer, _ messages: JSON...) -> [JSON] {
    LintServerTests.messages(server.receive(messages.flatMap { FrameReader.frame($0.bytes) }))
  }

  private static func messages(_ bytes: [UInt8]) -> [JSON] {
    var reader = FrameReader()
    reader.append(bytes)
    var found: [JSON] = []
    while case .message(let body)? = reader.next() {
      if let message = JSON(parsing: body) { found.append(message) }
    }
    return found
  }

  private func open(_ uri: String, _ text: String) -> JSON {
    let document: JSON = [
      "uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(text),
    ]
    return [
      "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": document],
    ]
  }

  private func change(_ uri: String, _ version: Int, _ changes: JSON...) -> JSON {
    [
      "jsonrpc": "2.0", "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": .string(uri), "version": .int(version)],
        "contentChanges": .array(changes),
      ],
    ]
  }

  private func place(_ line: Int, _ character: Int) -> JSON {
    ["line": .int(line), "character": .int(character)]
  }

  /// Starts and ends of the published diagnostics, as `line:character`.
  private func ranges(_ message: JSON?) -> [String] {
    (message?["params"]?["diagnostics"]?.array ?? []).map { diagnostic in
      ["start", "end"].map { end in
        let place = diagnostic["range"]?[end]
        return "\(place?["line"]?.int ?? -1):\(place?["character"]?.int ?? -1)"
      }.joined(separator: "-")
    }
  }

  @Test("publishes diagnostics of the editor's text, not of the disk's, in UTF-16 positions")
  func diagnostics() throws {
    let project = try TemporaryProject(["A b.swift": "good()\n"])
    var server = started(project)
    let uri = LintServer.uri(of: project.path("A b.swift"))
    #expect(uri.hasSuffix("/A%20b.swift"))
    var replies = send(&server, open(uri, "let 𝒳é = bad()\n"))
    #expect(replies.map { $0["method"]?.string } == ["textDocument/publishDiagnostics"])
    #expect(ranges(replies.first) == ["0:10-0:13"])
    // Whole text, then two changes in one message, the second in the text the first has made.
    replies = send(&server, change(uri, 2, ["text": "a\nbad()\n"]))
    #expect(ranges(replies.first) == ["1:0-1:3"])
    #expect(replies.first?["params"]?["version"]?.int == 2)
    replies = send(
      &server,
      change(
        uri, 3, ["range": ["start": place(0, 0), "end": place(0, 1)], "text": "let 𝒳 = 1 // "],
        ["range": ["start": place(0, 6), "end": place(0, 99)], "text": " = bad()"]))
    #expect(ranges(replies.first) == ["0:9-0:12", "1:0-1:3"])
    replies = send(
      &server,
      [
        "jsonrpc": "2.0", "method": "textDocument/didClose",
        "params": ["textDocument": ["uri": .string(uri)]],
      ])
    #expect(replies.count == 1)
    #expect(ranges(replies.first) == [])
  }

  @Test("a mistake in a configuration is shown once, and clears the diagnostics")
  func configuration() throws {
    let project = try TemporaryProject(["A.swift": ""])
    var server = started(project)
    let uri = LintServer.uri(of: project.path("A.swift"))
    #expect(ranges(send(&server, open(uri, "bad()\n")).first) == ["0:0-0:3"])
    try project.write("rul", to: ".theseus-lint.yml")
    let replies = send(&server, change(uri, 2, ["text": "\nbad()\n"]))
    #expect(
      replies.map { $0["method"]?.string } == [
        "window/showMessage", "textDocument/publishDiagnostics",
      ])
    #expect(replies.last?["params"]?["diagnostics"] == [])
    #expect(send(&server, change(uri, 3, ["text": "\n\nbad()\n"])) == [])
    // Another mistake is another message, and so is the same one after a good run.
    try project.write("rules: {sampel: off}\n", to: ".theseus-lint.yml")
    let other = send(&server, change(uri, 4, ["text": "bad()\n"]))
    #expect(other.map { $0["method"]?.string } == ["window/showMessage"])
    try project.write("", to: ".theseus-lint.yml")
    #expect(ranges(send(&server, change(uri, 5, ["text": "bad()\n"])).first) == ["0:0-0:3"])
    try project.write("rules: {sampel: off}\n", to: ".theseus-lint.yml")
    #expect(send(&server, change(uri, 6, ["text": "bad()\n"])).count == 2)
  }

  @Test("a body that is being written makes no comment in it unused")
  func typing() throws {
    let project = try TemporaryProject(["A.swift": ""])
    var server = started(project)
    let uri = LintServer.uri(of: project.path("A.swift"))
    let start = "func a() {\n  // theseus:disable:next sample\n  bad()\n"
    #expect(ranges(send(&server, open(uri, start + "}\n")).first) == [])
    #expect(
      ranges(send(&server, change(uri, 2, ["text": .string(start + "  if a.\n")])).first) == [])
  }

  @Test("offers the fix and a comment as edits")
  func actions() throws {
    let project = try TemporaryProject(["A.swift": ""])
    var server = started(project)
    let uri = LintServer.uri(of: project.path("A.swift"))
    _ = send(&server, open(uri, "\n  bad()\n"))
    func actions(_ line: Int) -> [JSON] {
      let parameters: JSON = [
        "textDocument": ["uri": .string(uri)],
        "range": ["start": place(line, 0), "end": place(line, 4)], "context": ["diagnostics": []],
      ]
      return send(
        &server,
        ["jsonrpc": "2.0", "id": "x", "method": "textDocument/codeAction", "params": parameters]
      ).first?["result"]?.array
        ?? []
    }
    #expect(actions(0) == [])
    let found = actions(1)
    #expect(found.map { $0["title"]?.string } == ["Call good", "Disable sample here"])
    let edits = found.compactMap { $0["edit"]?["changes"]?[uri]?.array?.first }
    #expect(edits.map { $0["newText"]?.string } == ["good", "  // theseus:disable:next sample\n"])
    #expect(edits[0]["range"] == ["start": place(1, 2), "end": place(1, 5)])
    #expect(edits[1]["range"] == ["start": place(1, 0), "end": place(1, 0)])
  }

  @Test("answers unknown requests with errors, and continues")
  func errors() throws {
    let project = try TemporaryProject()
    var server = LintServer(project.options())
    func code(_ bytes: String) -> [Int?] {
      LintServerTests.messages(server.receive(bytes.utf8)).map { $0["error"]?["code"]?.int }
    }
    func frame(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }
    #expect(code("Content-Length: x\r\n\r\n") == [-32700])
    #expect(code("nonsense\r\n\r\n") == [-32700])
    #expect(code("Content-Length: -5\r\n\r\n") == [-32700])
    #expect(code(frame("{not json")) == [-32700])
    #expect(code(frame("[]")) == [-32600])
    #expect(code(frame("{\"id\": 1}")) == [-32600])
    #expect(code(frame("{\"id\": 1, \"method\": \"textDocument/hover\"}")) == [-32002])
    // A message that arrives in pieces is one message.
    let start = frame("{\"id\": 1, \"method\": \"initialize\", \"params\": {}}")
    #expect(code(String(start.prefix(20))) == [])
    #expect(code(String(start.dropFirst(20))) == [nil])
    #expect(code(frame("{\"id\": 2, \"method\": \"textDocument/hover\"}")) == [-32601])
    #expect(
      code(
        frame(
          "{\"method\": \"textDocument/didOpen\", \"params\": {\"textDocument\": {\"uri\": 7}}}"))
        == [])
    #expect(code(frame("{\"method\": \"textDocument/didChange\", \"params\": 5}")) == [])
    #expect(
      code(frame("{\"id\": 3, \"method\": \"textDocument/codeAction\", \"params\": {}}")) == [nil])
    #expect(code(frame("{\"id\": 4, \"method\": \"shutdown\"}")) == [nil])
    #expect(code(frame("{\"id\": 5, \"method\": \"textDocument/codeAction\"}")) == [-32600])
    #expect(server.exitStatus == nil)
    #expect(code(frame("{\"method\": \"exit\"}")) == [])
    #expect(server.exitStatus == 0)
  }
}
