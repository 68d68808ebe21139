import Foundation

/// Serves an editor over the Language Server Protocol: diagnostics for open documents, and the
/// fixes as code actions.
///
/// It does not know streams: messages go in, messages come out. A message that is not understood is
/// answered with an error.
public struct LintServer {
  /// JSON-RPC's and the protocol's numbers.
  private enum Failure: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case notInitialized = -32002
  }

  struct Document {
    var path: String
    var version: Int?
    var lines: LineTable
    /// The findings of the last run, for code actions.
    var findings: [Finding] = []
  }

  var options: LintOptions
  /// By URI, as the editor writes it.
  var documents: [String: Document] = [:]
  /// Absolute folders of the workspace.
  var roots: [String] = []
  /// The error of the last run, if it had one.
  var lastFailure: String?
  private var reader = FrameReader()
  private var isInitialized = false
  private var isShutDown = false
  /// Whether a document has changed since the last run.
  private var isStale = false
  /// Set by `exit`: the process's status.
  public private(set) var exitStatus: Int32?

  public init(_ options: LintOptions) {
    self.options = options
    self.options.memory = LintMemory()
  }

  /// Takes received bytes and returns the bytes to send.
  public mutating func receive(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    reader.append(bytes)
    var replies: [JSON] = []
    while exitStatus == nil, let frame = reader.next() {
      switch frame {
      case .malformed(let problem):
        replies.append(LintServer.error(.parseError, problem, id: .null))
      case .message(let body): replies += handle(body)
      }
    }
    // Once for all changes that arrived together.
    if isStale && exitStatus == nil {
      isStale = false
      replies += diagnose()
    }
    return replies.flatMap { FrameReader.frame($0.bytes) }
  }

  private mutating func handle(_ body: [UInt8]) -> [JSON] {
    guard let message = JSON(parsing: body) else {
      return [LintServer.error(.parseError, "not JSON", id: .null)]
    }
    guard message.isObject else {
      return [LintServer.error(.invalidRequest, "not an object", id: .null)]
    }
    guard let method = message["method"]?.string else {
      // An answer to a request of ours needs none; there are no such requests yet.
      let isAnswer = message["result"] != nil || message["error"] != nil
      return isAnswer
        ? [] : [LintServer.error(.invalidRequest, "no method", id: message["id"] ?? .null)]
    }
    let parameters = message["params"] ?? .null
    guard let id = message["id"] else { return notified(method, parameters) }
    return [requested(method, parameters, id)]
  }

  private mutating func requested(_ method: String, _ parameters: JSON, _ id: JSON) -> JSON {
    if isShutDown { return LintServer.error(.invalidRequest, "shut down", id: id) }
    if method == "initialize" {
      guard !isInitialized else {
        return LintServer.error(.invalidRequest, "initialized before", id: id)
      }
      isInitialized = true
      return LintServer.answer(initialize(parameters), id: id)
    }
    guard isInitialized else { return LintServer.error(.notInitialized, "not initialized", id: id) }
    switch method {
    case "shutdown":
      isShutDown = true
      return LintServer.answer(.null, id: id)
    case "textDocument/codeAction": return LintServer.answer(codeActions(parameters), id: id)
    default: return LintServer.error(.methodNotFound, "unknown method '\(method)'", id: id)
    }
  }

  /// A notification gets no response, whatever is wrong with it.
  private mutating func notified(_ method: String, _ parameters: JSON) -> [JSON] {
    if method == "exit" {
      exitStatus = isShutDown ? 0 : 1
      return []
    }
    guard isInitialized, !isShutDown, let document = parameters["textDocument"],
      let uri = document["uri"]?.string
    else { return [] }
    switch method {
    case "textDocument/didOpen":
      guard let path = LintServer.path(of: uri), let text = document["text"]?.string else {
        return []
      }
      documents[uri] = Document(
        path: path, version: document["version"]?.int, lines: LineTable(Array(text.utf8)))
      isStale = true
    case "textDocument/didChange":
      guard documents[uri] != nil else { return [] }
      documents[uri]?.version = document["version"]?.int
      for change in parameters["contentChanges"]?.array ?? [] { documents[uri]?.apply(change) }
      isStale = true
    case "textDocument/didSave":
      if let text = parameters["text"]?.string {
        documents[uri]?.lines = LineTable(Array(text.utf8))
      }
      isStale = documents[uri] != nil
    case "textDocument/didClose":
      guard documents.removeValue(forKey: uri) != nil else { return [] }
      return [
        LintServer.notification(
          "textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
      ]
    default: break
    }
    return []
  }

  private mutating func initialize(_ parameters: JSON) -> JSON {
    let folders = parameters["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string } ?? []
    let uris = folders.isEmpty ? [parameters["rootUri"]?.string].compactMap(\.self) : folders
    roots = uris.compactMap(LintServer.path)
    if roots.isEmpty, let path = parameters["rootPath"]?.string, path.hasPrefix("/") {
      roots = [path]
    }
    if let first = roots.first { options.workingDirectory = first }
    return [
      "capabilities": [
        "positionEncoding": "utf-16",
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": true]],
        "codeActionProvider": ["codeActionKinds": ["quickfix"]],
      ],
      "serverInfo": ["name": "theseus-lint", "version": .string(LintVersion.current)],
    ]
  }

  static func notification(_ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  private static func answer(_ result: JSON, id: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  private static func error(_ failure: Failure, _ message: String, id: JSON) -> JSON {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .int(failure.rawValue), "message": .string(message)],
    ]
  }
}

extension LintServer.Document {
  /// A change with a range replaces that; one without replaces everything.
  mutating func apply(_ change: JSON) {
    guard let text = change["text"]?.string else { return }
    guard let range = change["range"], let start = lines.place(range["start"]),
      let end = lines.place(range["end"])
    else {
      if change["range"] == nil { lines = LineTable(Array(text.utf8)) }
      return
    }
    var bytes = lines.bytes
    bytes.replaceSubrange(start.offset..<max(start.offset, end.offset), with: text.utf8)
    lines = LineTable(bytes)
  }
}

extension LineTable {
  /// From the protocol's position: line and UTF-16 column from 0.
  fileprivate func place(_ position: JSON?) -> SourcePlace? {
    guard let line = position?["line"]?.int, let character = position?["character"]?.int else {
      return nil
    }
    return place(line: line, utf16Column: character)
  }
}
