#if Web
  import Foundation
  import TheseusCore
  import TheseusViews

  /// One user: the one that the server's hook names, or one browser.
  @MainActor
  final class User {
    let id: String
    /// The values of `@AppStorage`, the same in all tabs.
    let settings: AppStorageStore
    /// The page ids of the user's tabs.
    var tabs: Set<String> = []

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

    /// Takes over settings that another worker has stored. Returns whether any differs.
    func take(_ changes: [String: String?]) -> Bool { settings.take(changes) }
  }
#endif
