import ArgumentParser
import Conformance
import IdentityModel

/// `theseus replay`: traces against the model and against the runtime.
struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replay ITF traces against the model and the runtime and compare after every step.",
    discussion: """
      The trace's program is mounted in the runtime as real views; each step's cells and \
      lifecycle log must be the trace's.

      Exit status: 0 if every trace agrees with both, 1 if one differs, 2 if one cannot be read \
      or not be made into views.
      """)

  @Argument(help: "Traces in ITF JSON.") var files: [String]
  @Option(
    help:
      """
      The profile of traces that name no rules: \
      \(IdentityRules.profiles.map(\.name).joined(separator: ", ")).
      """
  )
  var profile = "default"
  @Flag(help: "Print only traces that differ.") var quiet = false

  @MainActor
  func run() async throws {
    guard let rules = IdentityRules.profiles.first(where: { $0.name == profile })?.rules else {
      complain(
        """
        theseus replay: unknown profile '\(profile)': the profiles are \
        \(IdentityRules.profiles.map(\.name).joined(separator: ", "))
        """
      )
      throw ExitCode(2)
    }
    var status: Int32 = 0
    for file in files {
      do {
        if try !replay(file, rules) { status = max(status, 1) }
      } catch let failure as CommandFailure {
        complain("theseus replay: \(failure)")
        status = 2
      }
    }
    if status != 0 { throw ExitCode(status) }
  }

  @MainActor
  private func replay(_ file: String, _ rules: IdentityRules) throws -> Bool {
    let trace: Trace
    do { trace = try Trace(itf: try readText(file), defaultRules: rules) } catch let error
      as JSONError
    {
      throw CommandFailure("\(file): \(error)")
    }
    var model = ModelSubject()
    let agrees = report(try trace.replay(on: &model), of: trace, model.name, file)
    guard trace.rules.runtimeProfile != nil else {
      if !quiet {
        print(
          """
          \(file): runtime not asked: it has no profile for an AnyView recognized by its outermost \
          tag
          """
        )
      }
      return agrees
    }
    var runtime = RuntimeSubject()
    let steps: [ReplayStep]
    do { steps = try trace.replay(on: &runtime) } catch let error as ProgramError {
      throw CommandFailure("\(file): \(error)")
    }
    return report(steps, of: trace, runtime.name, file) && agrees
  }

  private func report(_ steps: [ReplayStep], of trace: Trace, _ subject: String, _ file: String)
    -> Bool
  {
    let differs = steps.contains { $0.difference != nil }
    if differs || !quiet {
      print(
        """
        \(file): \(subject) \(differs ? "differs" : "agrees"), \(steps.count) of \
        \(trace.states.count) steps
        """
      )
      for step in steps {
        guard let difference = step.difference else {
          print("  pass  step \(step.index) \(step.action)")
          continue
        }
        print("  FAIL  step \(step.index) \(step.action): \(difference.variable) differs")
        print("        the trace: \(difference.expected)")
        print("        the \(subject): \(difference.found)")
      }
    }
    return !differs
  }
}
