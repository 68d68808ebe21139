import Foundation

extension FileManager {
  /// Writes a file, all or nothing. A file that was there is replaced: its permissions stay, and
  /// links to it still lead to it.
  ///
  /// Not `Data.write(options: .atomic)`, which without Darwin replaces a link by a file, and lets
  /// everybody read what was private.
  /// - Throws: the errors of the file system. The old file is then unchanged.
  package func replaceFile(at url: URL, with data: Data) throws {
    let place = url.resolvingSymlinksInPath()
    var old = stat()
    let isThere = stat(place.path, &old) == 0
    // A directory or a device is not replaced by a file.
    if isThere, old.st_mode & S_IFMT != S_IFREG { return try data.write(to: place) }
    let new = place.deletingLastPathComponent()
      .appendingPathComponent(".new-\(UUID().uuidString)").path
    let descriptor = open(new, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, isThere ? 0o600 : 0o666)
    guard descriptor >= 0 else { throw Self.lastError }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      if isThere {
        // Only root may keep another user's file theirs.
        _ = fchown(descriptor, old.st_uid, old.st_gid)
        guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw Self.lastError }
      }
      try file.write(contentsOf: data)
      try file.synchronize()
      try file.close()
      guard rename(new, place.path) == 0 else { throw Self.lastError }
    } catch {
      unlink(new)
      throw error
    }
  }

  /// Why a file could not be used, in the system's words: “No space left on device”.
  package static func reason(_ error: any Error) -> String {
    let posix = (error as? POSIXError) ?? ((error as? CocoaError)?.underlying as? POSIXError)
    return posix.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
  }

  private static var lastError: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
