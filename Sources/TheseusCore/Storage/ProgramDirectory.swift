import Foundation

/// The folders for files of a user's programs, by the XDG base directory specification.
package enum ProgramDirectory {
  /// The user's choices.
  case config
  /// Data that lasts from one run to the next and is not worth copying to another machine.
  case state

  private var variable: String {
    switch self {
    case .config: "XDG_CONFIG_HOME"
    case .state: "XDG_STATE_HOME"
    }
  }

  private var usual: String {
    switch self {
    case .config: ".config"
    case .state: ".local/state"
    }
  }

  /// The folder of a program, which need not be there yet; nil where there is no home.
  package func url(
    ofProgram name: String = ProcessInfo.processInfo.processName,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL? {
    let folder: URL
    // The specification has relative paths ignored.
    if let named = environment[variable], named.hasPrefix("/") {
      folder = URL(fileURLWithPath: named, isDirectory: true)
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(
        usual, isDirectory: true)
    } else {
      return nil
    }
    return folder.appendingPathComponent(
      String(name.map { $0 == "/" ? "-" : $0 }), isDirectory: true)
  }
}
