import Foundation

/// The default location of a journal, and the check of a file before SQLite opens it.
public enum JournalFile {
  /// “Jrnl” in the header of every journal, to distinguish it from other programs' databases.
  static let applicationID: UInt32 = 0x4A72_6E6C

  /// `$XDG_DATA_HOME/theseus-journal/journal.sqlite`, or
  /// `~/.local/share/theseus-journal/journal.sqlite`.
  ///
  /// A relative `XDG_DATA_HOME` is ignored, as the XDG base directory specification requires.
  public static func defaultPath(environment: [String: String]) -> String {
    let data: String
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
      data = folder
    } else {
      data = (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
    }
    return (data as NSString).appendingPathComponent("theseus-journal/journal.sqlite")
  }

  enum Finding: Equatable {
    /// There is no file, or an empty one.
    case new
    case journal
  }

  /// Looks at `path` without opening it as a database. Nothing is written. A file that this process
  /// has open is taken for a journal.
  /// - Throws: ``JournalError`` for an existing file that is not a writable journal.
  static func inspect(_ path: String) throws -> Finding {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else {
        throw JournalError(
          file: path,
          cause: errno == EACCES ? .notPermitted : .failed(String(cString: strerror(errno))))
      }
      var folder = stat()
      guard stat(self.folder(ofDestination: path), &folder) == 0, folder.st_mode & S_IFMT == S_IFDIR
      else {
        throw JournalError(file: path, cause: .noFolder)
      }
      return .new
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw JournalError(file: path, cause: .isDirectory)
    case S_IFREG: break
    default: throw JournalError(file: path, cause: .notAFile)
    }
    guard access(path, R_OK) == 0 else { throw JournalError(file: path, cause: .notPermitted) }
    // A database in WAL mode also writes the files `-wal` and `-shm` beside it.
    guard access(path, W_OK) == 0, access(folder(ofDestination: path), W_OK) == 0 else {
      throw JournalError(file: path, cause: .readOnly)
    }

    if status.st_size == 0 { return .new }
    // SQLite examines a file that it has open here.
    guard let found = OpenFile.reading(path, { Self.header(of: path) }) else { return .journal }
    guard let header = found else {
      throw JournalError(file: path, cause: .notPermitted)
    }
    guard header.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw JournalError(file: path, cause: .notADatabase)
    }
    guard header.count == 100 else {
      throw JournalError(file: path, cause: .damaged("the file ends within its header"))
    }
    let id = header[68..<72].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard id == applicationID else { throw JournalError(file: path, cause: .foreign) }
    return .journal
  }

  /// The first 100 bytes, or as many as there are.
  private static func header(of path: String) -> [UInt8]? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    return (try? file.read(upToCount: 100)).map { Array($0) }
  }

  /// The file that a path leads to. SQLite keeps its other files beside that one, and not beside a
  /// symbolic link to it.
  static func destination(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Why SQLite cannot open a file, when the file system says it.
  static func obstacle(to path: String) -> JournalError.Cause? {
    let folder = folder(ofDestination: path)
    var status = stat()
    guard stat(folder, &status) == 0 else {
      return errno == EACCES ? .notPermitted : .noFolder
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return .noFolder }
    guard access(folder, W_OK | X_OK) == 0 else { return .notPermitted }
    return access(path, F_OK) == 0 && access(path, R_OK) != 0 ? .notPermitted : nil
  }

  /// Whether `file` is the journal at `path`, or one of the files that SQLite keeps beside it,
  /// under whatever name.
  public static func isPart(_ file: String, ofJournalAt path: String) -> Bool {
    guard let identity = Identity(path: file) else { return false }
    let path = destination(of: path)
    return ["", "-wal", "-shm"].contains { Identity(path: path + $0) == identity }
  }

  /// The folder in which SQLite writes.
  private static func folder(ofDestination path: String) -> String {
    folder(of: destination(of: path))
  }

  static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Distinguishes a file from another one that later has its name.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64

    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(status.st_ino)
    }
  }
}
