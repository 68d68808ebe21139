import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a slider has ticks, a neutral value and bounds of what can be selected")
struct SliderTickTests {
  private func row(_ host: TestHost, _ index: Int) -> String {
    let lines = host.screen.components(separatedBy: "\n")
    return lines.indices.contains(index) ? lines[index] : ""
  }

  /// The columns of the ticks, in the first row that has any.
  private func ticks(_ host: TestHost) -> [Int] {
    let rows = host.screen.components(separatedBy: "\n").map(Array.init)
    guard let row = rows.first(where: { $0.contains("╵") }) else { return [] }
    return row.indices.filter { row[$0] == "╵" }
  }

  private struct Level: View {
    enum Form: CaseIterable {
      case each, builder, conditional, forEach, forEachRange, ends
    }
    let form: Form
    var enabled: ClosedRange<Double>?
    @State private var value = 0.5

    var body: some View {
      let marks = [0.0, 0.25, 0.5, 1.0]
      switch form {
      case .each:
        Slider(value: $value, in: 0...1, step: 0.25, enabledBounds: enabled) {
          Text("Level")
        } tick: {
          $0 == 0.75 ? nil : SliderTick($0)
        }
      case .builder:
        Slider(value: $value, enabledBounds: enabled) {
          Text("Level")
        } ticks: {
          SliderTick(0)
          SliderTick("Quarter", 0.25)
          SliderTick(0.5) { Text("Half") }
          SliderTick(1)
        }
      case .conditional:
        Slider(value: $value, in: 0...1, neutralValue: 0.5, enabledBounds: enabled) {
          Text("Level")
        } ticks: {
          if value >= 0 { SliderTick(0) }
          if value < 0 { SliderTick(0.75) } else { SliderTick(0.25) }
          SliderTick(0.5)
          SliderTick(1)
        }
      case .forEach:
        Slider(value: $value, enabledBounds: enabled) {
          Text("Level")
        } currentValueLabel: {
          Text("\(Int(value * 100)) percent")
        } ticks: {
          SliderTickContentForEach(marks, id: \.self) { SliderTick($0) }
        }
      case .forEachRange:
        Slider(value: $value, enabledBounds: enabled) {
          Text("Level")
        } ticks: {
          SliderTickContentForEach(0..<3) { SliderTick(Double($0) / 4) }
          SliderTick(1)
        }
      case .ends:
        Slider(value: $value, enabledBounds: enabled) {
          Text("Level")
        } minimumValueLabel: {
          Text("min")
        } maximumValueLabel: {
          Text("max")
        } ticks: {
          marked
        }
      }
    }

    @SliderTickBuilder<Double> private var marked: some SliderTickContent<Double> {
      SliderTickContentForEach([0.0, 0.25, 0.5, 1.0], id: \.self) { SliderTick($0) }
    }
  }

  @Test(
    "ticks stand below the track, where the thumb is at their values",
    arguments: Level.Form.allCases)
  private func places(_ form: Level.Form) throws {
    let host = TestHost(columns: 50, rows: 4) { Level(form: form) }
    let columns = ticks(host)
    try #require(columns.count == 4)
    let rows = host.screen.components(separatedBy: "\n").map(Array.init)
    let track = try #require(rows.firstIndex { $0.contains("━") || $0.contains("─") })
    #expect(rows[track + 1].contains("╵"), "in the row below the track")
    for (value, column) in zip([0.0, 0.25, 0.5, 1.0], columns) {
      try setValue(value, of: "Level", in: host)
      let now = host.screen.components(separatedBy: "\n").map(Array.init)
      #expect(now[track][column] == "●", "\(value)")
    }
  }

  private func setValue(_ value: Double, of label: String, in host: TestHost) throws {
    let node = try #require(host.window.semantics.first(.slider, label))
    try host.window.perform(.setValue(value), on: node.id)
  }

  @Test("a tick's label or the value's is read instead of the number")
  func labels() throws {
    let host = TestHost(columns: 50, rows: 4) { Level(form: .builder) }
    #expect(try host.find(.slider).value == "Half")
    try setValue(0.25, of: "Level", in: host)
    #expect(try host.find(.slider).value == "Quarter")
    try setValue(0.3, of: "Level", in: host)
    #expect(try host.find(.slider).value == "0.3", "without a step there are values between ticks")
    let described = TestHost(columns: 50, rows: 4) { Level(form: .forEach) }
    #expect(try described.find(.slider).value == "50 percent")
    try setValue(0.25, of: "Level", in: described)
    #expect(try described.find(.slider).value == "25 percent")
  }

  @Test("only enabled values can be selected", arguments: [0.25...0.75, 0.2...0.8])
  func enabledBounds(_ enabled: ClosedRange<Double>) throws {
    let host = TestHost(columns: 50, rows: 4) { Level(form: .each, enabled: enabled) }
    try host.find(.slider).focus()
    host.press(.end)
    #expect(try host.find(.slider).value == "0.75")
    host.press(.rightArrow)
    #expect(try host.find(.slider).value == "0.75")
    host.press(.home)
    #expect(try host.find(.slider).value == "0.25", "the first step inside")
    host.press(.leftArrow)
    #expect(try host.find(.slider).value == "0.25")
    let free = TestHost(columns: 50, rows: 4) { Level(form: .forEachRange, enabled: enabled) }
    try setValue(0.9, of: "Level", in: free)
    #expect(try free.find(.slider).value == "\(enabled.upperBound)")
    try setValue(0, of: "Level", in: free)
    #expect(try free.find(.slider).value == "\(enabled.lowerBound)")
  }

  @Test("values are a step apart; without a tick closure there are no ticks and no space for them")
  func steps() throws {
    struct Page: View {
      @State private var value = 5.0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Slider(value: $value, in: 0...10, step: 2.5, neutralValue: 5) { Text("Level") }
          Text("value \(value)")
        }
      }
    }
    let host = TestHost(columns: 50, rows: 2) { Page() }
    #expect(ticks(host).isEmpty)
    try host.find(.slider).focus()
    host.press(.rightArrow)
    #expect(host.screen.contains("value 7.5"))
  }

  @Test("the track is filled from the neutral value, to either side")
  func neutral() throws {
    struct Page: View {
      @State private var value = 0.5
      var body: some View {
        Slider(value: $value, in: 0...1, neutralValue: 0.5) { Text("L") }
      }
    }
    let host = TestHost(columns: 23, rows: 1) { Page() }
    // The track takes 21 columns, the neutral one is in the middle.
    for (value, filled) in [(0.5, []), (0.75, Array(10..<15)), (0.25, Array(6...10))] {
      try setValue(value, of: "L", in: host)
      let track = Array(row(host, 0)).suffix(21).map(String.init)
      try #require(track.count == 21)
      let done = track.indices.filter { track[$0] == "━" }
      #expect(done == filled, "\(value): \(track.joined())")
    }
  }

  @Test("a thousand steps have no ticks, and other sliders are as before")
  func bounds() {
    let host = TestHost(columns: 50, rows: 4) {
      Slider(value: .constant(0), in: 0...1e9, step: 1) {
        Text("many")
      } tick: {
        SliderTick($0)
      }
      Slider(value: .constant(0.5), in: 0...1) { Text("plain") }
      Slider(value: .constant(0.5), in: 0...1, step: 0.1) { Text("stepped") }
    }
    #expect(ticks(host).isEmpty)
  }
}
