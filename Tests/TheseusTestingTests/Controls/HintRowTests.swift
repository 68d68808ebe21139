import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a label of several texts is a title with hints below it")
struct HintRowTests {
  @Test("in a form the hint is below the label, and the control beside the label")
  func form() throws {
    let host = TestHost(columns: 40, rows: 10) {
      Form {
        Toggle(isOn: .constant(true)) {
          Text("Wrap lines")
          Text("At the window's edge")
        }
        .toggleStyle(.switch)
      }
    }
    let lines = host.screen.split(separator: "\n").map(String.init)
    let title = try #require(lines.firstIndex { $0.contains("Wrap lines") })
    #expect(lines[title].contains("●"))
    #expect(lines[title + 1].contains("At the window's edge") && !lines[title + 1].contains("●"))
    let (text, hint) = (try host.find(.toggle).frame, host.picture)
    #expect(text.height == 2)
    let row = text.y + 1
    let column = try #require(
      hint.lines[row].range(of: "At").map {
        hint.lines[row].distance(from: hint.lines[row].startIndex, to: $0.lowerBound)
      })
    #expect(hint.style(x: column, y: row) != hint.style(x: column, y: row - 1))
  }

  @Test("a checkbox stands beside its title")
  func checkbox() throws {
    let host = TestHost(columns: 40, rows: 3) {
      Toggle(isOn: .constant(true)) {
        Text("Title")
        Text("Hint")
      }
    }
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    #expect(lines.first { $0.contains("Title") }?.contains("✓") == true)
    #expect(lines.contains { $0.contains("Hint") && !$0.contains("✓") })
  }

  @Test("the label of an inline picker stands beside its first choice", arguments: [false, true])
  func inline(_ isInForm: Bool) throws {
    struct Page: View {
      let isInForm: Bool
      var body: some View { if isInForm { Form { picker } } else { picker } }
      private var picker: some View {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(0)
          Text("Medium").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.inline)
      }
    }
    let host = TestHost(columns: 40, rows: 5) { Page(isInForm: isInForm) }
    let line = host.screen.split(separator: "\n").first { $0.contains("Size") }
    #expect(line?.contains("Small") == true)
  }
}
