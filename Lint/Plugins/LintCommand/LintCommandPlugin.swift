import Foundation
import PackagePlugin

/// `swift package theseus-lint`: lints the package's own targets; arguments go to `theseus-lint`.
@main
struct LintCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "TheseusLint")
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let folders = targets.compactMap { ($0 as? SourceModuleTarget)?.directoryURL.path }
    let cache = context.pluginWorkDirectoryURL.appendingPathComponent("theseus-lint-cache").path
    let process = Process()
    process.executableURL = tool.url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["--cache-path", cache] + extractor.remainingArguments + folders
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("theseus-lint ended with status \(process.terminationStatus)")
    }
  }
}
