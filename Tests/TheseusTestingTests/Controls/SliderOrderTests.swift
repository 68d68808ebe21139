import Foundation
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

  @Test(
    "the label precedes the range, in a stack and in a row of a form", arguments: [false, true])
  func order(_ isInForm: Bool) throws {
    struct Page: View {
      let isInForm: Bool
      var body: some View { if isInForm { Form { slider } } else { VStack { slider } } }
      private var slider: some View {
        Slider(value: .constant(5), in: 0...10) {
          Text("Size")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
      }
    }
    let host = TestHost(columns: 50, rows: 3) { Page(isInForm: isInForm) }
    let line = try #require(host.screen.split(separator: "\n").first { $0.contains("Size") })
    let places = ["Size", "low", "high"].compactMap { line.range(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted(), "\(host.screen)")
  }
}
