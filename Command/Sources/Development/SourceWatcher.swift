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
  /// Links to folders are followed. A watched folder may be deleted and created again, as version
  /// control does: the folders above it are watched for that.
  public final class SourceWatcher {
    /// Readable when something may have changed.
    public let descriptor: Int32
    /// Folders by the number of their watch.
    private var folders: [Int32: Folder] = [:]

    /// The files that have changed since `takeFiles()`; nil when folders have, or notices were
    /// lost.
    private var files: Set<String>? = []

    /// Why a folder that came later is not watched.
    private var fault: DevelopmentError?
    /// Whether some folder is not watched: the user may raise the limit meanwhile.
    private var isIncomplete = false

    /// How many folders may be watched, besides the kernel's own limit.
    private let limit: Int

    /// The requested folders, and how far above them changes are seen.
    private let roots: [Root]

    private struct Folder {
      var path: String
      /// Everything in it counts.
      var isSource = false
      var hasManifest = false
      /// Folders in it that are, or contain, a requested folder.
      var roots: Set<String> = []
    }

    fileprivate struct Root {
      var path: String
      /// The folders above, nearest first.
      var above: [String]
    }

    private static let manifestNames: Set<String> = ["Package.swift", "Package.resolved"]

    private static let mask =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
      | UInt32(IN_CREATE) | UInt32(IN_ONLYDIR)

    /// - Parameters:
    ///   - folders: watched with all below them.
    ///   - manifests: folders of which only the manifest counts.
    ///   - limit: how many folders may be watched, besides the kernel's own limit.
    public init(
      folders: [String], manifests: [String], limit: Int = .max
    ) throws(DevelopmentError) {
      self.limit = limit
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else {
        throw DevelopmentError("sources cannot be watched: \(Self.reason(errno))")
      }
      roots = folders.map { Root($0, packages: manifests) }
      for folder in manifests { try watch(folder) { $0.hasManifest = true } }
      for root in roots { try watch(root) }
    }

    deinit { close(descriptor) }

    private func watch(_ root: Root) throws(DevelopmentError) {
      var name = (root.path as NSString).lastPathComponent
      for folder in root.above {
        let child = name
        try watch(folder) { $0.roots.insert(child) }
        name = (folder as NSString).lastPathComponent
      }
      try watchAll(below: root.path)
    }

    /// - Parameter change: what the folder is watched for, besides what it already is.
    private func watch(
      _ path: String, change: (inout Folder) -> Void
    ) throws(DevelopmentError) {
      let number = isFull(for: path) ? -1 : inotify_add_watch(descriptor, path, Self.mask)
      guard number < 0 else {
        var folder = folders[number] ?? Folder(path: path)
        folder.path = path
        change(&folder)
        folders[number] = folder
        return
      }
      let code = isFull(for: path) ? ENOSPC : errno
      // It may be gone by now.
      if code == ENOENT || code == ENOTDIR || code == EACCES || code == ELOOP { return }
      throw DevelopmentError("\(path) cannot be watched: \(Self.reason(code))")
    }

    /// Whether the limit forbids to watch this folder.
    private func isFull(for path: String) -> Bool {
      folders.count >= limit && !folders.contains { $0.value.path == path }
    }

    /// Why the kernel refuses a notice, and what helps.
    static func reason(_ code: Int32) -> String {
      switch code {
      case ENOSPC:
        """
        this user watches too many folders already; raise the limit with \
        `sysctl fs.inotify.max_user_watches=524288`
        """
      case EMFILE:
        """
        too many of this user's programs watch files; end some, such as editors, or raise the limit \
        with `sysctl fs.inotify.max_user_instances=1024`
        """
      default: String(cString: strerror(code))
      }
    }

    private func watchAll(below path: String) throws(DevelopmentError) {
      var waiting = [path]
      // A link may lead to a folder above it.
      var seen: Set<FileNumber> = []
      while let path = waiting.popLast() {
        guard let number = FileNumber(ofFolder: path), seen.insert(number).inserted else {
          continue
        }
        try watch(path) { $0.isSource = true }
        guard let stream = opendir(path) else { continue }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
          let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
          }
          guard Self.counts(name) else { continue }
          switch Int(entry.pointee.d_type) {
          case Int(DT_DIR), Int(DT_LNK), Int(DT_UNKNOWN): waiting.append(path + "/" + name)
          default: break
          }
        }
      }
    }

    /// Whether a file or folder with this name can be a part of a program.
    static func counts(_ name: String) -> Bool {
      !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasPrefix("#")
        && !name.hasSuffix(".tmp") && !name.hasSuffix(".swp")
        // Vim tests with this file whether it can write.
        && name != "4913" && name != "Package.resolved.lock"
    }

    /// The changes since the last call of `readChanges`.
    public struct Changes: Equatable, Sendable {
      public var sources = false
      /// The products and targets may be others.
      public var manifest = false
      public var isEmpty: Bool { !sources && !manifest }
    }

    /// Returns the changes since the last call. New folders are watched from here on, or
    /// `takeFault()` says why not.
    public func readChanges() -> Changes {
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
          do {
            try take(event, name, &changes)
          } catch {
            lose(error, &changes)
          }
          position = end
        }
      }
      if isIncomplete, !changes.isEmpty, fault == nil { tryAgain(&changes) }
      return changes
    }

    /// A folder is not watched, so that anything may have changed.
    private func lose(_ error: DevelopmentError, _ changes: inout Changes) {
      fault = fault ?? error
      isIncomplete = true
      changes.sources = true
      files = nil
    }

    /// Watches the folders that an earlier notice could not add.
    private func tryAgain(_ changes: inout Changes) {
      isIncomplete = false
      do {
        for root in roots { try watch(root) }
      } catch {
        lose(error, &changes)
      }
      files = nil
    }

    /// The files below the folders that have changed since the last call, or have another name or
    /// none now; nil when anything may have changed, such as a manifest or whole folders.
    public func takeFiles() -> Set<String>? {
      defer { files = [] }
      return files
    }

    /// Why a folder that came since the last call is not watched; nil when all are.
    func takeFault() -> DevelopmentError? {
      defer { fault = nil }
      return fault
    }

    /// Anything may have changed until the next call of `takeFiles()`.
    func loseFiles() { files = nil }

    private func take(
      _ event: inotify_event, _ name: String, _ changes: inout Changes
    ) throws(DevelopmentError) {
      let bits = event.mask
      // Notices were lost: anything may have changed, and new folders may be unknown.
      if bits & UInt32(IN_Q_OVERFLOW) != 0 {
        changes = Changes(sources: true, manifest: true)
        files = nil
        for root in roots { try watch(root) }
        return
      }
      if bits & UInt32(IN_IGNORED) != 0 {
        folders[event.wd] = nil
        return
      }
      guard let folder = folders[event.wd], !name.isEmpty else { return }
      if folder.hasManifest, Self.manifestNames.contains(name) {
        changes.manifest = true
        files = nil
      }
      let path = folder.path + "/" + name
      let isNew = bits & (UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) != 0
      if folder.roots.contains(name) {
        if bits & UInt32(IN_MOVED_FROM) != 0 { forgetAll(below: path) }
        if isNew { for root in roots where root.isIn(path) { try watch(root) } }
        changes.sources = true
        files = nil
      }
      guard folder.isSource, Self.counts(name) else { return }
      // A new file counts when it is complete. A new link is complete immediately.
      if bits & UInt32(IN_ISDIR) == 0, bits & UInt32(IN_CREATE) != 0,
        Self.kind(of: path) == S_IFREG
      {
        return
      }
      if isNew { try watchAll(below: path) }
      if bits & UInt32(IN_MOVED_FROM) != 0 { forgetAll(below: path) }
      changes.sources = true
      let isFile = bits & UInt32(IN_ISDIR) == 0 && !(isNew && Self.kind(of: path) == S_IFLNK)
      if isFile { files?.insert(path) } else { files = nil }
    }

    /// The folder was moved. If its new location is watched, a later notice reports it.
    private func forgetAll(below path: String) {
      for (number, folder) in folders where folder.path == path || folder.path.hasPrefix(path + "/")
      {
        inotify_rm_watch(descriptor, number)
        folders[number] = nil
      }
    }

    /// Nil where there is nothing.
    private static func kind(of path: String) -> mode_t? {
      var status = stat()
      return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
  }

  extension SourceWatcher.Root {
    /// - Parameter packages: nothing above the package that contains the folder is watched.
    fileprivate init(_ path: String, packages: [String]) {
      self.path = path
      var above = [(path as NSString).deletingLastPathComponent]
      if let package = packages.first(where: { path.hasPrefix($0 + "/") }) {
        while let last = above.last, last.hasPrefix(package + "/") {
          above.append((last as NSString).deletingLastPathComponent)
        }
      }
      self.above = above
    }

    fileprivate func isIn(_ folder: String) -> Bool {
      path == folder || path.hasPrefix(folder + "/")
    }
  }

  /// A folder by its number: links and moves do not change it.
  private struct FileNumber: Hashable {
    private let device: dev_t
    private let number: ino_t

    /// Nil where there is no folder, nor a link to one.
    init?(ofFolder path: String) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
      device = status.st_dev
      number = status.st_ino
    }
  }
#endif
