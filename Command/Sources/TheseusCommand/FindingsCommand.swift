import ArgumentParser
import Conformance
import IdentityModel
import RuntimeFindings

/// `theseus findings`: every question put to the model and, where it has the rules, to the runtime,
/// and their answers.
struct FindingsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "findings",
    abstract: "Run every finding and print its verdict.",
    discussion: """
      The runtime answers the questions too. Programs are mounted as real views. For questions
      about focus, presentations, lazy rows, keying, transitions, observation, bindings and layouts,
      views in a headless host take every step of the question's machine.
      The runtime's verdict is empty when a question is about rules that the runtime does not have.

      Exit status: 0 if every verdict is the known one and the runtime answers as the model does, \
      1 if not.
      """
  )

  @Flag(help: "Print comma-separated values.") var csv = false

  @MainActor
  func run() async throws {
    if csv { print("name,property,model verdict,runtime verdict,profile,trace length") }
    var isAsKnown = true
    let answers = RuntimeAnswers()
    for finding in Finding.all {
      let outcome = finding.run()
      let answer = try await answers.answer(finding)
      let runtime = answer.verdict
      let agrees =
        answer.difference == nil
        && (runtime == .notAsked || runtime.word == outcome.verdict.rawValue)
      isAsKnown = isAsKnown && outcome.verdict == finding.expected && agrees
      if let difference = answer.difference {
        complain("theseus findings: \(finding.name): \(difference)")
      }
      if csv {
        print(
          """
          \(finding.name),\(finding.property),\(outcome.verdict.rawValue),\(runtime.word),\
          \(finding.profile),\(outcome.traceLength)
          """
        )
        continue
      }
      let length =
        outcome.traceLength == 0
        ? "\(grouped(outcome.distinct)) states"
        : "\(outcome.traceLength) states: \(outcome.actions.joined(separator: ", "))"
      print(
        """
        \(outcome.verdict.rawValue.padding(to: 9)) \(finding.name.padding(to: 34)) \
        \(finding.property): \(finding.title) (\(finding.profile); \(length))
        """
      )
      if runtime != .notAsked && runtime.word != outcome.verdict.rawValue {
        print("          THE RUNTIME'S VERDICT IS \(runtime.word)")
      }
      if outcome.verdict != finding.expected {
        print("          THE KNOWN VERDICT IS \(finding.expected.rawValue)")
      }
    }
    if !isAsKnown { throw ExitCode(1) }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
