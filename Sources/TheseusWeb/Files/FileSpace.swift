#if Web
  import Crypto
  import Foundation

  /// The folder of files that users exchange with the app, shared by the workers of a server: a
  /// request may reach another worker than the tab's own.
  ///
  /// A token allows one upload or one download. It belongs to a tab of a user: the name of its
  /// ticket, a file, is derived from all three, so nobody else finds it. The first request that
  /// renames a ticket has used it.
  struct FileSpace: Sendable {
    let root: URL

    private static let prefix = "theseus-web-"

    init(root: URL) { self.root = root }

    /// A folder that is created when it is needed. Removes those of servers that were killed.
    static func make() -> FileSpace {
      let temporary = FileManager.default.temporaryDirectory
      for name in (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? [] {
        guard name.hasPrefix(prefix),
          let process = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }),
          kill(process, 0) != 0, errno == ESRCH
        else { continue }
        // Those of other users cannot be removed.
        try? FileManager.default.removeItem(at: temporary.appendingPathComponent(name))
      }
      return FileSpace(
        root: temporary.appendingPathComponent(
          "\(prefix)\(getpid())-\(RandomID.make())", isDirectory: true))
    }

    /// Removes everything.
    func remove() { try? FileManager.default.removeItem(at: root) }

    /// A new folder for the files of a running tab, which only this user of the system can open.
    func makeFolder() throws -> URL { try create("tabs/" + RandomID.make()) }

    @discardableResult
    private func create(_ path: String) throws -> URL {
      let folder = root.appendingPathComponent(path, isDirectory: true)
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return folder
    }

    // MARK: Tickets

    /// Allows one upload of at most `size` bytes.
    func makeUpload(_ tab: TabID, size: Int, until deadline: Date) throws -> FileTicket {
      try create("in")
      let ticket = FileTicket(token: RandomID.make(), tab, in: root.appendingPathComponent("in"))
      try ticket.write(["\(deadline.timeIntervalSince1970)", "\(size)"])
      return ticket
    }

    /// Allows one download of a copy of a file.
    func makeDownload(_ tab: TabID, of file: URL, until deadline: Date) throws -> FileTicket {
      try create("out")
      let ticket = FileTicket(token: RandomID.make(), tab, in: root.appendingPathComponent("out"))
      try FileManager.default.copyItem(at: file.resolvingSymlinksInPath(), to: ticket.content)
      try ticket.write(["\(deadline.timeIntervalSince1970)", file.lastPathComponent])
      return ticket
    }

    /// The ticket that a request names, whether there is one or not.
    func upload(_ token: String, _ tab: TabID) -> FileTicket {
      FileTicket(token: token, tab, in: root.appendingPathComponent("in"))
    }

    func download(_ token: String, _ tab: TabID) -> FileTicket {
      FileTicket(token: token, tab, in: root.appendingPathComponent("out"))
    }
  }

  /// Allows one transfer of a file. The file system keeps it, so that any worker can honor it.
  struct FileTicket: Sendable {
    let token: String
    /// While nobody has used it.
    private let unused: URL
    /// While a request uses it.
    private let used: URL
    /// The file that is on its way.
    let content: URL
    /// An upload that is complete.
    let complete: URL

    fileprivate init(token: String, _ tab: TabID, in folder: URL) {
      self.token = token
      let digest = SHA256.hash(data: Data("\(tab.user)\n\(tab.page)\n\(token)".utf8))
      let name = digest.prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      let base = folder.appendingPathComponent(name)
      unused = base.appendingPathExtension("ticket")
      used = base.appendingPathExtension("used")
      content = base.appendingPathExtension("part")
      complete = base.appendingPathExtension("whole")
    }

    fileprivate func write(_ lines: [String]) throws {
      try Data(lines.joined(separator: "\n").utf8).write(to: unused)
    }

    /// Uses the ticket.
    /// - Returns: its second line; nil when there is no such ticket, or it was used or has expired.
    func use(now: Date = .now) -> String? {
      guard rename(unused.path, used.path) == 0 else { return nil }
      guard let text = try? String(contentsOf: used, encoding: .utf8),
        let end = text.firstIndex(of: "\n"), let deadline = Double(text[..<end]),
        now.timeIntervalSince1970 < deadline
      else {
        remove()
        return nil
      }
      return String(text[text.index(after: end)...])
    }

    /// The transfer failed, and may be tried again.
    func giveBack() { rename(used.path, unused.path) }

    /// An upload has all its bytes.
    func finish() -> Bool {
      unlink(used.path)
      return rename(content.path, complete.path) == 0
    }

    /// Removes the ticket with its file.
    func remove() {
      for file in [unused, used, content, complete] { unlink(file.path) }
    }
  }
#endif
