import Foundation
import PackagePlugin

/// Lints a target whenever one of its files has changed, as part of its build; findings appear like
/// the compiler's warnings.
@main
struct LintBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    let sources = module.sourceFiles(withSuffix: "swift").map(\.url)
    if sources.isEmpty { return [] }
    let work = context.pluginWorkDirectoryURL
    // The report itself is the output: it is rewritten at each run, and stays unchanged when
    // nothing has changed.
    let report = work.appendingPathComponent("report.txt")
    let configuration = module.directoryURL.appendingPathComponent(".theseus-lint.yml")
    let inputs =
      sources + (FileManager.default.fileExists(atPath: configuration.path) ? [configuration] : [])
    return [
      .buildCommand(
        displayName: "Linting \(target.name)",
        executable: try context.tool(named: "TheseusLint").url,
        arguments: [
          "--format", "xcode", "--copy", report.path, "--cache-path",
          work.appendingPathComponent("cache").path,
        ] + sources.map(\.path),
        inputFiles: inputs, outputFiles: [report])
    ]
  }
}
