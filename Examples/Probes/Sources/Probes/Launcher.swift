import ProbeViews
import SwiftUI

/// Without arguments the probes are run by hand; `--check` runs their scripts and compares.
@main
enum Launcher {
  @MainActor
  static func main() async {
    guard let arguments = TraceArguments.load(Array(CommandLine.arguments.dropFirst())) else {
      exit(2)
    }
    #if canImport(TheseusTesting)
      switch CheckArguments(arguments) {
      case .check(let parts, let explains): exit(await CheckReport.run(parts, explains: explains))
      case .help(let status):
        let words = FileHandle(fileDescriptor: status == 0 ? 1 : 2)
        words.write(Data(CheckArguments.usage.utf8))
        exit(status)
      case .app: ProbesApp.main(observers: Narrator.shared.observers)
      }
    #else
      _ = arguments
      ProbesApp.main()
    #endif
  }
}
