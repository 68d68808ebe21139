import Foundation
import IdentityLint

/// `theseus-lint --lsp`: the server on standard input and output, until a client ends it or the
/// input ends.
struct LintServerCommand {
  let choice: LintRuleOptions
  let scope: LintScopeOptions

  /// The exit status.
  func run() throws -> Int32 {
    let cache: LintOptions.CacheLocation? =
      !scope.cache ? nil : scope.cachePath.map { .file($0) } ?? .automatic
    var server = LintServer(
      LintOptions(
        selection: choice.selection, configurationFile: choice.config, jobs: scope.jobs,
        cache: cache))
    while server.exitStatus == nil {
      let bytes = FileHandle.standardInput.availableData
      if bytes.isEmpty { break }
      let replies = server.receive(bytes)
      if !replies.isEmpty { try writeOutput(replies) }
    }
    // An editor that exits without a shutdown request.
    return server.exitStatus ?? 1
  }
}
