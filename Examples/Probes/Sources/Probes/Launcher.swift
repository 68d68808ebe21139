import ProbeViews
import SwiftUI

/// Without arguments the probes are run by hand; `--check` runs their scripts and compares.
@main
enum Launcher {
  @MainActor
  static func main() async {
    #if canImport(TheseusTesting)
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch CheckArguments(arguments) {
      case .check(let parts, let explains): exit(await CheckReport.run(parts, explains: explains))
      case .help(let status):
        let words = FileHandle(fileDescriptor: status == 0 ? 1 : 2)
        words.write(Data(CheckArguments.usage.utf8))
        exit(status)
      case .app: ProbesApp.main(observers: Narrator.shared.observers)
      }
    #else
      ProbesApp.main()
    #endif
  }
}
