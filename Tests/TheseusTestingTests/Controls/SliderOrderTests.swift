import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A slider written in the older order of arguments")
struct SliderOrderTests {
  @Test("labels are at its ends, and editing is reported")
  func labels() throws {
    struct Page: View {
      @State private var value = 5.0
      @State private var edits = 0
      var body: some View {
        VStack {
          Slider(
            value: $value, in: 0...10, step: 1, onEditingChanged: { edits += $0 ? 1 : 0 },
            minimumValueLabel: Text("low"),
            maximumValueLabel: Text("high")
          ) {
            Text("Size")
          }
          Text("\(Int(value)) after \(edits)")
        }
      }
    }
    let host = TestHost(columns: 50, rows: 3) { Page() }
    #expect(host.screen.contains("low") && host.screen.contains("high"))
    try host.find(.slider, "Size").increment()
    #expect(host.screen.contains("6 after 1"))
  }
}
