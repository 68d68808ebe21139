import ArgumentParser
import IdentityModel

/// `theseus findings`: every question put to the model, and its answer.
struct FindingsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "findings",
    abstract: "Run every finding and print its verdict.",
    discussion: "The runtime's verdict is empty until its harness is linked in. Exit status: 0 if every verdict is the known one, 1 if not."
  )

  @Flag(help: "Print comma-separated values.") var csv = false

  func run() async throws {
    if csv { print("name,property,model verdict,runtime verdict,profile,trace length") }
    var isAsKnown = true
    for finding in Finding.all {
      let outcome = finding.run()
      isAsKnown = isAsKnown && outcome.verdict == finding.expected
      if csv {
        print("\(finding.name),\(finding.property),\(outcome.verdict.rawValue),,\(finding.profile),\(outcome.traceLength)")
        continue
      }
      let length =
        outcome.traceLength == 0
        ? "\(grouped(outcome.distinct)) states" : "\(outcome.traceLength) states: \(outcome.actions.joined(separator: ", "))"
      print(
        "\(outcome.verdict.rawValue.padding(to: 9)) \(finding.name.padding(to: 34)) \(finding.property): \(finding.title) (\(finding.profile); \(length))"
      )
      if outcome.verdict != finding.expected { print("          THE KNOWN VERDICT IS \(finding.expected.rawValue)") }
    }
    if !isAsKnown { throw ExitCode(1) }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
