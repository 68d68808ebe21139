import Conformance
import IdentityModel
import Testing

@MainActor
@Suite("The runtime answers the findings")
struct RuntimeVerdictTests {
  nonisolated private static let names = Finding.all.filter { $0.question != nil }.map(\.name)

  @Test("As the model does, wherever it has the rules that the question is about", arguments: names)
  func answers(_ name: String) throws {
    let finding = try #require(Finding.all.first { $0.name == name && $0.question != nil })
    let verdict = try finding.askRuntime()
    // Rows without occurrence numbers are no rule of the runtime's.
    let expected: RuntimeVerdict =
      name == "duplicates" ? .notAsked : finding.expected == .holds ? .holds : .violated
    #expect(verdict == expected)
  }
}
