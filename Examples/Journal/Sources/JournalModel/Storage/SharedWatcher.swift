/// Notices that a journal's file is written, for all stores of this process that show it. Linux
/// allows a user 128 watchers, and a server has a store for each page.
@MainActor
final class SharedWatcher {
  /// The file and its log, as they are now: others may take their names.
  private struct Key: Hashable {
    let path: String
    let identities: [JournalFile.Identity?]

    init(_ paths: [String]) {
      path = paths[0]
      identities = paths.map { JournalFile.Identity(path: $0) }
    }
  }

  private struct Reference {
    weak var watcher: SharedWatcher?
  }

  private static var shared: [Key: Reference] = [:]

  private var watcher: FileWatcher?
  private var observers: [@MainActor () -> Bool] = []

  /// - Parameter file: of a journal that is open, so that its log is there.
  static func of(_ file: String) -> SharedWatcher {
    let paths = [file, file + "-wal"]
    let key = Key(paths)
    shared = shared.filter { $0.value.watcher != nil }
    if let known = shared[key]?.watcher { return known }
    let new = SharedWatcher(paths)
    // Without a watcher the next store tries again.
    if new.watcher != nil { shared[key] = Reference(watcher: new) }
    return new
  }

  private init(_ paths: [String]) {
    watcher = FileWatcher(paths) { [weak self] in
      Task { @MainActor in self?.notify() }
    }
  }

  /// - Parameter observer: called after each change; false ends it.
  func observe(_ observer: @escaping @MainActor () -> Bool) { observers.append(observer) }

  private func notify() {
    // An observer may add others.
    let present = observers
    observers = []
    observers = present.filter { $0() } + observers
  }
}
