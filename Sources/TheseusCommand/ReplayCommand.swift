import ArgumentParser
import IdentityModel

/// `theseus replay`: traces against the model, and against the runtime once its harness is linked in.
struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replay ITF traces against the model and compare after every step.",
    discussion: "Exit status: 0 if every trace agrees, 1 if one differs, 2 if one cannot be read.")

  @Argument(help: "Traces in ITF JSON.") var files: [String]
  @Option(help: "The profile of traces that name no rules: \(IdentityRules.profiles.map(\.name).joined(separator: ", ")).")
  var profile = "default"
  @Flag(help: "Print only traces that differ.") var quiet = false

  func run() async throws {
    guard let rules = IdentityRules.profiles.first(where: { $0.name == profile })?.rules else {
      complain(
        "theseus replay: unknown profile '\(profile)': the profiles are \(IdentityRules.profiles.map(\.name).joined(separator: ", "))")
      throw ExitCode(2)
    }
    var status: Int32 = 0
    for file in files {
      do {
        let trace: Trace
        do { trace = try Trace(itf: try readText(file), defaultRules: rules) } catch let error as JSONError {
          throw CommandFailure("\(file): \(error)")
        }
        var subject = ModelSubject()
        if try !report(try trace.replay(on: &subject), of: trace, subject.name, file) { status = max(status, 1) }
      } catch let failure as CommandFailure {
        complain("theseus replay: \(failure)")
        status = 2
      }
    }
    if status != 0 { throw ExitCode(status) }
  }

  private func report(_ steps: [ReplayStep], of trace: Trace, _ subject: String, _ file: String) throws -> Bool {
    let differs = steps.contains { $0.difference != nil }
    if differs || !quiet {
      print("\(file): \(subject) \(differs ? "differs" : "agrees"), \(steps.count) of \(trace.states.count) steps")
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
