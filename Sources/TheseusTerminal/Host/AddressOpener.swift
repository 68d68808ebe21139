import Foundation

/// Opens an address in the program that a desktop has for it.
enum AddressOpener {
  /// The addresses an app may open, wherever their text comes from: nothing that runs a program or
  /// reads a file.
  static let schemes: Set<String> = ["http", "https", "mailto"]

  static func accepts(_ url: URL) -> Bool {
    url.scheme.map { schemes.contains($0.lowercased()) } ?? false
  }

  /// - Returns: false without a desktop, as over SSH, and for other schemes.
  static func open(_ url: URL, environment: [String: String] = ProcessInfo.processInfo.environment)
    -> Bool
  {
    guard accepts(url), let program = program(environment) else { return false }
    let process = Process()
    process.executableURL = program
    process.arguments = [url.absoluteString]
    // The screen is the app's.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }

  static func program(_ environment: [String: String]) -> URL? {
    #if os(macOS)
      return URL(fileURLWithPath: "/usr/bin/open")
    #else
      guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else {
        return nil
      }
      for folder in (environment["PATH"] ?? "").split(separator: ":") {
        let path = "\(folder)/xdg-open"
        if FileManager.default.isExecutableFile(atPath: path) { return URL(fileURLWithPath: path) }
      }
      return nil
    #endif
  }
}
