import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Executables as files.
enum BuiltExecutable {
  /// Whether two files have the same contents. A linker that had nothing to do leaves its file, and
  /// most changes show in the size or near the start, where an executable has the hash of its
  /// build.
  static func isSame(_ path: String, as other: String) -> Bool {
    var one = stat()
    var two = stat()
    guard stat(path, &one) == 0, stat(other, &two) == 0 else { return false }
    if one.st_dev == two.st_dev, one.st_ino == two.st_ino { return true }
    guard one.st_size == two.st_size, let first = mapped(path), let second = mapped(other),
      first.count == second.count
    else { return false }
    return first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        guard let one = first.baseAddress, let two = second.baseAddress else { return true }
        return memcmp(one, two, first.count) == 0
      }
    }
  }

  private static func mapped(_ path: String) -> Data? {
    try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
  }

  /// The linker replaces an executable and does not write into it, so a second name keeps it.
  static func link(_ path: String, as other: String) {
    unlink(other)
    #if canImport(Glibc)
      let isLinked = Glibc.link(path, other) == 0
    #elseif canImport(Musl)
      let isLinked = Musl.link(path, other) == 0
    #else
      let isLinked = Darwin.link(path, other) == 0
    #endif
    if !isLinked { try? FileManager.default.copyItem(atPath: path, toPath: other) }
  }
}
