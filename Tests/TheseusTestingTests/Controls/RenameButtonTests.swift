import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("RenameButton performs the action around it")
struct RenameButtonTests {
  private struct Screen: View {
    @State private var name = "plum"
    @FocusState private var isNaming: Bool
    let usesFocus: Bool
    var body: some View {
      if usesFocus {
        VStack {
          TextField("Name", text: $name).focused($isNaming)
          RenameButton()
        }
        .renameAction($isNaming)
      } else {
        VStack {
          Text(name)
          RenameButton()
        }
        .renameAction { name = "renamed" }
      }
    }
  }

  @Test("a rename button calls the closure of renameAction")
  func closure() throws {
    let host = TestHost(columns: 40, rows: 5) { Screen(usesFocus: false) }
    try host.find(.button, "Rename").tap()
    #expect(host.screen.contains("renamed"))
  }

  @Test("it moves focus to the field, where typing continues")
  func focus() throws {
    let host = TestHost(columns: 40, rows: 5) { Screen(usesFocus: true) }
    try host.find(.button, "Rename").tap()
    host.type("!")
    #expect(host.screen.contains("!"))
  }

  @Test("without an action it is disabled")
  func disabled() throws {
    let host = TestHost(columns: 40, rows: 5) { RenameButton() }
    #expect(try host.find(.button, "Rename").isEnabled == false)
  }
}
