import TheseusTesting
import TheseusViews
import Testing

@MainActor
@Suite("Labels in rows, and hidden labels")
struct LabelRowTests {
  private func start(of text: String, in host: TestHost) -> Int? {
    host.screen.split(separator: "\n").first { $0.contains(text) }.flatMap { line in
      line.range(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }
  }

  @Test(
    "an icon that fills what it is offered leaves the row to the title",
    arguments: [true, false])
  func icon(isDefault: Bool) throws {
    let host = TestHost(columns: 40, rows: 6) {
      List {
        Label("Small", systemImage: "star")
        if isDefault {
          Label {
            Text("Greedy")
          } icon: {
            GeometryReader { _ in Color.red }
          }
        } else {
          Label {
            Text("Greedy")
          } icon: {
            Color.red
          }
          .labelStyle(.titleAndIcon)
        }
      }
    }
    let (small, greedy) = (start(of: "Small", in: host), start(of: "Greedy", in: host))
    #expect(try abs(#require(small) - #require(greedy)) <= 1)
  }

  @Test("an icon keeps the length that it sets")
  func ownLength() throws {
    let host = TestHost(columns: 40, rows: 6) {
      List {
        Label {
          Text("Wide")
        } icon: {
          Color.red.frame(width: 80, height: 16)
        }
      }
    }
    #expect(try #require(start(of: "Wide", in: host)) >= 11)
  }

  @Test("labeled content hides its label and keeps its content's state")
  func hidden() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Page: View {
      @State private var hides = false
      var body: some View {
        VStack {
          Toggle("Hide", isOn: $hides)
          LabeledContent("Name") { Counter() }.labelsVisibility(hides ? .hidden : .automatic)
          LabeledContent("Never") { Text("Value") }.labelsHidden()
        }
      }
    }
    let host = TestHost(columns: 40, rows: 6) { Page() }
    #expect(host.screen.contains("Name"))
    #expect(!host.screen.contains("Never"))
    #expect(host.screen.contains("Value"))
    try host.find(.button, "Count 0").tap()
    try host.find(.toggle, "Hide").tap()
    #expect(!host.screen.contains("Name"))
    #expect(host.screen.contains("Count 1"))
  }
}
