#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Distinguishes the versions of a file without reading it.
struct FileStamp: Equatable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil where there is no file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      seconds = status.st_mtimespec.tv_sec
      nanoseconds = status.st_mtimespec.tv_nsec
    #else
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    #endif
  }

  /// The stamps of the files that exist.
  static func all(_ paths: some Sequence<String>) -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for path in paths { stamps[path] = FileStamp(path) }
    return stamps
  }
}
