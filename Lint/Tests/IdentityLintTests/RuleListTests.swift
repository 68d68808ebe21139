import IdentityLint
import Testing

@Suite("The rules")
struct RuleListTests {
  @Test("have identifiers of their own")
  func identifiersDiffer() {
    let identifiers = LintRules.all.map { $0.description.identifier }
    #expect(Set(identifiers).count == identifiers.count)
  }
}
