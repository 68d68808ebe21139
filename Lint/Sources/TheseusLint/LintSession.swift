import Foundation
import IdentityLint

/// One run of `theseus-lint` from its options to its exit status.
struct LintSession {
  private let command: LintCommand
  private let catalog: RuleCatalog
  private let linter: Linter
  private let paths: [String]
  private var context: ReportContext

  /// Fixes may enable others; a pair that undoes each other must not continue forever.
  private static let fixRounds = 8

  /// - Parameter memory: the results of earlier runs of this process.
  init(_ command: LintCommand, catalog: RuleCatalog, memory: LintMemory? = nil) throws {
    self.command = command
    self.catalog = catalog
    var texts: [String: [UInt8]] = [:]
    let scope = command.scope
    if scope.stdin {
      let path = scope.stdinPath ?? "stdin.swift"
      let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
      texts[absolute] = Array(try FileHandle.standardInput.readToEnd() ?? Data())
      paths = [path] + command.paths
    } else {
      paths = command.paths.isEmpty ? ["."] : command.paths
    }
    let cache: LintOptions.CacheLocation? =
      !scope.cache ? nil : scope.cachePath.map { .file($0) } ?? .automatic
    var options = LintOptions(
      catalog: catalog, selection: command.choice.selection,
      configurationFile: command.choice.config, jobs: scope.jobs, cache: cache,
      texts: texts)
    if scope.stdin { options.reportedFiles = Set(texts.keys) }
    options.memory = memory
    linter = Linter(options)
    let isTerminal = isatty(1) == 1 && command.output == nil
    let usesColor = isTerminal && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    context = ReportContext(
      usesColor: usesColor, width: isTerminal ? terminalColumns() ?? 140 : 140, texts: texts)
  }

  /// The exit status.
  func run() throws -> Int32 {
    let start = ContinuousClock.now
    // Read first: a table that cannot be read should not cost a run.
    let labels = try command.mode.score.map { try LintLabel.read(readText($0), named: $0) }
    var report = try lint()
    if let labels {
      try write(LintScoreTable(LintScore(labels: labels, findings: report.findings)).text)
      return 0
    }
    if command.mode.fix { report = try fix(report) }
    var context = context
    context.isStrict = command.strict || report.isStrict

    if let path = command.scope.baseline, command.scope.writeBaseline {
      try writeBaseline(path, report)
      return 0
    }
    let selected = try select(report)
    report = selected.report
    let infos = report.findings.filter { $0.severity == .info }
    report.findings = shown(report.findings)

    try write(text(of: report, context))
    tell(problemsOf: report)
    for entry in selected.gone {
      complain(
        """
        \(entry.path):\(entry.line): error: a finding of the baseline is gone: \(entry.message) \
        [\(entry.rule)]; take it out with --write-baseline
        """
      )
    }
    if !command.quiet && command.format == .human && !command.mode.statistics {
      summarize(
        report, known: selected.known, hidden: command.info ? [] : infos,
        took: start.duration(to: .now))
    }
    if !selected.gone.isEmpty || report.findings.contains(where: { context.fails($0.severity) }) {
      return 1
    }
    return context.isStrict && !report.problems.isEmpty ? 2 : 0
  }

  /// A report without what the baseline and `--diff` leave out.
  private struct Selected {
    var report: LintReport
    /// The number of findings in the baseline.
    var known = 0
    var gone: [Baseline.Entry] = []
  }

  private func select(_ report: LintReport) throws -> Selected {
    var selected = Selected(report: report)
    if let path = command.scope.baseline, !command.scope.writeBaseline {
      let comparison = try Baseline(reading: path, in: context).compare(report, in: context)
      selected.report.findings = comparison.new
      (selected.known, selected.gone) = (comparison.known, comparison.gone)
    }
    if let revision = command.scope.diff {
      let repositories = Set(report.files.map(\.repository)).sorted()
      let changed = try ChangedLines(
        since: revision, at: repositories.isEmpty ? Array(paths.prefix(1)) : repositories,
        chosen: paths, workingDirectory: context.workingDirectory)
      try requireLinted(report, for: "--diff \(revision)") { changed.haveChange(in: $0, context) }
      selected.report.findings.removeAll { !changed.touch($0, in: context) }
    }
    return selected
  }

  private func writeBaseline(_ path: String, _ report: LintReport) throws {
    var baseline = Baseline(of: [], path: path, in: context)
    if FileManager.default.fileExists(atPath: path) {
      do { baseline = try Baseline(reading: path, in: context) } catch {
        throw CommandFailure("\(error); delete the file to write a new one")
      }
    }
    baseline = baseline.updated(by: report, in: context) { isShown($0) }
    try baseline.write(in: context)
    complain("theseus-lint: \(counted(baseline.entries.count, "finding")) written to \(path)")
  }

  private func lint() throws -> LintReport {
    let progress = LintProgress()
    let line = LintProgressLine(progress)
    defer { line.end() }
    let report = try linter.lint(paths, progress: progress)
    // A mistyped path must not look like a clean project.
    if report.foundFiles == 0 {
      tell(problemsOf: report)
      throw CommandFailure("\(paths.joined(separator: ", ")): no Swift files")
    }
    // Neither must a mistyped pattern. An editor, a hook or a build names files one by one, and may
    // name only excluded ones.
    if report.chosenFiles == 0, paths.contains(where: isFolder) {
      throw CommandFailure(
        """
        \(paths.joined(separator: ", ")): `include` and `exclude` of the configuration leave out \
        \(report.foundFiles == 1 ? "the only Swift file" : "all \(report.foundFiles) Swift files")
        """)
    }
    try requireLinted(report, for: paths.joined(separator: ", ")) { _ in true }
    return report
  }

  /// A run that could lint nothing of what it was for must not look like a clean one.
  private func requireLinted(
    _ report: LintReport, for subject: String, where isMeant: (String) -> Bool
  ) throws {
    let skipped = Set(report.problems.filter { $0.skipsAll && isMeant($0.path) }.map(\.path))
    let isLinted = report.files.contains { !skipped.contains($0.path) && isMeant($0.path) }
    if isLinted || skipped.isEmpty { return }
    tell(problemsOf: report)
    throw NothingLinted(
      description: skipped.count == 1
        ? "\(subject): the only file was skipped, so nothing was linted"
        : "\(subject): all \(skipped.count) files were skipped, so nothing was linted")
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  private func fix(_ first: LintReport) throws -> LintReport {
    var report = first
    for _ in 0..<LintSession.fixRounds {
      // Only what is reported is fixed. The lines that differ move with each round.
      var fixable = try select(report).report
      fixable.findings = shown(fixable.findings)
      let outcome = FixApplier(context).apply(fixable)
      for (path, count) in outcome.fixed.sorted(by: { $0.key < $1.key }) {
        complain("\(path): \(counted(count, "fix", "fixes")) made")
      }
      for failure in outcome.failures { complain("\(failure.path): warning: \(failure.message)") }
      if outcome.count == 0 { break }
      report = try lint()
      if outcome.overlapping == 0 { break }
    }
    return report
  }

  private func isShown(_ finding: Finding) -> Bool { command.info || finding.severity != .info }

  private func shown(_ findings: [Finding]) -> [Finding] { findings.filter { isShown($0) } }

  private func text(of report: LintReport, _ context: ReportContext) -> String {
    guard command.mode.statistics else { return command.format.text(of: report, in: context) }
    let statistics = FindingStatistics(report)
    return command.mode.csv ? statistics.csv : statistics.table
  }

  private func write(_ text: String) throws {
    if let copy = command.copy { try writeText(text, to: copy) }
    if let output = command.output { return try writeText(text, to: output) }
    try writeOutput(text.utf8)
  }

  private func tell(problemsOf report: LintReport) {
    for problem in report.problems {
      complain(
        "\(problem.path):\(problem.line.map { "\($0):" } ?? "") warning: \(problem.message)")
    }
  }

  private func summarize(_ report: LintReport, known: Int, hidden: [Finding], took: Duration) {
    func count(_ severity: Severity) -> Int { report.findings.count { $0.severity == severity } }
    var parts = [counted(count(.error), "error"), counted(count(.warning), "warning")]
    if count(.info) > 0 { parts.append(counted(count(.info), "info")) }
    if known > 0 { parts.append("\(known) in the baseline") }
    if report.suppressed > 0 { parts.append("\(report.suppressed) hidden by comments") }
    if !hidden.isEmpty {
      parts.append(
        counted(hidden.count, "info") + " (--info shows \(hidden.count == 1 ? "it" : "them"))")
    }
    let seconds = Double(took.components.seconds) + Double(took.components.attoseconds) / 1e18
    complain(
      """
      \(parts.joined(separator: ", ")) in \(counted(report.files.count, "file")), \
      \(counted(report.lines, "line")), \(String(format: "%.2f", seconds)) s
      """
    )
    if !hidden.isEmpty { complain(Self.overview(of: hidden)) }
  }

  /// The number of hidden infos by rule, so that a reader can decide whether to look at them.
  private static func overview(of infos: [Finding]) -> String {
    let counts = Dictionary(grouping: infos, by: \.rule).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let rules = counts.prefix(5).map { "\($0.value) \($0.key)" }
    let rest = counts.count > 5 ? ", and \(counted(counts.count - 5, "more rule"))" : ""
    return """
      Infos are possible faults, to be judged by a reader: \
      \(rules.joined(separator: ", "))\(rest). --explain RULE tells what a rule finds.
      """
  }
}

/// Every file was skipped; the reasons are on standard error already.
struct NothingLinted: Error, CustomStringConvertible {
  let description: String
}

/// “1 file”, “4,344 files”.
func counted(_ count: Int, _ word: String, _ plural: String? = nil) -> String {
  "\(grouped(count)) \(count == 1 ? word : plural ?? word + "s")"
}

/// The width of the terminal on standard output.
private func terminalColumns() -> Int? {
  var size = winsize()
  return ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
}
