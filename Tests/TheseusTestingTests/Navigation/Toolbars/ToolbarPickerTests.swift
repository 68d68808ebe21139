import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("A picker in a toolbar shows its choices without its label")
struct ToolbarPickerTests {
  private struct Screen: View {
    var style: Bool
    @State private var choice = 1
    var body: some View {
      NavigationStack {
        Text("content")
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              let picker = Picker("Layout", selection: $choice) {
                Text("Grid").tag(1)
                Text("Rows").tag(2)
              }
              if style { picker.pickerStyle(.segmented) } else { picker.pickerStyle(.menu) }
            }
          }
      }
    }
  }

  @Test("in both styles, and the label still names it", arguments: [true, false])
  func picker(_ isSegmented: Bool) throws {
    let host = TestHost(columns: 60, rows: 6) { Screen(style: isSegmented) }
    #expect(host.screen.contains("Grid") && !host.screen.contains("Layout"), "\(host.screen)")
    try host.find(.picker, "Layout").select("Rows")
    #expect(host.screen.contains("Rows"))
  }

  @Test("in the content below the bar the label is shown")
  func content() {
    let host = TestHost(columns: 60, rows: 6) {
      NavigationStack {
        Picker("Layout", selection: .constant(1)) { Text("Grid").tag(1) }
          .toolbar { Button("Add") {} }
      }
    }
    #expect(host.screen.contains("Layout"))
  }
}
