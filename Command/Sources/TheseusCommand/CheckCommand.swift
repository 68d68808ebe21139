import ArgumentParser
import Foundation
import IdentityModel

/// `theseus check`: every reachable state and every transition of the identity model within bounds.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the identity rules over every state and transition within bounds.",
    discussion: """
      Bounds are \(Bounds.named.map(\.name).joined(separator: ", ")), or a list such as
      depth=4,branching=3,types=4,modifiers=3,ids=3,nodes=5,live=6 (missing bounds are those of \
      article).

      Exit status: 0 if every verdict is the expected one, 1 if not, 2 for unusable input, 3 for \
      a partial result.
      """)

  @Option(help: "The bounds, by name or as a list.") var bounds = "article"
  @Option(help: "The profile: \(IdentityRules.profiles.map(\.name).joined(separator: ", ")).")
  var profile = "default"
  @Option(
    help: "A property to check; may be repeated. Default: the rules and EngineerExpectation.")
  var property: [String] = []
  @Flag(inversion: .prefixedNo, help: "Check only one of the programs that differ by names.")
  var symmetry = true
  @Option(help: "Worker threads.") var jobs = min(2, ProcessInfo.processInfo.activeProcessorCount)
  @Option(help: "The megabytes that all workers together may use.") var memory = 300
  @Option(help: "A file to continue from, if it exists, and to save the state of the check in.")
  var checkpoint: String?
  @Flag(help: "Print one JSON object.") var json = false
  @Option(help: "Write the first counterexample as ITF JSON.") var trace: String?
  @Option(help: "Write the first counterexample as a Graphviz graph.") var dot: String?
  @Flag(
    help:
      """
      Print which cells of a program can ever be lost, and check that answer: for --program alone, \
      or for every program of the bounds.
      """
  )
  var `static` = false
  @Option(help: "A program for --static, such as 'T1(foreach(M1(T2)))'.") var program: String?
  @Flag(
    help:
      "Check the extension lemma instead: height d + 1 from height d, every program of the bounds.")
  var extend = false
  @Flag(
    help: "List instead the programs whose meaning changes when arms of equal type share identity."
  ) var arms = false

  func run() async throws {
    do { try await check() } catch let failure as CommandFailure {
      complain("theseus check: \(failure)")
      throw ExitCode(2)
    }
  }

  private func check() async throws {
    let options = try options()
    Interruption.watch()
    if program != nil || extend || arms { return try answer(options) }
    let checker: IdentityChecker
    do { checker = try IdentityChecker(options, resuming: try resumed(options)) } catch let error
      as BoundsError
    {
      throw CommandFailure(error.description)
    }
    // An unwritable file should be reported now and not after minutes.
    if let checkpoint { try writeText(checker.checkpoint.json.text(), to: checkpoint) }
    let start = ContinuousClock.now
    let watch = Task {
      await CheckProgress(checker: checker, checkpoint: checkpoint, since: start).watch()
    }
    let report = await checker.run { Interruption.isRaised }
    watch.cancel()
    await watch.value
    let cost = CheckPrinter.Cost(
      wall: start.duration(to: .now), processor: processorSeconds(), megabytes: peakMegabytes())
    if let checkpoint {
      if report.isComplete {
        try? FileManager.default.removeItem(atPath: checkpoint)
      } else {
        try writeText(checker.checkpoint.json.text(), to: checkpoint)
      }
    }
    let printer = CheckPrinter(
      report: report, profile: profile, cost: cost, showsStatic: self.static)
    print(json ? printer.json.text() : printer.text)
    if let found = report.verdicts.lazy.compactMap(\.counterexample?.trace).first {
      if let trace { try writeText(found.itf.text() + "\n", to: trace) }
      if let dot { try writeText(found.dot, to: dot) }
    }
    if !report.isComplete { throw ExitCode(3) }
    if !printer.isAsExpected { throw ExitCode(1) }
  }

  /// The questions that are none about states.
  private func answer(_ options: CheckOptions) throws {
    let question = CheckQuestion(options: options, json: json)
    let isSound: Bool
    do {
      if let program {
        guard `static` else { throw CommandFailure("--program is for --static") }
        isSound = try question.readStatically(try Program(sketch: program))
      } else {
        isSound = try extend ? question.extend() : question.compareArms()
      }
    } catch let error as BoundsError { throw CommandFailure(error.description) }
    if Interruption.isRaised { throw ExitCode(3) }
    if !isSound { throw ExitCode(1) }
  }

  private func options() throws -> CheckOptions {
    guard jobs > 0 else { throw CommandFailure("--jobs is \(jobs), not a positive number") }
    guard memory > 0 else {
      throw CommandFailure("--memory is \(memory), not a positive number of megabytes")
    }
    let parsed: Bounds
    do { parsed = try Bounds(parsing: bounds) } catch { throw CommandFailure(error.description) }
    guard let rules = IdentityRules.profiles.first(where: { $0.name == profile })?.rules else {
      throw CommandFailure(
        """
        unknown profile '\(profile)': the profiles are \
        \(IdentityRules.profiles.map(\.name).joined(separator: ", "))
        """
      )
    }
    var options = CheckOptions(
      bounds: parsed, rules: rules, usesSymmetry: symmetry, jobs: jobs,
      memoryLimit: memory * 1_000_000)
    if !property.isEmpty {
      options.properties = try property.map { name in
        guard let found = IdentityProperty(rawValue: name) else {
          throw CommandFailure(
            """
            unknown property '\(name)': the properties are \
            \(IdentityProperty.allCases.map(\.rawValue).joined(separator: ", "))
            """
          )
        }
        return found
      }
    }
    return options
  }

  private func resumed(_ options: CheckOptions) throws -> Checkpoint? {
    guard let checkpoint, FileManager.default.fileExists(atPath: checkpoint) else { return nil }
    do { return try Checkpoint(parsing: try readText(checkpoint), for: options) } catch let error
      as JSONError
    {
      throw CommandFailure("\(checkpoint): \(error)")
    }
  }
}
