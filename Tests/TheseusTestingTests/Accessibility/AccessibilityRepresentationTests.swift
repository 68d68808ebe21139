import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("views for assistive technologies")
struct AccessibilityRepresentationTests {
  private struct Knob: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text(isOn ? "drawn on" : "drawn off")
        Text("more")
      }
      .accessibilityRepresentation { Toggle("power", isOn: $isOn) }
    }
  }

  @Test("a representation is read instead of the view, is not drawn, takes no space, and acts")
  func representation() throws {
    let host = TestHost(columns: 30, rows: 6) {
      VStack {
        Knob()
        Button("next") {}
      }
    }
    #expect(host.screen.contains("drawn off") && !host.screen.contains("power"), "\(host.screen)")
    #expect(host.findAll(.text).isEmpty)
    let toggle = try host.find(.toggle, "power")
    #expect(toggle.value == "off")
    try toggle.toggle()
    #expect(host.screen.contains("drawn on"), "\(host.screen)")
    #expect(try host.find(.toggle, "power").value == "on")
    let bare = TestHost(columns: 30, rows: 6) {
      VStack {
        Text("drawn off")
        Text("more")
        Button("next") {}
      }
    }
    #expect(try bare.find(.button, "next").frame == host.find(.button, "next").frame)
  }

  @Test("focus skips views that are only read")
  func focus() throws {
    let host = TestHost(columns: 30, rows: 6) {
      VStack {
        Button("first") {}
        Text("x").accessibilityRepresentation { Button("unseen") {} }
        Button("last") {}
      }
    }
    try host.find(.button, "first").focus()
    host.press(.tab)
    #expect(host.focused?.label == "last")
  }

  @Test("children are read inside the view, whose own label stays; its content is not read")
  func children() throws {
    let host = TestHost(columns: 30, rows: 8) {
      VStack {
        Text("bars")
      }
      .accessibilityChildren {
        ForEach(1..<3) { Text("bar \($0)") }
      }
      .accessibilityLabel("the chart")
    }
    #expect(host.screen.contains("bars") && !host.screen.contains("bar 1"), "\(host.screen)")
    let chart = try host.find(nil, "the chart")
    #expect(chart.children.map(\.label) == ["bar 1", "bar 2"])
    #expect(host.findAll(.text, "bars").isEmpty)
  }

  private struct Item: Identifiable { let id: Int }

  @Test("a rotor is stored with the view's element")
  func rotors() throws {
    let host = TestHost(columns: 30, rows: 8) {
      List { Text("row") }
        .accessibilityRotor("Even") {
          AccessibilityRotorEntry("zero", id: 0)
          ForEach([Item(id: 2), Item(id: 4)]) {
            AccessibilityRotorEntry("number \($0.id)", id: $0.id)
          }
        }
        .accessibilityRotor(
          .headings, entries: ["a", "b"].map { Heading(id: $0) }, entryLabel: \.id)
    }
    let rotors = try host.find(.list).rotors
    #expect(rotors.first { $0.label == "Even" }?.entries == ["zero", "number 2", "number 4"])
    #expect(rotors.first { $0.label == "headings" }?.entries == ["a", "b"])
  }

  private struct Heading: Identifiable { let id: String }
}
