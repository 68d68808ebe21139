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
    path(ofProgram: name, environment: environment).map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
  }

  /// The same as a path. The first URL of a program to which a name is added takes 650,000
  /// instructions.
  func path(
    ofProgram name: String = ProcessInfo.processInfo.processName, environment: [String: String]
  ) -> String? {
    let name = String(name.map { $0 == "/" ? "-" : $0 })
    // The specification has relative paths ignored.
    if let named = Self.folder(environment[variable]) { return "\(named)/\(name)" }
    return Self.folder(environment["HOME"]).map { "\($0)/\(usual)/\(name)" }
  }

  /// An absolute path without slashes at its end; nil for another one.
  private static func folder(_ path: String?) -> String? {
    guard var path, path.hasPrefix("/") else { return nil }
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
