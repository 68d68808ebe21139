import Foundation
import TheseusCore
import TheseusTerminal

#if canImport(Glibc)
  import Glibc
#endif

/// The files of an app's session: the newest snapshot, the one before it, and the lock of the run
/// that writes them.
final class SessionFiles: Sendable {
  let folder: URL
  /// Held as long as the process lives.
  private let lock: Int32

  var newest: URL { folder.appendingPathComponent("session.json") }
  var previous: URL { folder.appendingPathComponent("session-before.json") }
  /// A byte for each crash soon after a start with the session.
  private var crashes: URL { folder.appendingPathComponent("session.crashes") }

  enum Refusal: Error, CustomStringConvertible {
    /// Another run of the app keeps its session in these files.
    case inUse
    case unusable(URL, Int32)

    var description: String {
      switch self {
      case .inUse: "this app already runs; what you do here is not saved for its next start"
      case .unusable(let url, let code):
        SessionFiles.shortened(
          "the session cannot be saved in “\(url.path)”: \(String(cString: strerror(code)))")
      }
    }
  }

  /// Creates the folder, for the user alone, and takes the lock.
  init(in folder: URL) throws(Refusal) {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unusable(folder, (error as? CocoaError)?.underlyingCode ?? EACCES)
    }
    let url = folder.appendingPathComponent("session.lock")
    lock = open(url.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    if lock < 0 { throw .unusable(url, errno) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(lock)
      throw code == EWOULDBLOCK ? .inUse : .unusable(url, code)
    }
  }

  deinit { close(lock) }

  /// The snapshot of the last run: the newest that can be used. Others are renamed, also one that
  /// cannot be read: the next snapshot would replace it.
  /// - Returns: nil where there is none, and a sentence for each file that cannot be used.
  func read() -> (snapshot: Snapshot?, faults: [String]) {
    var faults: [String] = []
    for url in [newest, previous] where access(url.path, F_OK) == 0 {
      do {
        let snapshot = try Snapshot(contentsOf: url)
        if !faults.isEmpty { faults.append("the app continues from the session before it") }
        return (snapshot, faults)
      } catch {
        var fault = Self.shortened("the last session cannot be restored: \(error)")
        if let aside = Snapshot.putAside(url.path) { fault += "; \(Self.renamed(to: aside))" }
        faults.append(fault)
      }
    }
    return (nil, faults)
  }

  /// In the same folder, which was named.
  private static func renamed(to path: String) -> String {
    "it was renamed to “\(URL(fileURLWithPath: path).lastPathComponent)”"
  }

  /// The user's home as `~`: a message has one line.
  static func shortened(
    _ text: String, home: String? = ProcessInfo.processInfo.environment["HOME"]
  ) -> String {
    guard let home, home.hasPrefix("/"), home != "/" else { return text }
    return text.replacing("“\(home)/", with: "“~/")
  }

  /// How many starts with the session have ended in a crash without a good one between.
  var crashCount: Int {
    var status = stat()
    return stat(crashes.path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// From here on a crash counts. Kills do not.
  @MainActor
  func countCrash() {
    let file = open(crashes.path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
    if file >= 0 { CrashMark.set(file) }
  }

  /// The start was not a crash.
  @MainActor
  func forgetCrashes() {
    CrashMark.set(nil)
    unlink(crashes.path)
  }

  /// The start ended as by a crash, without a signal.
  @MainActor
  func noteCrash() {
    CrashMark.set(nil)
    let file = open(crashes.path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    try? withUnsafeBytes(of: UInt8(ascii: "x")) {
      try Self.write($0.bindMemory(to: UInt8.self), to: file)
    }
  }

  /// Renames the session of runs that crashed.
  /// - Returns: a sentence about it.
  @MainActor
  func putCrashedAside() -> String {
    let aside = [newest, previous].compactMap { Snapshot.putAside($0.path) }
    forgetCrashes()
    let kept = Self.shortened("“\(aside.first ?? newest.path)”")
    return """
      the app crashed at its last two starts with the saved session; it was renamed to \(kept)
      """
  }

  /// Replaces the newest snapshot, all or nothing, also where the machine stops meanwhile.
  func write(_ snapshot: Snapshot) throws {
    let new = folder.appendingPathComponent("session.new").path
    var text = snapshot.json
    let file = open(new, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw POSIXError(errno) }
    do {
      defer { close(file) }
      try text.withUTF8 { try Self.write($0, to: file) }
      if fsync(file) != 0 { throw POSIXError(errno) }
    } catch {
      unlink(new)
      throw error
    }
    keepNewestAsPrevious()
    guard rename(new, newest.path) == 0 else { throw POSIXError(errno) }
    let directory = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if directory >= 0 {
      fsync(directory)
      close(directory)
    }
  }

  /// The newest file is not touched meanwhile.
  private func keepNewestAsPrevious() {
    let link = folder.appendingPathComponent("session.link").path
    unlink(link)
    if Foundation.link(newest.path, link) == 0 { rename(link, previous.path) }
  }

  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to file: Int32) throws {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(file, rest.baseAddress, rest.count)
      #else
        let count = Foundation.write(file, rest.baseAddress, rest.count)
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        throw POSIXError(errno)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }
}

extension POSIXError {
  fileprivate init(_ code: Int32) { self.init(POSIXErrorCode(rawValue: code) ?? .EIO) }
}

extension CocoaError {
  fileprivate var underlyingCode: Int32? { (underlying as? POSIXError)?.code.rawValue }
}
