import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("The texts of a label after the first stand below it")
struct LabelHintTests {
  private func rows(_ host: TestHost) -> [String] {
    host.screen.split(separator: "\n").map { String($0) }
  }

  private func row(_ text: String, _ host: TestHost) throws -> Int {
    try #require(rows(host).firstIndex { $0.contains(text) }, "\(host.screen)")
  }

  @Test("of labeled content, in a list, in a form and outside", arguments: 0..<3)
  func labeledContent(container: Int) throws {
    struct Content: View {
      var body: some View {
        LabeledContent {
          Text("value")
        } label: {
          Text("Title")
          Text("First hint")
          Text("Second hint")
        }
      }
    }
    let host = TestHost(columns: 50, rows: 10) {
      switch container {
      case 0: List { Content() }
      case 1: Form { Content() }
      default: VStack { Content() }
      }
    }
    let title = try row("Title", host)
    #expect(try row("First hint", host) == title + 1)
    #expect(try row("Second hint", host) == title + 2)
    #expect(rows(host).contains { $0.contains("value") })
  }

  @Test("the hints are secondary, and the title is not")
  func style() throws {
    let host = TestHost(columns: 50, rows: 10) {
      LabeledContent("Plain", value: "x")
      LabeledContent {
        Text("value")
      } label: {
        Text("Title")
        HintStyle()
      }
    }
    #expect(host.screen.contains("Title"))
    #expect(host.screen.contains("subheadline"))
  }

  private struct HintStyle: View {
    @Environment(\.font) private var font
    var body: some View { Text(font == .subheadline ? "subheadline" : "body") }
  }

  @Test("of a toggle, a picker and a stepper")
  func controls() throws {
    let host = TestHost(columns: 50, rows: 14) {
      Form {
        Toggle(isOn: .constant(true)) {
          Text("Toggle")
          Text("Toggle hint")
        }
        Picker(selection: .constant(1)) {
          Text("One").tag(1)
        } label: {
          Text("Picker")
          Text("Picker hint")
        }
        Stepper {
          Text("Stepper")
          Text("Stepper hint")
        } onIncrement: {
        } onDecrement: {
        }
      }
    }
    for name in ["Toggle", "Picker", "Stepper"] {
      #expect(try row("\(name) hint", host) == row(name, host) + 1, "\(name) \(host.screen)")
    }
  }

  @Test("one text, and one that a condition adds")
  func condition() throws {
    struct Page: View {
      let hasHint: Bool
      var body: some View {
        LabeledContent {
          Text("value")
        } label: {
          Text("Title")
          if hasHint { Text("Hint") }
        }
      }
    }
    let host = TestHost(columns: 50, rows: 10) { Page(hasHint: false) }
    let title = try row("Title", host)
    host.update { Page(hasHint: true) }
    #expect(try row("Hint", host) == row("Title", host) + 1)
    host.update { Page(hasHint: false) }
    #expect(try row("Title", host) == title)
  }
}
