import TheseusTesting
import TheseusViews
import Testing

@MainActor
@Suite(
  "Styles of containers: a style of one's own arranges the parts, and may fall back on the system's"
)
struct ContainerStyleTests {
  private struct Bracketed: GroupBoxStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(isEnabled ? "[" : "(")
        configuration.label
        Text(":")
        configuration.content
        Text("]")
      }
    }
  }

  private struct Starred: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("***")
        GroupBox(configuration)
      }
    }
  }

  @Test(
    "R43 a group box style orders the parts, reads the environment and can use the system's box")
  func groupBox() {
    let host = TestHost(columns: 30, rows: 8) {
      GroupBox("Name") { Text("Ada") }.groupBoxStyle(Bracketed()).disabled(true)
    }
    #expect(host.screen.contains("(Name:Ada]"))
    let boxed = TestHost(columns: 30, rows: 8) {
      GroupBox("Name") { Text("Ada") }.groupBoxStyle(Starred())
    }
    #expect(
      boxed.screen.contains("***") && boxed.screen.contains("╭") && boxed.screen.contains("Ada"))
  }

  private struct Arrowed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Text("->")
        configuration.content
      }
    }
  }

  @Test("a style draws labeled content, and that view only")
  func labeledContent() {
    let host = TestHost(columns: 30, rows: 3) {
      VStack {
        LabeledContent("Age", value: "36").labeledContentStyle(Arrowed())
        LabeledContent("Born", value: "1815")
      }
    }
    #expect(
      host.screen.contains("Age->36") && host.screen.contains("Born                      1815"))
  }

  private struct Reversed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.content
        Text("=")
        configuration.label
      }
    }
  }

  @Test("a style draws a group of controls")
  func controlGroup() {
    let host = TestHost(columns: 30, rows: 3) {
      ControlGroup("Zoom") { Text("+-") }.controlGroupStyle(Reversed())
    }
    #expect(host.screen.contains("+-=Zoom"))
    let plain = TestHost(columns: 30, rows: 3) {
      ControlGroup("Zoom") { Text("+-") }.controlGroupStyle(.navigation)
    }
    #expect(plain.screen.contains("Zoom +-"))
  }

  private struct Verbose: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button(configuration.isExpanded ? "hide" : "show") { configuration.isExpanded.toggle() }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test("a style writes a disclosure group's state; content is created when it is shown")
  func disclosureGroup() throws {
    final class Made { var count = 0 }
    let made = Made()
    let host = TestHost(columns: 30, rows: 5) {
      DisclosureGroup("More") {
        let _ = made.count += 1
        Text("details")
      }
      .disclosureGroupStyle(Verbose())
    }
    #expect(made.count == 0 && !host.screen.contains("details"))
    try host.find(.button, "show").tap()
    #expect(host.screen.contains("details"))
    try host.find(.button, "hide").tap()
    #expect(!host.screen.contains("details"))
  }

  private struct Percent: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Text(" \(Int(configuration.value * 100))% of ")
        configuration.currentValueLabel
      }
    }
  }

  @Test("a gauge: the value between 0 and 1, the labels; the system's styles are bars")
  func gauge() {
    let host = TestHost(columns: 40, rows: 3) {
      Gauge(value: 30, in: 10...50) {
        Text("Speed")
      } currentValueLabel: {
        Text("30 km/h")
      }.gaugeStyle(Percent())
    }
    #expect(host.screen.contains("Speed 50% of 30 km/h"))
    let bar = TestHost(columns: 40, rows: 3) {
      Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.linearCapacity)
    }
    #expect(bar.screen.contains("━") && bar.screen.contains("Speed"))
  }
}
