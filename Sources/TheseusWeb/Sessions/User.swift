#if Web
  import Foundation
  import TheseusCore
  import TheseusViews

  /// One user: whoever the server's hook names, or one browser.
  @MainActor
  final class User {
    let id: String
    /// The values of `@AppStorage`, the same in all tabs.
    let settings: AppStorageStore
    /// The page ids of the user's tabs.
    var tabs: Set<String> = []
    private var folder: URL?

    /// - Parameter onChange: called when a setting has another value, on the thread that wrote it.
    init(
      _ id: String, settings: [String: String], store: StoreQueue,
      onChange: @escaping @Sendable () -> Void
    ) {
      self.id = id
      self.settings = .keyed(settings) { key, json in
        store.set(UserSetting(user: id, key: key, value: json))
        onChange()
      }
    }

    /// Whether nothing under way needs a tab's app.
    func mayRest(_ page: String) -> Bool { true }

    deinit {
      if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    /// The only part of the server's file system that file panels show: an empty folder, for as long
    /// as the user has an open tab.
    var files: UserFiles {
      if let folder { return UserFiles(root: folder) }
      let new = FileManager.default.temporaryDirectory.appendingPathComponent(
        "theseus-web-\(RandomID.make())", isDirectory: true)
      // Without the folder, panels show nothing.
      try? FileManager.default.createDirectory(
        at: new, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      folder = new
      return UserFiles(root: new)
    }
  }
#endif
