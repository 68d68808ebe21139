import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("A tag of another type than the selection hides no id of a row")
struct PickerTagTypeTests {
  private enum Level: Int, CaseIterable { case none, fast, best }

  private struct Screen: View {
    let isMenu: Bool
    @State private var level = 1
    var body: some View {
      VStack {
        let picker = Picker("Level", selection: $level) {
          ForEach(Level.allCases, id: \.rawValue) { Text("choice \($0.rawValue)").tag($0) }
        }
        if isMenu { picker.pickerStyle(.menu) } else { picker.pickerStyle(.segmented) }
        Text("level \(level)")
      }
    }
  }

  @Test("R86 the id is the choice's value", arguments: [true, false])
  func id(_ isMenu: Bool) throws {
    let host = TestHost(columns: 50, rows: 12) { Screen(isMenu: isMenu) }
    #expect(host.screen.contains("choice 1"), "\(host.screen)")
    try host.find(.picker, "Level").select("choice 2")
    #expect(host.screen.contains("level 2"))
  }

  @Test("R86 in the open menu as well")
  func menu() throws {
    let host = TestHost(columns: 50, rows: 12) { Screen(isMenu: true) }
    try host.find(.picker, "Level").tap()
    #expect(host.screen.contains("✓ choice 1"), "\(host.screen)")
    try host.find(.menuItem, "choice 2").tap()
    #expect(host.screen.contains("level 2"))
  }
}
