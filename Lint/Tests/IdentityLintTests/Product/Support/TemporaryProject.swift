import Foundation
import IdentityLint

/// A folder of files that is deleted with it, and a linter with the sample rules for it.
final class TemporaryProject {
  let folder: String

  init(_ files: [String: String] = [:]) throws {
    let made = FileManager.default.temporaryDirectory.appendingPathComponent(
      "theseus-lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    folder = made.path
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ path: String) -> String { folder + "/" + path }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: self.path(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self.path(path))), as: UTF8.self)
  }

  func options(
    cache: LintOptions.CacheLocation? = nil, selection: RuleSelection = RuleSelection(),
    jobs: Int = 2
  ) -> LintOptions {
    LintOptions(
      catalog: RuleCatalog(rules: [SampleRule.self, QuietRule.self]), selection: selection,
      workingDirectory: folder, jobs: jobs,
      cache: cache)
  }

  func lint(
    _ paths: [String] = ["."], cache: LintOptions.CacheLocation? = nil,
    selection: RuleSelection = RuleSelection()
  ) throws
    -> LintReport
  {
    try Linter(options(cache: cache, selection: selection)).lint(paths)
  }

  var context: ReportContext { ReportContext(workingDirectory: folder) }

  /// Runs git in the folder, without the user's configuration.
  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", folder, "-c", "user.name=T", "-c", "user.email=t@example.org", "-c",
        "commit.gpgsign=false",
      ] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw GitFailed(arguments: arguments) }
  }

  struct GitFailed: Error {
    let arguments: [String]
  }
}

extension LintReport {
  /// `A.swift:3 sample`, in order.
  var places: [String] { findings.map { "\($0.path):\($0.range.start.line) \($0.rule)" } }
}
