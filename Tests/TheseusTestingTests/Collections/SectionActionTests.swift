import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Section actions: rows at the section's end that act on all of it")
struct SectionActionTests {
  private struct Inbox: View {
    @State private var count = 2
    @State private var isExpanded = true
    var body: some View {
      List {
        Section("mail", isExpanded: $isExpanded) {
          ForEach(0..<count, id: \.self) { Text("letter \($0)") }
        }
        .sectionActions { Button("add a letter") { count += 1 } }
        Section("other") { Text("last") }.sectionActions { Button("clear") { count = 0 } }
      }
    }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      !$0.isEmpty
    }
  }

  @Test("they come after the rows, and list keys reach them")
  func act() throws {
    let host = TestHost(columns: 30, rows: 12) { Inbox() }
    let rows = lines(host)
    #expect(
      rows.firstIndex { $0.contains("letter 1") } == 2
        && rows.firstIndex { $0.contains("add a letter") } == 3)
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.return)
    #expect(host.screen.contains("letter 2"))
    try host.find(.button, "clear").tap()
    #expect(!host.screen.contains("letter 0"))
  }

  @Test("they are folded away with the section")
  func folded() throws {
    let host = TestHost(columns: 30, rows: 12) { Inbox() }
    try host.find(.disclosure).tap()
    #expect(!host.screen.contains("add a letter") && host.screen.contains("clear"))
  }
}
