import Testing
import TheseusTesting

@MainActor @Suite("One control for the values of many elements")
struct SharedControlTests {
  private struct Alarm: Identifiable {
    let id: Int
    var isOn: Bool
    var sound: String
  }

  private struct Page: View {
    @State private var alarms = [
      Alarm(id: 1, isOn: true, sound: "bell"), Alarm(id: 2, isOn: false, sound: "horn"),
    ]
    private let title = "From a string"
    var body: some View {
      Toggle("Titled", sources: $alarms, isOn: \.isOn)
      Toggle(title, sources: $alarms, isOn: \.isOn)
      Toggle("With image", systemImage: "alarm", sources: $alarms, isOn: \.isOn)
      Toggle(sources: $alarms, isOn: \.isOn) { Text("Label") }
      Picker(title, sources: $alarms, selection: \.sound) {
        ForEach(["bell", "horn"], id: \.self) { Text($0) }
      }
      Text(alarms.map { "\($0.isOn) \($0.sound)" }.joined(separator: ", "))
      Button("Reset") {
        alarms[0].isOn = true; alarms[1].isOn = false
      }
    }
  }

  @Test("each form of a toggle is mixed, and then writes all values")
  func toggles() throws {
    let host = TestHost { Page() }
    for name in ["Titled", "From a string", "With image", "Label"] {
      #expect(try host.find(.toggle, name).value == "mixed")
      try host.find(.toggle, name).toggle()
      #expect(host.screen.contains("true bell, true horn"), "\(name)")
      try host.find(.button, "Reset").tap()
    }
  }

  private struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).padding()
    }
  }

  @Test("a style around the toggle keeps the mixed state")
  func styled() throws {
    let host = TestHost(columns: 60, rows: 30) { Page().toggleStyle(Framed()) }
    for name in ["Titled", "From a string", "With image", "Label"] {
      #expect(try host.find(.toggle, name).value == "mixed")
    }
    try host.find(.toggle, "Titled").toggle()
    #expect(try host.find(.toggle, "Titled").value == "on")
  }

  @Test("a picker with a string for its title writes all values")
  func picker() throws {
    let host = TestHost { Page() }
    try host.find(.picker, "From a string").select("horn")
    #expect(host.screen.contains("true horn, false horn"))
  }
}
