import Foundation

/// A server in another process, with a store in a folder of its own.
final class RunningProbe {
  let folder: TemporaryFolder
  private(set) var probe: Probe
  private(set) var port = 0
  private let options: [String]
  private var otherStore: String?
  private let program: String

  /// - Parameter program: a product of this package that serves.
  init(_ options: [String] = [], program: String = "WebProbe") throws {
    folder = try TemporaryFolder()
    self.options = options
    self.program = program
    probe = try Self.start(folder.path("sessions.sqlite"), options, folder, program)
    port = Self.port(of: probe)
  }

  /// Another server on the store of one that runs.
  init(
    beside other: RunningProbe, _ more: [String] = [], program: String = "WebProbe"
  ) throws {
    self.program = program
    folder = other.folder
    // Servers that share a store have ports of their own.
    options = ["port=\(try Self.freePort())"] + more
    probe = try Self.start(folder.path("sessions.sqlite"), options, folder, program)
    port = Self.port(of: probe)
  }

  /// A server on another store than a file.
  init(store: String, _ options: [String] = []) throws {
    folder = try TemporaryFolder()
    self.options = options
    otherStore = store
    program = "WebProbe"
    probe = try Self.start(store, options, folder, program)
    port = Self.port(of: probe)
  }

  static func freePort() throws -> Int {
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(file) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        guard bind(file, $0, size) == 0, getsockname(file, $0, &size) == 0 else { return 0 }
        return Int(
          $0.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_port }
            .bigEndian)
      }
    }
  }

  /// The standard error of its runs.
  var log: String { (try? String(contentsOfFile: folder.path("log"), encoding: .utf8)) ?? "" }

  var storePath: String { folder.path("sessions.sqlite") }

  /// Another process on the same store, after the last one was ended.
  func restart() throws {
    probe.process.waitUntilExit()
    probe = try Self.start(otherStore ?? storePath, options, folder, program)
    port = Self.port(of: probe)
  }

  /// With a temporary folder of its own.
  private static func start(
    _ store: String, _ options: [String], _ folder: TemporaryFolder, _ program: String
  ) throws -> Probe {
    try Probe(
      ["serve", store] + options, environment: ["TMPDIR": folder.url.path], program: program,
      log: folder.path("log"))
  }

  private static func port(of probe: Probe) -> Int {
    probe.line().split(whereSeparator: { !$0.isNumber }).last.flatMap { Int($0) } ?? 0
  }

  // MARK: Browsers

  func get(_ path: String, method: String = "GET", headers: [String] = []) throws
    -> Client.Response
  {
    try Client.get(path, port: port, method: method, headers: headers)
  }

  /// The cookie of a new browser.
  func newCookie() throws -> String { try get("/").cookie ?? "" }

  /// A connected page.
  func open(_ page: PageID, cookie: String, fields: String = "[]") throws -> Client {
    let client = try Client.open(port: port, cookie: cookie)
    client.send(Self.hello(page, fields: fields))
    return client
  }

  static func hello(_ page: PageID, fields: String = "[]") -> String {
    """
    ["hello",{"v":1,"page":"\(page.text)","path":"/","width":800,"height":600,"scale":1,\
    "dark":false,"motion":false,"contrast":false,"touch":false,"locale":"en","zone":"UTC",\
    "fonts":[],"fields":\(fields),"scroll":[]}]
    """
  }
}

/// The id of a browser tab.
struct PageID: Equatable {
  var text: String

  init(text: String) { self.text = text }

  /// - Parameter character: a letter or a digit, which tells pages of a test apart.
  init(_ character: Character = "A") { text = String(repeating: character, count: 21) + "A" }
}
