import Foundation
import Synchronization

/// `UserDefaults.standard` with a file as its place on disk: the settings of a program with one
/// user.
///
/// Views and code see the values in the defaults. The file has those that were set, and not those
/// that code registered.
final class ProgramBacking: StorageBacking {
  private struct Exchanged {
    /// The file's values.
    var saved: [String: StoredValue] = [:]
    /// The same values as the defaults return them: addresses and numbers may have another type.
    var mirrored: [String: StoredValue] = [:]
  }

  private let file: FileBacking
  private let defaults: DefaultsBacking
  private let exchanged = Mutex(Exchanged())

  init(_ file: FileBacking, _ defaults: DefaultsBacking) {
    self.file = file
    self.defaults = defaults
  }

  var isShared: Bool { true }
  var isLive: Bool { true }

  func value(forKey key: String) -> StoredValue? {
    let present = defaults.value(forKey: key)
    return exchanged.withLock { $0.mirrored[key] == present ? $0.saved[key] ?? present : present }
  }

  func write(_ value: StoredValue?, forKey key: String, all: inout [String: StoredValue]) throws {
    exchanged.withLock { show(value, forKey: key, &$0) }
    takeOver(try file.write([key: value]))
    for key in all.keys { all[key] = self.value(forKey: key) }
  }

  func writeExternally(_ value: StoredValue?, forKey key: String) throws {
    try file.writeExternally(value, forKey: key)
  }

  func readIfChanged(
    known: [String: StoredValue], observed: @autoclosure () -> Set<String>,
    error: inout (any Error)?
  ) -> [String: StoredValue]? {
    if let new = file.readIfChanged(&error) { takeOver(new) }
    let new = observed().reduce(into: [:]) { values, key in values[key] = value(forKey: key) }
    guard new != known else { return nil }
    do {
      if try exchange(isLast: false) { error = nil }
    } catch let failure {
      error = failure
    }
    return new
  }

  func exchange(isLast: Bool) throws -> Bool {
    let set = defaults.setValues
    let changes = exchanged.withLock { exchanged in
      var changes: [String: StoredValue?] = [:]
      for key in Set(set.keys).union(exchanged.mirrored.keys)
      where set[key] != exchanged.mirrored[key] {
        changes[key] = .some(set[key])
        exchanged.mirrored[key] = set[key]
        exchanged.saved[key] = set[key]
      }
      return changes
    }
    guard !changes.isEmpty || file.triesAgain(isLast: isLast) else { return false }
    takeOver(try file.write(changes))
    return true
  }

  /// Passes what differs in the file to the defaults.
  private func takeOver(_ content: [String: StoredValue]) {
    exchanged.withLock { exchanged in
      for key in Set(content.keys).union(exchanged.saved.keys)
      where content[key] != exchanged.saved[key] {
        show(content[key], forKey: key, &exchanged)
      }
    }
  }

  private func show(_ value: StoredValue?, forKey key: String, _ exchanged: inout Exchanged) {
    defaults.set(value, forKey: key)
    exchanged.saved[key] = value
    exchanged.mirrored[key] = value == nil ? nil : defaults.value(forKey: key)
  }
}

extension AppStorageStore {
  /// The settings of this program for a process with one user: `UserDefaults.standard`, saved in
  /// the user's `settings.json` (`settings(ofProgram:environment:)`).
  public static func standardDefaults(savedFor environment: [String: String]) -> AppStorageStore {
    guard let file = settingsFile(environment) else { return standardDefaults }
    return AppStorageStore(
      ProgramBacking(FileBacking(file), DefaultsBacking(.standard)), isOfStandardDefaults: true)
  }

  /// Whether `standardDefaults(savedFor:)` has values of an earlier run.
  public static func hasSavedDefaults(_ environment: [String: String]) -> Bool {
    guard let folder = ProgramDirectory.config.path(environment: environment) else { return false }
    return access(folder + "/" + settingsName, F_OK) == 0
  }

  private static func settingsFile(_ environment: [String: String]) -> URL? {
    ProgramDirectory.config.url(environment: environment)?
      .appendingPathComponent(settingsName)
  }

  private static let settingsName = "settings.json"

  /// `UserDefaults.standard`, for tests of an app: nothing is saved for the next start.
  public static var standardDefaults: AppStorageStore { shared(.standard) }
}
