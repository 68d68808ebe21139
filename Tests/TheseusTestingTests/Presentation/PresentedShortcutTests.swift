import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("the shortcut of a button that presents")
struct PresentedShortcutTests {
  @MainActor private final class Log { var lines: [String] = [] }

  enum Form: CaseIterable { case sheet, cover, popover, alert, dialog }

  private struct Page: View {
    let form: Form
    let log: Log
    @State private var isShown = false

    var body: some View {
      let opener = Button("Open") {
        log.lines.append("open")
        isShown = true
      }
      Group {
        switch form {
        case .sheet: opener.sheet(isPresented: $isShown) { inside }
        case .cover: opener.fullScreenCover(isPresented: $isShown) { inside }
        case .popover: opener.popover(isPresented: $isShown) { inside }
        case .alert: opener.alert("Sure?", isPresented: $isShown) { inside }
        case .dialog: opener.confirmationDialog("Sure?", isPresented: $isShown) { inside }
        }
      }
      .keyboardShortcut("n", modifiers: [.control, .option])
    }

    @ViewBuilder private var inside: some View {
      Button("Delete", role: .destructive) { log.lines.append("deleted") }
      Button("Keep", role: .cancel) {}
    }
  }

  @Test("chooses nothing in the presentation", arguments: Form.allCases)
  func repeated(_ form: Form) {
    let log = Log()
    let host = TestHost(columns: 60, rows: 20) { Page(form: form, log: log) }
    host.press("n", modifiers: [.control, .option])
    #expect(log.lines == ["open"] && host.findAll(.button, "Delete").count == 1)
    host.press("n", modifiers: [.control, .option])
    #expect(log.lines == ["open"] && host.findAll(.button, "Delete").count == 1)
  }

  @Test("leaves those of the presentation's own buttons")
  func own() throws {
    struct Own: View {
      @State private var isShown = false
      @State private var count = 0
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            Text("counted \(count)")
            Button("Other") {}
            Button("Count") { count += 1 }.keyboardShortcut("n", modifiers: [.control, .option])
          }
          .keyboardShortcut("n", modifiers: [.control, .option])
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Own() }
    host.press("n", modifiers: [.control, .option])
    host.press("n", modifiers: [.control, .option])
    #expect(host.screen.contains("counted 1"))
  }
}
