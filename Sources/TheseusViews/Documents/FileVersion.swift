import Foundation

/// The state of a file when a document was last the same as it, to notice that another program has
/// changed it since.
struct FileVersion {
  /// Of a file or of one part of a package: its path inside, size and times.
  private struct Stamp: Equatable {
    let path: String
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  private let stamps: [Stamp]
  /// Of the content; nil when it is not known.
  private let digest: Int?

  /// The present state. Nil when there is no file.
  ///
  /// - Parameter contents: what the file contains, if known.
  init?(of file: URL, _ contents: FileWrapper? = nil) {
    guard let stamps = Self.stamps(of: file.resolvingSymlinksInPath().path) else { return nil }
    self.stamps = stamps
    digest = contents?.digest
  }

  /// The file has these contents now.
  func isSame(as file: URL) -> Bool {
    guard let now = FileVersion(of: file) else { return false }
    if now.stamps == stamps { return true }
    // A new modification time without new content is no change.
    return digest != nil && digest == (try? FileWrapper(url: file))?.digest
  }

  private static func stamps(of path: String) -> [Stamp]? {
    guard let own = stamp(path, as: "") else { return nil }
    guard let names = FileManager.default.enumerator(atPath: path), own.isDirectory else {
      return [own.stamp]
    }
    var stamps: [Stamp] = []
    for case let name as String in names {
      // The time of a folder changes with files that are none of its content, such as a backup.
      guard let part = stamp("\(path)/\(name)", as: name), !part.isDirectory else { continue }
      stamps.append(part.stamp)
    }
    return stamps.sorted { $0.path < $1.path }
  }

  private static func stamp(_ path: String, as name: String) -> (stamp: Stamp, isDirectory: Bool)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return (
      Stamp(
        path: name, size: Int(status.st_size), seconds: Int(time.tv_sec),
        nanoseconds: Int(time.tv_nsec)),
      status.st_mode & S_IFMT == S_IFDIR
    )
  }
}

extension FileWrapper {
  /// Equal for equal contents, in one run of the program.
  fileprivate var digest: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }

  private func hash(into hasher: inout Hasher) {
    guard let children = fileWrappers else {
      let bytes = regularFileContents ?? Data()
      hasher.combine(bytes.count)
      return bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    hasher.combine(children.count)
    for (name, child) in children.sorted(by: { $0.key < $1.key }) {
      hasher.combine(name)
      child.hash(into: &hasher)
    }
  }
}
