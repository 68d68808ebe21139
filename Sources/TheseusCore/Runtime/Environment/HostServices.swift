import Foundation
import Synchronization

/// The services of a host for the user of one runtime besides showing views: it stores settings,
/// ends what cannot be shown, and offers services that other modules declare as a `HostServiceKey`.
///
/// Each runtime has its own, so that one process can serve many users. Views read them as
/// `\.hostServices`; code that no view runs uses `current`.
public final class HostServices: Sendable {
  /// Whether the process serves other users too.
  ///
  /// Then tasks inherit the services of the user for whom they were started. Each call into the
  /// runtime costs the binding of a task-local value.
  public let sharesProcess: Bool
  private let lazySettings: Mutex<LazyStore>
  /// A list, because the first dictionary with keys of one type looks up conformances, at the start
  /// of every app (`TypeDeclaration`).
  @MainActor private var entries: [(key: ObjectIdentifier, value: Any)] = []
  @MainActor private var pendingFatalIssue: RuntimeIssue?

  private struct LazyStore {
    let make: @Sendable () -> AppStorageStore
    private(set) var made: AppStorageStore?

    init(make: @escaping @Sendable () -> AppStorageStore) { self.make = make }

    var value: AppStorageStore {
      mutating get {
        if let made { return made }
        let new = make()
        made = new
        return new
      }
    }
  }

  /// - Parameters:
  ///   - sharesProcess: whether the process serves other users too.
  ///   - settings: creates the store of `settings` when its first value is needed, on any thread.
  public init(
    sharesProcess: Bool = false,
    settings: @autoclosure @escaping @Sendable () -> AppStorageStore = .inMemory()
  ) {
    self.sharesProcess = sharesProcess
    lazySettings = Mutex(LazyStore(make: settings))
  }

  /// The store of `@AppStorage` properties that name no other, or `UserDefaults.standard` (R83). It
  /// is created on first use.
  public var settings: AppStorageStore { lazySettings.withLock { $0.value } }

  /// Saves the settings of a process with one user that is about to end
  /// (`AppStorageStore.exchange(isLast:)`). A store that nothing has used is only created when code
  /// has set a value in `UserDefaults.standard`.
  public func saveSettings() {
    let isMade = lazySettings.withLock { $0.made != nil }
    if isMade || DefaultsBacking.mayHaveStandardValues { settings.exchange(isLast: true) }
  }

  /// Receives an issue after which the tree cannot be shown (R54). The host decides what ends: the
  /// program, one user's session, or nothing. An issue that was raised before the closure was set
  /// is passed on when it is.
  @MainActor public var onFatalIssue: ((RuntimeIssue) -> Void)? {
    didSet {
      guard let issue = pendingFatalIssue, let onFatalIssue else { return }
      pendingFatalIssue = nil
      onFatalIssue(issue)
    }
  }

  @MainActor
  func failed(_ issue: RuntimeIssue) {
    if let onFatalIssue {
      onFatalIssue(issue)
    } else {
      pendingFatalIssue = pendingFatalIssue ?? issue
    }
  }

  /// The service of a key, or the key's default.
  @MainActor
  public subscript<Key: HostServiceKey>(key: Key.Type) -> Key.Value {
    get { index(of: key).flatMap { entries[$0].value as? Key.Value } ?? Key.defaultValue }
    set {
      if let index = index(of: key) {
        entries[index].value = newValue
      } else {
        entries.append((ObjectIdentifier(key), newValue))
      }
    }
  }
}

extension HostServices {
  @MainActor private func index(of key: any HostServiceKey.Type) -> Int? {
    entries.firstIndex { $0.key == ObjectIdentifier(key) }
  }
}

/// A service that a host can offer its user. The module that uses it declares the key.
public protocol HostServiceKey {
  associatedtype Value
  /// The service of hosts that set none.
  @MainActor static var defaultValue: Value { get }
}

// MARK: The services of the calling code

extension HostServices {
  /// The services of the calling code's user: of the runtime at work on this thread, else those
  /// that the task inherited, else those of the process.
  public static var current: HostServices { ofCaller ?? process }

  /// As `current`; nil for code that runs for no runtime.
  static var ofCaller: HostServices? { ViewRuntime.activeHere?.services ?? inherited }

  /// The services of code that runs for no runtime. A host that serves the only user of its process
  /// sets them; the default has the settings in `UserDefaults.standard`.
  public static var process: HostServices {
    get { processServices.withLock { $0 } }
    set { processServices.withLock { $0 = newValue } }
  }

  private static let processServices = Mutex(HostServices(settings: .standardDefaults))

  /// Bound while code of a runtime that shares its process runs.
  @TaskLocal private static var inherited: HostServices?

  /// Runs code for the user of these services, with the tasks that it starts.
  public func serving<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$inherited.withValue(self, operation: body)
  }

  /// The store that a property uses which names `store`, or none. `UserDefaults.standard` belongs
  /// to the process, so where several users share it, their settings stand for it.
  func store(named store: AppStorageStore?) -> AppStorageStore {
    guard let store else { return settings }
    guard store.isOfStandardDefaults else { return store }
    return sharesProcess || settings.isOfStandardDefaults ? settings : store
  }
}

private struct HostServicesKey: EnvironmentKey {
  static var defaultValue: HostServices { .current }
}

extension EnvironmentValues {
  /// The services of the host that shows the view. The runtime sets them.
  public internal(set) var hostServices: HostServices {
    get { self[HostServicesKey.self] }
    set { self[HostServicesKey.self] = newValue }
  }
}
