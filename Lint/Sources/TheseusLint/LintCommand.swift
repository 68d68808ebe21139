import ArgumentParser
import Foundation
import IdentityLint

/// The command line, product `theseus-lint`; `theseus-lint` runs it.
@main
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theseus-lint",
    abstract: "Report code that will lose or mix up state.",
    discussion: """
      Reads every .swift file below the paths that no .gitignore and no .theseus-lint.yml leaves \
      out, and reports with what will happen, why, and what to write instead. Comments such as \
      `// theseus:disable:next self_id` hide a report.

      Exit status: 0 if nothing fails; 1 if there is an error, or a warning under --strict, or a \
      hit of the baseline is gone; 2 if something could not be done: an unknown option or rule, a \
      path that does not exist or holds no Swift file, a configuration or baseline that cannot be \
      read, a run in which every file was skipped, or, under --strict, any file that was skipped.
      """,
    version: LintVersion.current)

  @Argument(
    help: ArgumentHelp("Files and folders. Default: the working directory.", valueName: "path"))
  var paths: [String] = []

  @Option(
    help: "How to report: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = ReportFormat.human
  @Option(
    help: ArgumentHelp(
      "A file to write the report to, in place of standard output.", valueName: "file"))
  var output: String?
  @Option(help: ArgumentHelp("A file to write the report to as well.", valueName: "file"))
  var copy: String?
  @Flag(help: "Fail on warnings, too.") var strict = false
  @Flag(
    help: "Show infos, too: possible faults, of rules whose precision on unseen code is unknown.")
  var info = false
  @Flag(help: "Print no summary.") var quiet = false

  @OptionGroup(title: "Rules") var choice: LintRuleOptions
  @OptionGroup(title: "What is looked at") var scope: LintScopeOptions
  @OptionGroup(title: "In place of a report") var mode: LintModeOptions

  /// Like the default, except that a command line that cannot be parsed exits with status 2.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      complain(fullMessage(for: error))
      Foundation.exit(2)
    }
  }

  func run() throws {
    do { try lint() } catch {
      switch error {
      case let error as CommandFailure: complain("theseus-lint: \(error)")
      case is FileFinder.Missing, is ConfigurationError, is Baseline.Failure,
        is ChangedLines.Failure, is LintLabelError, is NothingLinted:
        complain("theseus-lint: \(error)")
      default: throw error
      }
      throw ExitCode(2)
    }
  }

  private func lint() throws {
    let catalog = RuleCatalog()
    if mode.rules { return print(LintRuleList(catalog).text, terminator: "") }
    if let rule = mode.explain {
      return print(try LintRuleList(catalog).page(of: rule), terminator: "")
    }
    try validate(catalog)
    if mode.watch { return try LintWatch(self, catalog: catalog).run() }
    let status =
      try mode.lsp
      ? LintServerCommand(choice: choice, scope: scope).run()
      : LintSession(self, catalog: catalog).run()
    if status != 0 { throw ExitCode(status) }
  }

  private func validate(_ catalog: RuleCatalog) throws {
    let named = choice.only + choice.enable.filter { $0 != RuleSelection.all } + choice.disable
    for rule in named where catalog[rule] == nil {
      throw CommandFailure(catalog.unknown(rule))
    }
    guard scope.jobs > 0 else {
      throw CommandFailure("--jobs is \(scope.jobs), not a positive number")
    }
    if scope.writeBaseline && scope.baseline == nil {
      throw CommandFailure("--write-baseline needs --baseline FILE")
    }
    if scope.stdinPath != nil && !scope.stdin {
      throw CommandFailure("--stdin-path needs --stdin")
    }
    if mode.watch && (scope.stdin || mode.lsp || scope.writeBaseline || mode.fix) {
      throw CommandFailure(
        "--watch cannot be used with --stdin, --lsp, --fix or --write-baseline")
    }
    if scope.stdin && mode.fix {
      throw CommandFailure("--fix changes files; it cannot be used with --stdin")
    }
    if mode.csv && !mode.statistics { throw CommandFailure("--csv needs --statistics") }
  }
}

struct LintRuleOptions: ParsableArguments {
  @Option(parsing: .singleValue, help: "Run this rule and no others; may be given again.")
  var only: [String] = []
  @Option(
    parsing: .singleValue, help: "Run a rule that is off, or `all` of them; may be given again.")
  var enable: [String] = []
  @Option(parsing: .singleValue, help: "Do not run a rule; may be given again.") var disable:
    [String] = []
  @Option(help: "A configuration, in place of every .theseus-lint.yml.") var config: String?

  var selection: RuleSelection {
    RuleSelection(only: Set(only), enabled: Set(enable), disabled: Set(disable))
  }
}

struct LintScopeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only what touches lines that differ from this revision.", valueName: "revision"))
  var diff: String?
  @Option(
    help: ArgumentHelp(
      "Findings to leave out; fails when one of them is gone.", valueName: "file")) var baseline:
    String?
  @Flag(
    help:
      "Write what is found now to the baseline, and keep what it has about other files and rules.")
  var writeBaseline = false
  @Flag(help: "Lint the text on standard input; paths are read for evidence only.") var stdin =
    false
  @Option(help: ArgumentHelp("The file which that text is of.", valueName: "path")) var stdinPath:
    String?
  @Option(help: "Worker threads.") var jobs = ProcessInfo.processInfo.activeProcessorCount
  @Flag(
    inversion: .prefixedNo,
    help: "Keep facts and findings between runs in the user's folder for caches.")
  var cache = true
  @Option(help: ArgumentHelp("Where to keep them.", valueName: "file")) var cachePath: String?
}

struct LintModeOptions: ParsableArguments {
  @Flag(help: "Make the changes that are safe, then report what is left.") var fix = false
  @Flag(help: "Lint again whenever a file changes.") var watch = false
  @Flag(help: "Count findings by rule and by project.") var statistics = false
  @Flag(help: "With --statistics: comma-separated values.") var csv = false
  @Option(
    help: ArgumentHelp(
      "Print precision and recall by rule, against labels: path, line, rule, verdict.",
      valueName: "labels"))
  var score: String?
  @Flag(help: "List the rules.") var rules = false
  @Option(help: ArgumentHelp("Explain a rule.", valueName: "rule")) var explain: String?
  @Flag(help: "Serve an editor: the Language Server Protocol on standard input and output.")
  var lsp = false
}

extension ReportFormat: ExpressibleByArgument {}
