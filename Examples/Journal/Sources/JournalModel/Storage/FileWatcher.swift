import Dispatch
import Foundation

/// Calls back when files are written, moved or deleted. It sleeps in the kernel meanwhile: nothing
/// is polled.
final class FileWatcher {
  #if os(Linux)
    private let source: any DispatchSourceRead

    /// Nil when the system cannot watch the files. Of a file that is not there, the folder is
    /// watched.
    /// - Parameter onChange: called on a queue of the watcher, also for this process's own writes.
    init?(_ paths: [String], onChange: @escaping @Sendable () -> Void) {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let events =
        UInt32(IN_MODIFY) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ATTRIB)
      var isWatching = false
      for path in paths {
        var watch = inotify_add_watch(descriptor, path, events)
        if watch < 0 {
          watch = inotify_add_watch(
            descriptor, JournalFile.folder(of: path),
            events | UInt32(IN_CREATE) | UInt32(IN_MOVED_TO))
        }
        if watch >= 0 { isWatching = true }
      }
      guard isWatching else {
        close(descriptor)
        return nil
      }

      source = DispatchSource.makeReadSource(
        fileDescriptor: descriptor, queue: DispatchQueue(label: "Journal.FileWatcher"))
      source.setEventHandler {
        // Only the fact of a change matters: the events are read so that the next ones are noticed.
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
          while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
        }
        onChange()
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
    }

    deinit { source.cancel() }
  #else
    private let sources: [any DispatchSourceFileSystemObject]

    init?(_ paths: [String], onChange: @escaping @Sendable () -> Void) {
      let queue = DispatchQueue(label: "Journal.FileWatcher")
      sources = paths.compactMap { path in
        let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let source = DispatchSource.makeFileSystemObjectSource(
          fileDescriptor: descriptor, eventMask: [.write, .extend, .delete, .rename, .link],
          queue: queue)
        source.setEventHandler(handler: onChange)
        source.setCancelHandler { close(descriptor) }
        source.activate()
        return source
      }
      if sources.isEmpty { return nil }
    }

    deinit { for source in sources { source.cancel() } }
  #endif
}
