import ProbeViews
import SwiftUI

/// `--itf FILE…` on the command line, here and on Apple's systems: trace files become probes.
@MainActor
enum TraceArguments {
  /// Removes `--itf` with its files and `--profile` from `arguments`, and adds the files' probes.
  ///
  /// - Returns: the other arguments, or nil after saying which file cannot be used and why.
  static func load(_ arguments: [String]) -> [String]? {
    guard arguments.contains("--itf") else { return arguments }
    var others: [String] = []
    var files: [String] = []
    var profile = "default"
    var isFile = false
    var isProfile = false
    for argument in arguments {
      if isProfile {
        (profile, isProfile) = (argument, false)
      } else if argument == "--itf" {
        isFile = true
      } else if argument == "--profile" {
        isProfile = true
      } else if argument.hasPrefix("-") {
        isFile = false
        others.append(argument)
      } else if isFile {
        files.append(argument)
      } else {
        others.append(argument)
      }
    }
    for file in files {
      do {
        let url = URL(fileURLWithPath: file)
        let name = url.lastPathComponent.replacingOccurrences(of: ".itf.json", with: "")
        Probe.traces.append(
          try Probe(trace: try TraceFile(try Data(contentsOf: url)), name: name, profile: profile))
      } catch {
        FileHandle.standardError.write(Data("Probes: \(file): \(error)\n".utf8))
        return nil
      }
    }
    // With files given, `--check` runs only these and not every probe.
    return others + (others.contains("--check") && !files.isEmpty ? ["traces."] : [])
  }
}
