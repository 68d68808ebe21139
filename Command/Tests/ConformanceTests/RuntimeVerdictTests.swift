import Conformance
import IdentityModel
import Testing

@MainActor
@Suite("The runtime answers the findings")
struct RuntimeVerdictTests {
  nonisolated private static let names = Finding.all.filter { $0.question != nil }.map(\.name)

  @Test(
    "The runtime answers as the model does, if it has the rules of the question", arguments: names)
  func answers(_ name: String) throws {
    let finding = try #require(Finding.all.first { $0.name == name && $0.question != nil })
    let verdict = try finding.askRuntime()
    // The runtime has no rule for rows without occurrence numbers.
    let expected: RuntimeVerdict =
      name == "duplicates" ? .notAsked : finding.expected == .holds ? .holds : .violated
    #expect(verdict == expected)
  }
}
