import Testing
import TheseusTesting

@MainActor @Suite("A slider's values are steps from the start of its range")
struct SliderStepTests {
  private struct Page: View {
    let range: ClosedRange<Double>
    let step: Double
    @State var value: Double
    var body: some View {
      Slider(value: $value, in: range, step: step) { Text("Level") }
      Text(verbatim: "value \((value * 100).rounded() / 100)")
    }
  }

  @Test("the end of a range that no step reaches is no value")
  func unreachedEnd() throws {
    let host = TestHost { Page(range: 0...10, step: 4, value: 0) }
    for expected in ["4.0", "8.0", "8.0"] {
      try host.find(.slider).increment()
      #expect(host.screen.contains("value \(expected)"))
    }
    try host.find(.slider).focus()
    host.press(.end)
    #expect(host.screen.contains("value 8.0"))
    try host.find(.slider).decrement()
    #expect(host.screen.contains("value 4.0"))
    host.press(.home)
    #expect(host.screen.contains("value 0.0"))
  }

  @Test("the end of a range is reached in spite of inexact steps")
  func inexactSteps() throws {
    for (range, step) in [(0.0...1.0, 0.1), (0.0...0.3, 0.1), (-0.7...0.7, 0.2), (0.0...1.1, 0.11)]
    {
      let host = TestHost { Page(range: range, step: step, value: range.lowerBound) }
      try host.find(.slider).focus()
      host.press(.end)
      #expect(host.screen.contains("value \(range.upperBound)"), "\(range) \(step)")
    }
  }

  @Test("so it is where the steps of decimal ranges add up to more or less than the range")
  func decimalRanges() throws {
    for (range, step) in [(0.4...0.7, 0.1), (35...42.3, 0.1), (34.2...39.9, 0.1)] {
      let host = TestHost { Page(range: range, step: step, value: range.lowerBound) }
      try host.find(.slider).focus()
      host.press(.end)
      #expect(host.screen.contains("value \(range.upperBound)"), "\(range) \(step)")
    }
  }

  private struct FloatPage: View {
    let range: ClosedRange<Float>
    let step: Float
    @State var value: Float
    var body: some View {
      Slider(value: $value, in: range, step: step) { Text("Level") }
      Text(verbatim: "value \(value)")
    }
  }

  @Test("so it is with floats, which a further step does not move back")
  func floats() throws {
    for (range, step) in [
      (Float(0)...1, Float(0.1)), (0...1, 0.2), (0...1, 0.05), (0...1000, 0.1), (-0.7...0.7, 0.2),
    ] {
      let host = TestHost { FloatPage(range: range, step: step, value: range.lowerBound) }
      try host.find(.slider).focus()
      for key in [KeyEquivalent.end, .rightArrow] {
        host.press(key)
        #expect(host.screen.contains("value \(range.upperBound)"), "\(range) \(step)")
      }
    }
  }
}
