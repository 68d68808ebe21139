import Foundation

extension AppStorageStore {
  /// The settings of a program of this user: `$XDG_CONFIG_HOME/<name>/settings.json`, by default in
  /// `~/.config`. In memory where there is no home. The file is made at the first write.
  public static func settings(
    ofProgram name: String = ProcessInfo.processInfo.processName,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> AppStorageStore {
    guard let folder = ProgramDirectory.config.url(ofProgram: name, environment: environment) else {
      return .inMemory()
    }
    return .file(folder.appendingPathComponent("settings.json"))
  }
}
