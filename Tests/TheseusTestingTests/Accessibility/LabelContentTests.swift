import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("accessibilityLabel(content:) labels a view by the texts of views")
struct LabelContentTests {
  private struct Rating: View {
    @State private var stars = 3
    var body: some View {
      VStack {
        Text("\(stars) stars").accessibilityLabel { label in
          Text("Rating of \(stars)")
          label
        }
        Button("More") { stars += 1 }.accessibilityLabel { label in
          label
          if stars > 3 { Text("than before") }
        }
        Color.red.accessibilityLabel { _ in Text("a red area") }
      }
    }
  }

  @Test("the present label is among them where the content has it")
  func placeholder() throws {
    let host = TestHost(columns: 30, rows: 8) { Rating() }
    #expect(host.findAll(.text).map(\.label).contains("Rating of 3, 3 stars"))
    #expect(host.findAll(.button).map(\.label) == ["More"])
    #expect(host.screen.contains("3 stars") && !host.screen.contains("Rating"))
  }

  @Test("the label follows the views and the present label")
  func changes() throws {
    let host = TestHost(columns: 30, rows: 8) { Rating() }
    try host.find(.button, "More").tap()
    #expect(host.findAll(.text).map(\.label).contains("Rating of 4, 4 stars"))
    #expect(host.findAll(.button).map(\.label) == ["More, than before"])
  }

  @Test("a view that is not read gets a label, and an outer label replaces it")
  func others() throws {
    let host = TestHost(columns: 30, rows: 8) {
      VStack {
        Rating()
        Text("inner").accessibilityLabel { _ in Text("middle") }.accessibilityLabel("outer")
        Text("first").accessibilityLabel("second").accessibilityLabel { label in
          label
          Text("third")
        }
      }
    }
    _ = try host.find(nil, "a red area")
    let labels = host.findAll(.text).map(\.label)
    #expect(labels.contains("outer") && !labels.contains("middle"))
    #expect(labels.contains("second, third"))
  }
}
