#if Web
  import Crypto
  import Foundation
  import TheseusCore

  /// The folder of files that users exchange with the app, shared by the workers of a server: a
  /// request may reach another worker than the tab's own.
  ///
  /// A token allows one upload or one download. It belongs to a tab of a user: the name of its
  /// ticket, a file, is derived from all three, so nobody else finds it. The first request that
  /// renames a ticket has used it.
  struct FileSpace: Sendable {
    let root: URL

    init(root: URL) { self.root = root }

    /// The folder beside a store, which lasts as long as the store does.
    init(beside store: any SessionStore) {
      let path =
        (store as? SQLiteStore)?.path
        ?? ProgramDirectory.state.url()?.appendingPathComponent("web").path
        ?? FileManager.default.temporaryDirectory.appendingPathComponent("web-\(getuid())").path
      self.init(root: URL(fileURLWithPath: path + ".files", isDirectory: true))
    }

    // MARK: Folders of tabs

    /// The folder of a tab's files, whether there is one or not: the same in every run, so what
    /// names a file of it can be saved.
    func folder(of tab: TabID) -> URL {
      root.appendingPathComponent("tabs/" + Self.name(of: tab), isDirectory: true)
    }

    private static func name(of tab: TabID) -> String { hash("\(tab.user)\n\(tab.page)") }

    fileprivate static func hash(_ text: String) -> String {
      SHA256.hash(data: Data(text.utf8)).prefix(16)
        .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Creates the folder of a tab, which only this user of the system can open.
    func makeFolder(of tab: TabID) throws -> URL { try create("tabs/" + Self.name(of: tab)) }

    /// Copies the files of a tab for its duplicate, again if an earlier attempt was cut off.
    /// - Returns: the snapshot, with the copies in place of the files that it names. A file that
    ///   could not be copied is missing then: two tabs never write the same one.
    func copy(_ original: TabID, to tab: TabID, _ snapshot: String) -> String {
      let (old, new) = (folder(of: original), folder(of: tab))
      let copy = new.appendingPathExtension("copy")
      for leftover in [copy, new] { try? FileManager.default.removeItem(at: leftover) }
      if (try? FileManager.default.copyItem(at: old, to: copy)) != nil {
        rename(copy.path, new.path)
      } else {
        try? FileManager.default.removeItem(at: copy)
      }
      return snapshot.replacing(Self.name(of: original), with: Self.name(of: tab))
    }

    /// The tab is used: its files are kept for as long as its snapshot.
    func touch(_ tab: TabID) { utimes(folder(of: tab).path, nil) }

    /// Removes the files of tabs that were used last before a date, and what transfers left that
    /// nobody can finish any more.
    func clean(tabs date: Date, transfers: Date) {
      for (part, limit) in [("tabs", date), ("in", transfers), ("out", transfers)] {
        let folder = root.appendingPathComponent(part, isDirectory: true)
        let all = try? FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        for item in all ?? [] {
          let values = try? item.resourceValues(forKeys: [.contentModificationDateKey])
          guard let used = values?.contentModificationDate, used < limit else { continue }
          try? FileManager.default.removeItem(at: item)
        }
      }
    }

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

    /// A copy of a file for a download, still empty.
    func makeCopy(_ tab: TabID, of file: URL) throws -> FileCopy {
      try create("out")
      let ticket = FileTicket(token: RandomID.make(), tab, in: root.appendingPathComponent("out"))
      return try FileCopy(
        of: file.resolvingSymlinksInPath(), named: file.lastPathComponent, ticket)
    }

    /// Allows one download of a copy that is complete.
    func allowDownload(_ copy: FileCopy, until deadline: Date) throws {
      try copy.ticket.write(["\(deadline.timeIntervalSince1970)", copy.name])
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
      let name = FileSpace.hash("\(tab.user)\n\(tab.page)\n\(token)")
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
