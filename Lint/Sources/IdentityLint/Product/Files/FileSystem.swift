import Foundation

/// The few calls that Foundation makes slow, or does not have: a listing with kinds, a whole file's
/// bytes, a write that replaces.
enum FileSystem {
  struct Failure: Error {
    let message: String
    static var last: Failure { Failure(message: String(cString: strerror(errno))) }
  }

  enum Kind { case file, folder, link, other }

  struct Entry {
    let name: String
    let kind: Kind
  }

  /// The content of a folder, by name. A name that is not UTF-8 is skipped: no path could contain
  /// it.
  static func entries(of folder: String) throws(Failure) -> [Entry] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var found: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) { String(validatingCString: $0) }
      }
      guard let name, name != ".", name != ".." else { continue }
      let kind: Kind =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        // Some file systems do not report the kind.
        case Int32(DT_UNKNOWN): self.kind(of: folder + "/" + name, followsLinks: false) ?? .other
        default: .other
        }
      found.append(Entry(name: name, kind: kind))
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Nil where there is nothing.
  static func kind(of path: String, followsLinks: Bool = true) -> Kind? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// A regular file's bytes.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    // A pipe or a device would be waited for, perhaps for ever: a pipe already by `open`.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(message: "Not a regular file") }
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count, let base = buffer.baseAddress {
        let read = Foundation.read(descriptor, base + count, buffer.count - count)
        if read < 0 && errno == EINTR { continue }
        if read < 0 { failure = .last }
        if read <= 0 { return }
        count += read
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Replaces a file with the bytes, entirely or not at all. Keeps its permissions; a symbolic link
  /// stays one. A device or a pipe is not replaced.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let target = canonicalPath(path) ?? path
    var status = stat()
    let isThere = stat(target, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      throw Failure(message: "Not a regular file")
    }
    let mode: mode_t = isThere ? status.st_mode & 0o7777 : 0o644
    let temporary = target + ".theseus-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last }
    var failure: Failure?
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count, let base = buffer.baseAddress {
        let count = write(descriptor, base + written, buffer.count - written)
        if count < 0 && errno == EINTR { continue }
        if count <= 0 {
          failure = .last
          return
        }
        written += count
      }
    }
    if failure == nil && fchmod(descriptor, mode) != 0 { failure = .last }
    if close(descriptor) != 0 && failure == nil { failure = .last }
    if failure == nil && rename(temporary, target) != 0 { failure = .last }
    if let failure {
      unlink(temporary)
      throw failure
    }
  }

  /// With no links, no `.` and no `..` in it; nil where there is nothing.
  static func canonicalPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  static func exists(_ path: String) -> Bool { kind(of: path) != nil }
}
