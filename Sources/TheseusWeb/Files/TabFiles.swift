#if Web
  import Foundation
  import NIOCore
  import TheseusHTML
  import TheseusViews
  import UniformTypeIdentifiers

  /// The files that a tab's user and the app exchange: uploads arrive in the tab's own folder,
  /// downloads are copies that wait for the browser.
  @MainActor
  final class TabFiles: FileExchange {
    private let tab: RunningTab
    private let server: TabRegistry
    private var id: TabID { tab.id }
    private var space: FileSpace { server.files }
    private var limits: WebLimits { server.limits }
    private var loop: any EventLoop { server.loop.eventLoop }
    /// The page while the app runs.
    private let page: () -> Page?
    private let folder: URL
    /// The folders that earlier runs of the tab left have no greater numbers.
    private let adopted: Int
    private var folders: Int
    private var requests: [Int: Request] = [:]
    private var lastRequest = 0
    /// Copies that wait for the browser, or are being made for it.
    private var downloads: [FileTicket] = []
    /// How many copies are being made.
    private var copiesUnderWay = 0
    /// Large files are copied in their order, beside the server's own thread.
    private static let copying = DispatchQueue(label: "theseus.web.copies")
    /// The size in bytes from which a file is a large one.
    private static let largeSize = 1 << 20

    /// The most files of one tab: empty ones would be free otherwise.
    private static let mostFiles = 1_000

    /// Files that are chosen or dropped.
    private struct Request {
      /// nil for a drop.
      var request: FileRequest?
      /// Where files were dropped.
      var point: CGPoint?
      var files: [Incoming] = []
      var received: [URL?] = []
      /// Files whose end is not known.
      var left = 0
    }

    private struct Incoming {
      var name: String
      var size: Int
      var ticket: FileTicket?
    }

    /// Why files do not arrive.
    private struct Refusal: Error, CustomStringConvertible {
      var description: String
    }

    init(_ tab: RunningTab, _ server: TabRegistry, page: @escaping () -> Page?) {
      self.tab = tab
      self.server = server
      self.page = page
      folder = server.files.folder(of: tab.id)
      adopted = Self.numbers(in: folder).last ?? 0
      folders = adopted
      server.files.touch(tab.id)
    }

    /// Each file has a folder with a number as its name.
    private static func numbers(in folder: URL) -> [Int] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .compactMap { Int($0) }.sorted()
    }

    /// Whether files are on their way, or the user is choosing some.
    var isBusy: Bool { !requests.isEmpty || copiesUnderWay > 0 }

    // MARK: Uploads

    func begin(_ request: FileRequest) {
      lastRequest += 1
      requests[lastRequest] = Request(request: request)
      page()?.upload(
        lastRequest, accept: Self.accepted(request.types), allowsMultiple: request.allowsMultiple)
    }

    func cancel(_ request: FileRequest) {
      for (number, known) in requests where known.request === request { end(number) }
    }

    private func end(_ number: Int) {
      guard let request = requests.removeValue(forKey: number) else { return }
      for file in request.files { file.ticket?.remove() }
    }

    /// The value of an `accept` attribute: empty when every file is possible.
    static func accepted(_ types: [UTType]) -> String {
      var parts: [String] = []
      for type in types where !type.conforms(to: .directory) {
        let families: [(UTType, String)] = [
          (.image, "image/*"), (.movie, "video/*"), (.audio, "audio/*"), (.text, "text/*"),
        ]
        let endings = type.tags[.filenameExtension] ?? []
        if let family = families.first(where: { $0.0 == type }) { parts.append(family.1) }
        parts += endings.map { "." + $0 }
        if let mime = type.preferredMIMEType { parts.append(String(mime.prefix { $0 != ";" })) }
        if endings.isEmpty, type.preferredMIMEType == nil, families.allSatisfy({ $0.0 != type }) {
          return ""
        }
      }
      return parts.joined(separator: ",")
    }

    /// Handles a report of the browser.
    func receive(_ message: ClientMessage.FileMessage) {
      switch message {
      case .chosen(let files, let number): take(files, number)
      case .dropped(let files, let number, _, let point):
        guard requests[number] == nil, number < 0 else { return }
        requests[number] = Request(point: point)
        take(files, number)
      case .sent(let index, let number, let isComplete): noteSent(index, number, isComplete)
      }
    }

    private func take(_ files: [ClientMessage.File], _ number: Int) {
      guard let known = requests[number], known.files.isEmpty else {
        page()?.take(number, tokens: [])
        return
      }
      if files.isEmpty {
        requests[number] = nil
        known.request?.update(.canceled)
        return
      }
      do {
        let incoming = try admit(files, for: known.request)
        requests[number]?.files = incoming
        requests[number]?.received = Array(repeating: nil, count: incoming.count)
        requests[number]?.left = incoming.count
        page()?.take(number, tokens: incoming.map { $0.ticket?.token })
        known.request?.update(.receiving(count: incoming.count))
        expire(number)
      } catch {
        end(number)
        page()?.take(number, tokens: [])
        report("\(error)", known)
      }
    }

    private func report(_ problem: String, _ request: Request) {
      if let request = request.request {
        request.update(.failed(problem))
      } else {
        page()?.show(notice: problem)
      }
    }

    private func admit(_ files: [ClientMessage.File], for request: FileRequest?) throws
      -> [Incoming]
    {
      if let request {
        guard files.count == 1 || request.allowsMultiple else {
          throw Refusal(description: "Only one file can be chosen.")
        }
        if let other = files.first(where: { !request.accepts(name: FileName.safe($0.name)) }) {
          throw Refusal(
            description: "“\(FileName.safe(other.name))” is of a type that cannot be chosen here.")
        }
      }
      for file in files where file.size > limits.upload {
        throw Refusal(
          description: """
            “\(FileName.safe(file.name))” has \(Self.text(file.size)). Files may have \
            \(Self.text(limits.upload)).
            """)
      }
      guard files.count <= Self.mostFiles else {
        throw Refusal(
          description: "These are \(files.count) files. A page may have \(Self.mostFiles).")
      }
      let sum = files.reduce(0) { $0 + $1.size }
      makeSpace(forBytes: sum, files: files.count)
      guard files.count <= Self.mostFiles - fileCount else {
        throw Refusal(description: "This page has as many files as the server allows.")
      }
      guard sum <= limits.filesPerTab - usedBytes else {
        throw Refusal(
          description: """
            The files of this page would need more than \(Self.text(limits.filesPerTab)), all \
            that the server allows.
            """)
      }
      do {
        return try files.map {
          Incoming(
            name: FileName.safe($0.name), size: $0.size,
            ticket: try space.makeUpload(id, size: $0.size, until: deadline))
        }
      } catch {
        throw Refusal(description: "The server cannot store files now.")
      }
    }

    private var deadline: Date { .now + limits.secondsForFiles }

    static func text(_ bytes: Int) -> String {
      if bytes >= 10 << 20 { return "\(bytes >> 20) MB" }
      return bytes >= 10 << 10 ? "\(bytes >> 10) KB" : "\(bytes) bytes"
    }

    /// A browser that says nothing more about its files is not waited for.
    private func expire(_ number: Int) {
      loop.scheduleTask(in: .milliseconds(Int64(limits.secondsForFiles * 1_000))) { [weak self] in
        MainActor.assumeIsolated {
          guard let self, let request = self.requests[number] else { return }
          self.end(number)
          self.server.running(self.tab) {
            self.report("The files did not arrive in time.", request)
          }
        }
      }
    }

    private func noteSent(_ index: Int, _ number: Int, _ isComplete: Bool) {
      guard var request = requests[number], request.files.indices.contains(index),
        let ticket = request.files[index].ticket
      else { return }
      if isComplete {
        request.received[index] = try? move(ticket, named: request.files[index].name)
      }
      ticket.remove()
      request.files[index].ticket = nil
      request.left -= 1
      requests[number] = request
      guard request.left == 0 else { return }
      requests[number] = nil
      let files = request.received.compactMap { $0 }
      guard files.count == request.files.count else {
        for file in files { try? FileManager.default.removeItem(at: file) }
        let missing = zip(request.files, request.received).first { $0.1 == nil }?.0.name ?? ""
        return report("“\(missing)” was not uploaded.", request)
      }
      if let point = request.point {
        page()?.app.keyWindow?.host.drop(files, at: point)
      } else {
        request.request?.update(.received(files))
      }
    }

    /// To the tab's folder, where each file has a folder of its own: names may repeat.
    private func move(_ ticket: FileTicket, named name: String) throws -> URL {
      let file = try makeFolder().appendingPathComponent(name)
      guard rename(ticket.complete.path, file.path) == 0 else {
        throw Refusal(description: "there is no such upload")
      }
      return file
    }

    // MARK: Downloads

    func makeFolder() throws -> URL {
      let own = try space.makeFolder(of: id)
      folders += 1
      let new = own.appendingPathComponent("\(folders)", isDirectory: true)
      try FileManager.default.createDirectory(
        at: new, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      return new
    }

    func offer(_ file: URL) throws {
      let values = try file.resolvingSymlinksInPath().resourceValues(forKeys: [
        .isRegularFileKey, .fileSizeKey,
      ])
      guard values.isRegularFile == true else {
        throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSFilePathErrorKey: file.path])
      }
      makeSpace(forBytes: values.fileSize ?? 0, files: 1)
      guard (values.fileSize ?? 0) <= limits.filesPerTab - usedBytes else {
        throw CocoaError(.fileWriteOutOfSpace, userInfo: [NSFilePathErrorKey: file.path])
      }
      let copy = try space.makeCopy(id, of: file)
      downloads.append(copy.ticket)
      guard copy.size >= Self.largeSize else {
        let isComplete = copy.run()
        guard finish(copy, isComplete) else {
          throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
        }
        return
      }
      copiesUnderWay += 1
      Self.copying.async { @Sendable [weak self, eventLoop = loop] in
        let isComplete = copy.run()
        eventLoop.execute { [weak self] in
          MainActor.assumeIsolated {
            guard let self else { return copy.ticket.remove() }
            self.copiesUnderWay -= 1
            guard !self.finish(copy, isComplete) else { return }
            self.page()?.show(notice: "“\(FileName.safe(copy.name))” could not be copied.")
          }
        }
      }
    }

    /// Lets the browser fetch a complete copy. Returns false, and removes it, if that is not
    /// possible.
    private func finish(_ copy: FileCopy, _ isComplete: Bool) -> Bool {
      let ticket = copy.ticket
      // A tab that has ended waits for nothing.
      let isWanted = downloads.contains { $0.token == ticket.token }
      guard isWanted, isComplete, (try? space.allowDownload(copy, until: deadline)) != nil else {
        removeDownload(ticket)
        return !isWanted
      }
      page()?.download("/file/\(ticket.token)?page=\(id.page)", name: FileName.safe(copy.name))
      loop.scheduleTask(in: .milliseconds(Int64(limits.secondsForFiles * 1_000))) { [weak self] in
        MainActor.assumeIsolated {
          ticket.remove()
          self?.removeDownload(ticket)
        }
      }
      return true
    }

    private func removeDownload(_ ticket: FileTicket) {
      ticket.remove()
      downloads.removeAll { $0.token == ticket.token }
    }

    // MARK: Limits

    /// Removes the oldest files of earlier runs while there is too little space. Removes none if
    /// all of them would not make enough.
    private func makeSpace(forBytes bytes: Int, files count: Int) {
      var (bytesLeft, filesLeft) = (limits.filesPerTab - usedBytes, Self.mostFiles - fileCount)
      var old: [URL] = []
      for number in Self.numbers(in: folder) where number <= adopted {
        if count <= filesLeft, bytes <= bytesLeft { break }
        let item = folder.appendingPathComponent("\(number)")
        old.append(item)
        filesLeft += 1
        bytesLeft += Self.bytes(in: item)
      }
      guard count <= filesLeft, bytes <= bytesLeft else { return }
      for item in old { try? FileManager.default.removeItem(at: item) }
    }

    /// Files that the tab has or waits for.
    private var fileCount: Int {
      let waiting = requests.values.reduce(0) { $0 + $1.left }
      return waiting + downloads.count + Self.numbers(in: folder).count
    }

    /// The bytes of all files that the tab has now.
    private var usedBytes: Int {
      var bytes = requests.values.reduce(0) { sum, request in
        sum + request.files.reduce(0) { $0 + ($1.ticket == nil ? 0 : $1.size) }
      }
      for ticket in downloads {
        bytes += (try? ticket.content.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
      }
      return bytes + Self.bytes(in: folder)
    }

    private static func bytes(in folder: URL) -> Int {
      let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey]
      guard
        let files = FileManager.default.enumerator(
          at: folder, includingPropertiesForKeys: Array(keys))
      else { return 0 }
      var bytes = 0
      for case let file as URL in files {
        // A folder has a size of its own, which is not the user's.
        guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true
        else { continue }
        bytes += values.fileSize ?? 0
      }
      return bytes
    }

    /// The tab has ended. Its files are kept with its snapshot; nothing more is on its way.
    func endTransfers() {
      for number in Array(requests.keys) { end(number) }
      for ticket in downloads { ticket.remove() }
      downloads = []
    }
  }
#endif
