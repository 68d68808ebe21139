import Foundation

extension AppStorageStore {
  /// The settings of a program of this user: `$XDG_CONFIG_HOME/<name>/settings.json`, by default in `~/.config`. In memory where there is
  /// no home. The file is made at the first write.
  public static func settings(ofProgram name: String = ProcessInfo.processInfo.processName) -> AppStorageStore {
    let environment = ProcessInfo.processInfo.environment
    let folder: URL
    // The XDG specification has relative paths ignored.
    if let named = environment["XDG_CONFIG_HOME"], named.hasPrefix("/") {
      folder = URL(fileURLWithPath: named, isDirectory: true)
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".config", isDirectory: true)
    } else {
      return .inMemory()
    }
    let fileName = name.replacingOccurrences(of: "/", with: "-")
    return .file(folder.appendingPathComponent(fileName, isDirectory: true).appendingPathComponent("settings.json"))
  }
}
