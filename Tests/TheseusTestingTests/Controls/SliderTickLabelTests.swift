import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("the labels of a slider's ticks are shown below them where there is space")
struct SliderTickLabelTests {
  private struct Level: View {
    var ends = false
    let labels: [String?]
    @State private var value = 0.5

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if ends {
          Slider(value: $value) {
            Text("L")
          } minimumValueLabel: {
            Text("min")
          } maximumValueLabel: {
            Text("max")
          } ticks: {
            marks
          }
        } else {
          Slider(value: $value) {
            Text("L")
          } ticks: {
            marks
          }
        }
        Text("below")
      }
    }

    private func tick(_ index: Int) -> SliderTick<Double> {
      let place = Double(index) / Double(labels.count - 1)
      return labels[index].map { SliderTick($0, place) } ?? SliderTick(place)
    }

    @SliderTickBuilder<Double> private var marks: some SliderTickContent<Double> {
      SliderTickContentForEach(0..<labels.count) { tick($0) }
    }
  }

  private func rows(_ host: TestHost) -> [String] { host.screen.components(separatedBy: "\n") }

  /// The middle of a text in a row, in columns.
  private func middle(of text: String, in row: String) throws -> Double {
    let range = try #require(row.range(of: text), "\(text) in \(row)")
    return Double(row.distance(from: row.startIndex, to: range.lowerBound))
      + Double(text.count) / 2
  }

  @Test("each is centered below its tick, and inside the track", arguments: [false, true])
  func places(_ ends: Bool) throws {
    let host = TestHost(columns: 60, rows: 5) {
      Level(ends: ends, labels: ["low", nil, "mid", "more", "high"])
    }
    let rows = rows(host)
    let marks = try #require(rows.firstIndex { $0.contains("╵") })
    let ticks = Array(rows[marks]).indices.filter { Array(rows[marks])[$0] == "╵" }
    try #require(ticks.count == 5)
    let labels = rows[marks + 1]
    // Both are rounded to columns.
    #expect(abs(try middle(of: "mid", in: labels) - (Double(ticks[2]) + 0.5)) <= 1)
    #expect(abs(try middle(of: "more", in: labels) - (Double(ticks[3]) + 0.5)) <= 1)
    let low = try middle(of: "low", in: labels) - 1.5
    #expect(Int(low) == ticks[0], "it does not reach beyond the track")
    #expect(Int(try middle(of: "high", in: labels) + 2) == ticks[4] + 1)
    #expect(rows[marks + 2].contains("below"))
    #expect(rows[marks - 1].contains("L "), "the slider's label stands beside its track")
  }

  @Test("of labels that would overlap those at the ends are shown, then the first")
  func overlapping() {
    let host = TestHost(columns: 26, rows: 5) {
      Level(labels: ["aaaaaa", "bbbbbb", "cccccc", "dddddd", "eeeeee"])
    }
    #expect(host.screen.contains("aaaaaa") && host.screen.contains("eeeeee"))
    #expect(host.screen.contains("cccccc"))
    #expect(!host.screen.contains("bbbbbb") && !host.screen.contains("dddddd"))
    host.resize(columns: 60, rows: 5)
    #expect(host.screen.contains("bbbbbb") && host.screen.contains("dddddd"))
    host.resize(columns: 12, rows: 5)
    #expect(!host.screen.contains("cccccc"))
  }

  @Test("without space for any, and without labels, there is no row for them")
  func none() throws {
    for labels in [[nil, nil, nil], ["a label that is too long for it", nil, nil]] as [[String?]] {
      let host = TestHost(columns: 20, rows: 5) { Level(labels: labels) }
      let rows = rows(host)
      let marks = try #require(rows.firstIndex { $0.contains("╵") })
      #expect(rows[marks + 1].contains("below"))
    }
  }

  @Test("they are read as the value of the slider, and are not separate texts")
  func reading() throws {
    let host = TestHost(columns: 60, rows: 5) { Level(labels: ["low", "half", "high"]) }
    #expect(try host.find(.slider).value == "half")
    #expect(host.findAll(.text).map(\.label) == ["below"])
    #expect(try host.find(.slider).label == "L")
  }

  @Test("a press on a label moves nothing")
  func press() throws {
    let host = TestHost(columns: 60, rows: 5) { Level(labels: ["low", "half", "high"]) }
    let rows = rows(host)
    let row = try #require(rows.firstIndex { $0.contains("low") })
    let column = Int(try middle(of: "low", in: rows[row]))
    for action in [PointerEvent.Action.press(.left), .release(.left)] {
      host.send(.pointer(PointerEvent(action, column: column, row: row)))
    }
    #expect(try host.find(.slider).value == "half")
  }
}
