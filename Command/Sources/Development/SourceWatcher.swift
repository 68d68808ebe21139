#if canImport(Glibc) || canImport(Musl)
  import Foundation

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Tells when files below some folders change, by the kernel's notices (inotify): nothing is
  /// polled, and one notice a folder suffices.
  ///
  /// Hidden files and folders, build folders, and the temporary files of editors do not count.
  public final class SourceWatcher {
    /// Readable when something may have changed.
    public let descriptor: Int32
    /// Folders by the number of their watch.
    private var folders: [Int32: Folder] = [:]

    private struct Folder {
      var path: String
      /// Only these names count, and its folders are not watched; nil for all.
      var names: Set<String>?
    }

    private static let mask =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
      | UInt32(IN_CREATE) | UInt32(IN_ONLYDIR)

    /// - Parameters:
    ///   - folders: watched with all below them.
    ///   - manifests: folders of which only the manifest counts.
    public init(folders: [String], manifests: [String]) throws(DevelopmentError) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else {
        throw DevelopmentError("inotify: \(String(cString: strerror(errno)))")
      }
      for folder in manifests {
        try watch(Folder(path: folder, names: ["Package.swift", "Package.resolved"]))
      }
      for folder in folders { try watchAll(below: folder) }
    }

    deinit { close(descriptor) }

    private func watch(_ folder: Folder) throws(DevelopmentError) {
      let number = inotify_add_watch(descriptor, folder.path, Self.mask)
      guard number < 0 else {
        // A folder that is both has all of its names.
        if folders[number] == nil || folder.names == nil { folders[number] = folder }
        return
      }
      // It may be gone by now.
      if errno == ENOENT || errno == ENOTDIR || errno == EACCES { return }
      let reason =
        errno == ENOSPC
        ? """
        this user watches too many folders already; raise the limit with \
        `sysctl fs.inotify.max_user_watches=524288`
        """ : String(cString: strerror(errno))
      throw DevelopmentError("\(folder.path) cannot be watched: \(reason)")
    }

    private func watchAll(below path: String) throws(DevelopmentError) {
      var waiting = [path]
      while let path = waiting.popLast() {
        try watch(Folder(path: path, names: nil))
        guard let stream = opendir(path) else { continue }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
          let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
          }
          guard Self.counts(name) else { continue }
          let child = path + "/" + name
          let isFolder =
            entry.pointee.d_type == UInt8(DT_DIR)
            || entry.pointee.d_type == UInt8(DT_UNKNOWN) && Self.isFolder(child)
          if isFolder { waiting.append(child) }
        }
      }
    }

    private static func isFolder(_ path: String) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a file or folder with this name can be a part of a program.
    static func counts(_ name: String) -> Bool {
      !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasPrefix("#")
        && !name.hasSuffix(".tmp") && !name.hasSuffix(".swp")
        // Vim tests with this file whether it can write.
        && name != "4913" && name != "Package.resolved.lock"
    }

    /// What has changed since the last call.
    public struct Changes: Equatable, Sendable {
      public var sources = false
      /// The products and targets may be others.
      public var manifest = false
      public var isEmpty: Bool { !sources && !manifest }
    }

    /// What has changed since the last call. New folders are watched from here on.
    public func readChanges() throws(DevelopmentError) -> Changes {
      var changes = Changes()
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
        var position = 0
        while position + MemoryLayout<inotify_event>.size <= count {
          let event = buffer.withUnsafeBytes {
            $0.loadUnaligned(fromByteOffset: position, as: inotify_event.self)
          }
          let start = position + MemoryLayout<inotify_event>.size
          let end = start + Int(event.len)
          guard end <= count else { break }
          let name = String(decoding: buffer[start..<end].prefix { $0 != 0 }, as: UTF8.self)
          try take(event, name, &changes)
          position = end
        }
      }
      return changes
    }

    private func take(
      _ event: inotify_event, _ name: String, _ changes: inout Changes
    ) throws(DevelopmentError) {
      let bits = event.mask
      // Notices were lost: anything may have changed, and new folders may be unknown.
      if bits & UInt32(IN_Q_OVERFLOW) != 0 {
        for folder in folders.values where folder.names == nil { try watchAll(below: folder.path) }
        changes = Changes(sources: true, manifest: true)
        return
      }
      if bits & UInt32(IN_IGNORED) != 0 {
        folders[event.wd] = nil
        return
      }
      guard let folder = folders[event.wd], !name.isEmpty else { return }
      if let names = folder.names {
        if names.contains(name) { changes.manifest = true }
        return
      }
      guard Self.counts(name) else { return }
      guard bits & UInt32(IN_ISDIR) != 0 else {
        // A new file counts when it is complete. A new link is complete immediately.
        if bits & UInt32(IN_CREATE) == 0 || !Self.isRegular(folder.path + "/" + name) {
          changes.sources = true
        }
        return
      }
      if bits & (UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) != 0 {
        try watchAll(below: folder.path + "/" + name)
      }
      changes.sources = true
    }

    private static func isRegular(_ path: String) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
  }
#endif
