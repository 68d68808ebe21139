import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a hidden label is never on the screen")
struct HiddenLabelTests {
  private struct Page: View {
    @State private var isShown = false
    @State private var hides = true
    @State private var color = 1
    @State private var isOn = true

    var body: some View {
      VStack(alignment: .leading) {
        Button("show") { isShown = true }
        Button("labels") { hides.toggle() }
        if isShown {
          Picker("Color", selection: $color) {
            Text("Blue").tag(1)
            Text("Orange").tag(2)
          }
          .pickerStyle(.menu)
          .labelsVisibility(hides ? .hidden : .visible)
          Toggle(isOn: $isOn) {
            HStack {
              Text("One")
              Text("Two")
            }
          }
          .labelsVisibility(hides ? .hidden : .visible)
        }
      }
    }
  }

  @Test("of a picker and of a toggle with a label of several views, mounted after the first frame")
  func labels() throws {
    let host = TestHost(columns: 40, rows: 8) { Page() }
    try host.find(.button, "show").tap()
    let hidden = host.screen
    #expect(!hidden.contains("…") && !hidden.contains("Color") && !hidden.contains("One"))
    #expect(hidden.contains("  Blue    ▾"))
    try host.find(.button, "labels").tap()
    #expect(host.screen.contains("Color   Blue    ▾") && host.screen.contains("One Two"))
    try host.find(.button, "labels").tap()
    #expect(host.screen == hidden)
  }
}
