import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("the parts of a gauge")
struct GaugeTests {
  @Test(
    "labels of bounds are at the ends of the scale; the current value's label replaces the number")
  func bounds() throws {
    let host = TestHost(columns: 40, rows: 3) {
      Gauge(value: 70, in: 0...100) {
        Text("Heat")
      } currentValueLabel: {
        Text("warm")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      .gaugeStyle(.accessoryLinear)
      .tint(Gradient(colors: [.green, .red]))
    }
    let line = host.screen.split(separator: "\n").first { $0.contains("Heat") } ?? ""
    #expect(line.contains("Heat 0 ━") && line.contains("─ 100 warm") && !line.contains("70"))
    #expect(try host.find(.progressBar).value == "70")
  }

  @Test("a style receives the labels of the bounds if there are any")
  func style() {
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
          Text(configuration.maximumValueLabel == nil ? "none" : "some")
        }
      }
    }
    let both = TestHost(columns: 40, rows: 3) {
      Gauge(value: 0.5) {
        Text("Heat")
      } currentValueLabel: {
        Text("warm")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }.gaugeStyle(Words())
    }
    #expect(both.screen.contains("low high some"))
    let none = TestHost(columns: 40, rows: 3) {
      Gauge(value: 0.5) { Text("Heat") }.gaugeStyle(Words())
    }
    #expect(none.screen.contains("none"))
  }

  @Test("without a label of the current value, a gauge shows no number and reads one out")
  func noNumber() throws {
    let host = TestHost(columns: 40, rows: 3) {
      Gauge(value: 70, in: 0...100) { Text("Heat") }
    }
    #expect(host.screen.contains("Heat ━") && !host.screen.contains("70"))
    #expect(try host.find(.progressBar).value == "70")
  }

  @Test("a round gauge is its value before a short bar", arguments: [true, false])
  func round(isCapacity: Bool) throws {
    let gauge = Gauge(value: 64, in: 0...100) {
      Text("Battery")
    } currentValueLabel: {
      Text("64%")
    }
    let host = TestHost(columns: 60, rows: 3) {
      if isCapacity {
        gauge.gaugeStyle(.accessoryCircularCapacity)
      } else {
        gauge.gaugeStyle(.accessoryCircular)
      }
    }
    #expect(host.screen.contains("64% ━━━━━━────") && !host.screen.contains("Battery"))
    #expect(try host.find(.progressBar).value == "64")
  }
}
