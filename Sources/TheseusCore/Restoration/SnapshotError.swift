import Foundation

/// Why a file could not be used as a snapshot, with a message that names the file and the location
/// in it.
public enum SnapshotError: Error, Equatable, CustomStringConvertible {
  /// The file is not there or may not be read.
  case unreadable(path: String, reason: String)
  /// It is larger than any snapshot is taken for.
  case tooLarge(path: String, bytes: Int)
  /// It is truncated, or not JSON.
  case malformed(path: String, reason: String)
  /// It is JSON of another format, or a value in it has the wrong form.
  case foreign(path: String, reason: String)
  /// A later version of the program wrote it; no path where it was not read from a file.
  case laterVersion(Int, path: String? = nil)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "the snapshot “\(path)” cannot be read: \(reason)"
    case .tooLarge(let path, let bytes):
      "“\(path)” has \(bytes) bytes; snapshots of more than \(Snapshot.mostBytes) are not read"
    case .malformed(let path, let reason): "“\(path)” is incomplete or damaged: \(reason)"
    case .foreign(let path, let reason): "“\(path)” is not a snapshot: \(reason)"
    case .laterVersion(let version, let path):
      """
      \(path.map { "“\($0)”" } ?? "the snapshot") has version \(version); this program reads \
      versions 1 to \(Snapshot.currentVersion)
      """
    }
  }
}

extension SnapshotError {
  /// Whether the file itself is at fault, so that it must be renamed before another file takes its
  /// name.
  public var isFilesFault: Bool {
    if case .unreadable = self { false } else { true }
  }
}
