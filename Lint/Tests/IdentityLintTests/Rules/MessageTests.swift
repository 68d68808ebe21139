import IdentityLint
import Testing

@Suite("messages")
struct MessageTests {
  @Test("use the source's own names", arguments: Fixture.all)
  func words(_ fixture: Fixture) throws {
    let units = try fixture.files.map {
      SourceUnit(path: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
    for finding in Linter(rules: LintRules.all).findings(in: units) {
      for text in [finding.message, finding.reason, finding.advice] + finding.related.map(\.message)
      {
        // A type of the linter's own, or an optional, that was interpolated directly.
        let slips = ["IdentityLint.", "Optional(", "SwiftSyntax.", "Kind.", "``"].filter(
          text.contains)
        #expect(slips.isEmpty, "\(fixture): \(text)")
      }
    }
  }

  @Test("names the modifier, and the effect")
  func conditionalModifier() throws {
    let text = """
      import SwiftUI
      extension View { @ViewBuilder func wide(_ isWide: Bool) -> some View { if isWide { \
      padding(20) } else { self } } }
      struct Page: View {
        @State private var isWide = false
        var body: some View { ScrollView { Text("a") }.wide(isWide).onTapGesture { isWide.toggle() \
      } }
      }
      """
    let findings = Linter(rules: [ConditionalModifierRule.self]).findings(in: [
      SourceUnit(path: "A.swift", text: text)
    ])
    // Once, at the call, with the helper.
    #expect(findings.map(\.range.start.line) == [5])
    let finding = try #require(findings.first)
    #expect(
      finding.message
        == """
        When this condition changes, the view before `.wide` is recreated and loses the scroll \
        position of a ScrollView.
        """
    )
    #expect(finding.reason == "@State `isWide` is set in Page")
    #expect(finding.related.first?.range.start.line == 2)
  }
}
