import Foundation
import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("choices of a picker that cannot be selected")
struct DisabledChoiceTests {
  enum Look: CaseIterable { case menu, inline, radio, segmented }

  private struct Page: View {
    let look: Look
    @State private var flavor = "Vanilla"

    var body: some View {
      VStack(alignment: .leading) {
        Text("chosen \(flavor)")
        switch look {
        case .menu: picker.pickerStyle(.menu)
        case .inline: picker.pickerStyle(.inline)
        case .radio: picker.pickerStyle(.radioGroup)
        case .segmented: picker.pickerStyle(.segmented)
        }
      }
    }

    private var picker: some View {
      Picker("Flavor", selection: $flavor) {
        ForEach(["Vanilla", "Mint", "Lemon"], id: \.self) { name in
          Text(name).selectionDisabled(name == "Mint")
        }
      }
    }
  }

  @Test("are not chosen by their name", arguments: Look.allCases)
  func names(_ look: Look) throws {
    let host = TestHost(columns: 60, rows: 16) { Page(look: look) }
    let picker = try host.find(.picker, "Flavor")
    try? picker.select("Mint")
    #expect(host.screen.contains("chosen Vanilla"))
    try picker.select("Lemon")
    #expect(host.screen.contains("chosen Lemon"))
  }

  @Test("are passed over by arrow keys", arguments: [Look.inline, .radio, .segmented])
  func keys(_ look: Look) throws {
    let host = TestHost(columns: 60, rows: 16) { Page(look: look) }
    try host.find(.picker, "Flavor").focus()
    host.press(look == .segmented ? .rightArrow : .downArrow)
    #expect(host.screen.contains("chosen Lemon"))
    host.press(look == .segmented ? .leftArrow : .upArrow)
    #expect(host.screen.contains("chosen Vanilla"))
  }

  @Test("are not chosen by a click", arguments: [Look.inline, .radio, .segmented])
  func click(_ look: Look) throws {
    let host = TestHost(columns: 60, rows: 16) { Page(look: look) }
    for (name, chosen) in [("Mint", "Vanilla"), ("Lemon", "Lemon")] {
      let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(lines.firstIndex { $0.contains(name) })
      let start = try #require(lines[row].range(of: name)?.lowerBound)
      let column = lines[row].distance(from: lines[row].startIndex, to: start)
      host.send(.pointer(PointerEvent(.press(.left), column: column, row: row)))
      host.send(.pointer(PointerEvent(.release(.left), column: column, row: row)))
      #expect(host.screen.contains("chosen \(chosen)"))
    }
  }

  @Test("are disabled items of an open menu")
  func menu() throws {
    let host = TestHost(columns: 60, rows: 16) { Page(look: .menu) }
    try host.find(.picker, "Flavor").tap()
    #expect(try !host.find(.menuItem, "Mint").isEnabled)
    #expect(try host.find(.menuItem, "Lemon").isEnabled)
    host.press(.downArrow)
    host.press(.return)
    #expect(host.screen.contains("chosen Lemon"))
  }
}
