import Testing
import TheseusTesting
import TheseusViews

@MainActor private final class Log { var lines: [String] = [] }

@MainActor @Suite("Return on opening a dialog deletes nothing")
struct DialogDefaultTests {
  private struct Asking<Actions: View>: View {
    let isConfirmation: Bool
    @ViewBuilder let actions: () -> Actions
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("open") { isShown = true }
        if isConfirmation {
          Text("").confirmationDialog("Really?", isPresented: $isShown, actions: actions)
        } else {
          Text("").alert("Really?", isPresented: $isShown, actions: actions)
        }
      }
    }
  }

  private func opened<Actions: View>(
    confirmation: Bool, @ViewBuilder _ actions: @escaping () -> Actions
  ) throws -> TestHost {
    let host = TestHost(columns: 60, rows: 20) {
      Asking(isConfirmation: confirmation, actions: actions)
    }
    try host.find(.button, "open").tap()
    #expect(host.findAll(.alert).count == 1)
    return host
  }

  /// The buttons of the open dialog, in reading order.
  private func buttons(_ host: TestHost) -> [String] {
    host.findAll(.button).filter { $0.label != "open" }.map(\.label)
  }

  @Test("a confirmation dialog without Cancel gets one at its end, which has focus")
  func addedCancel() throws {
    let log = Log()
    let host = try opened(confirmation: true) {
      Button("Delete", role: .destructive) { log.lines.append("deleted") }
    }
    #expect(buttons(host) == ["Delete", "Cancel"])
    #expect(host.focused?.label == "Cancel")
    #expect(try host.find(.button, "Delete").frame.y < host.find(.button, "Cancel").frame.y)
    host.press(.return)
    #expect(log.lines.isEmpty && host.findAll(.alert).isEmpty)
    try host.find(.button, "open").tap()
    host.press(.escape)
    #expect(log.lines.isEmpty && host.findAll(.alert).isEmpty)
    try host.find(.button, "open").tap()
    try host.find(.button, "Delete").tap()
    #expect(log.lines == ["deleted"] && host.findAll(.alert).isEmpty)
  }

  @Test("the app's own cancel button replaces the added one, and has focus")
  func ownCancel() throws {
    let log = Log()
    let host = try opened(confirmation: true) {
      Button("Delete", role: .destructive) { log.lines.append("deleted") }
      Button("Keep it", role: .cancel) { log.lines.append("kept") }
    }
    #expect(buttons(host) == ["Delete", "Keep it"])
    #expect(host.focused?.label == "Keep it")
    host.press(.return)
    #expect(log.lines == ["kept"])
  }

  @Test("Cancel has focus also without destructive buttons; an explicit default has it instead")
  func harmless() throws {
    let plain = try opened(confirmation: true) {
      Button("Red") {}
      Button("Blue") {}
    }
    #expect(buttons(plain) == ["Red", "Blue", "Cancel"])
    #expect(plain.focused?.label == "Cancel")
    let chosen = try opened(confirmation: true) {
      Button("Red") {}
      Button("Blue") {}.keyboardShortcut(.defaultAction)
    }
    #expect(chosen.focused?.label == "Blue")
  }

  @Test("the added Cancel follows actions that change while the dialog is open")
  func changing() throws {
    struct Page: View {
      @State private var isShown = false
      @State private var hasCancel = false
      @State private var role: ButtonRole?
      var body: some View {
        Button("open") { isShown = true }
          .confirmationDialog("Really?", isPresented: $isShown) {
            Toggle("cancel", isOn: $hasCancel)
            Toggle("role", isOn: Binding(get: { role != nil }, set: { role = $0 ? .cancel : nil }))
            Button("No", role: role) {}
            if hasCancel { Button("Leave", role: .cancel) {} }
          }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Page() }
    try host.find(.button, "open").tap()
    #expect(buttons(host) == ["No", "Cancel"])
    for (toggle, expected) in [
      ("cancel", ["No", "Leave"]), ("cancel", ["No", "Cancel"]), ("role", ["No"]),
      ("role", ["No", "Cancel"]),
    ] {
      try host.find(.toggle, toggle).toggle()
      #expect(buttons(host) == expected)
      #expect(host.screen.contains("Cancel") == expected.contains("Cancel"))
    }
  }

  @Test(
    "an alert with a destructive action: Cancel has focus wherever it is written",
    arguments: [false, true])
  func alert(_ cancelsFirst: Bool) throws {
    let log = Log()
    let host = try opened(confirmation: false) {
      if cancelsFirst { Button("Cancel", role: .cancel) {} }
      Button("Delete", role: .destructive) { log.lines.append("deleted") }
      if !cancelsFirst { Button("Cancel", role: .cancel) {} }
    }
    #expect(host.focused?.label == "Cancel")
    host.press(.return)
    #expect(log.lines.isEmpty && host.findAll(.alert).isEmpty)
  }

  @Test("an alert with only a destructive action has no default; Escape dismisses it")
  func onlyDestructive() throws {
    let log = Log()
    let host = try opened(confirmation: false) {
      Button("Delete", role: .destructive) { log.lines.append("deleted") }
    }
    #expect(buttons(host) == ["Delete"])
    host.press(.return)
    host.press(.space)
    #expect(log.lines.isEmpty)
    host.press(.escape)
    #expect(log.lines.isEmpty && host.findAll(.alert).isEmpty)
    try host.find(.button, "open").tap()
    host.press(.tab)
    #expect(host.focused?.label == "Delete")
    host.press(.return)
    #expect(log.lines == ["deleted"])
  }

  @Test("the default shortcut on a destructive action does nothing in a dialog")
  func shortcut() throws {
    for confirmation in [false, true] {
      let log = Log()
      let host = try opened(confirmation: confirmation) {
        TextField("name", text: .constant(""))
        Button("Delete", role: .destructive) { log.lines.append("deleted") }
          .keyboardShortcut(.defaultAction)
        Button("Cancel", role: .cancel) {}
      }
      #expect(host.focused?.role == .textField)
      host.press(.return)
      #expect(log.lines.isEmpty)
    }
  }

  @Test("R81 Return in an alert's field runs the default action, never a destructive one")
  func field() throws {
    let log = Log()
    let safe = try opened(confirmation: false) {
      TextField("name", text: .constant(""))
      Button("Delete", role: .destructive) { log.lines.append("deleted") }
      Button("Rename") { log.lines.append("renamed") }
      Button("Cancel", role: .cancel) {}
    }
    #expect(safe.focused?.role == .textField)
    safe.press(.return)
    #expect(log.lines == ["renamed"])
    let single = try opened(confirmation: false) {
      TextField("name", text: .constant(""))
      Button("Delete", role: .destructive) { log.lines.append("deleted") }
    }
    single.press(.return)
    #expect(log.lines == ["renamed"])
  }

  @Test("without a destructive action an alert opens on its default button")
  func defaultButton() throws {
    let host = try opened(confirmation: false) {
      Button("Cancel", role: .cancel) {}
      Button("Save") {}
    }
    #expect(host.focused?.label == "Save")
    let explicit = try opened(confirmation: false) {
      Button("Save") {}
      Button("Send") {}.keyboardShortcut(.defaultAction)
    }
    #expect(explicit.focused?.label == "Send")
  }

  @Test("a destructive button keeps its role in a button style of the app's own")
  func styled() throws {
    struct Framed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.border(.red) }
    }
    let log = Log()
    let host = try opened(confirmation: false) {
      Button("Delete", role: .destructive) { log.lines.append("deleted") }.buttonStyle(Framed())
      Button("Cancel", role: .cancel) {}.buttonStyle(Framed())
    }
    #expect(host.focused?.label == "Cancel")
    host.press(.return)
    #expect(log.lines.isEmpty)
  }

  @Test("an alert gets OK when its actions contain no button, whatever their type")
  func addedOK() throws {
    let empty = try opened(confirmation: false) {}
    #expect(buttons(empty) == ["OK"] && empty.focused?.label == "OK")
    let none = try opened(confirmation: false) { ForEach(0..<0) { Button("\($0)") {} } }
    #expect(buttons(none) == ["OK"])
    none.press(.return)
    #expect(none.findAll(.alert).isEmpty)
    let field = try opened(confirmation: false) { TextField("name", text: .constant("")) }
    #expect(buttons(field) == ["OK"])
    field.press(.return)
    #expect(field.findAll(.alert).isEmpty)
  }

  @Test("values: an action sheet without Cancel gets one, an alert never starts on its danger")
  func values() throws {
    struct Page: View {
      let log: Log
      @State private var isSheet = false
      @State private var isAlert = false
      var body: some View {
        VStack {
          Button("sheet") { isSheet = true }
          Button("alert") { isAlert = true }
        }
        .actionSheet(isPresented: $isSheet) {
          ActionSheet(
            title: Text("What"),
            buttons: [.destructive(Text("Delete")) { log.lines.append("deleted") }])
        }
        .background {
          Text("").alert(isPresented: $isAlert) {
            Alert(
              title: Text("Really"),
              primaryButton: .destructive(Text("Delete")) { log.lines.append("deleted") },
              secondaryButton: .cancel())
          }
        }
      }
    }
    let log = Log()
    let host = TestHost(columns: 50, rows: 20) { Page(log: log) }
    for name in ["sheet", "alert"] {
      try host.find(.button, name).tap()
      #expect(host.focused?.label == "Cancel")
      host.press(.return)
      #expect(log.lines.isEmpty && host.findAll(.alert).isEmpty)
    }
  }

  @Test(
    "a sheet opens on its first element that is not destructive, a menu on its first harmless item")
  func sheetsAndMenus() throws {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("open") { isShown = true }
          Menu("more") {
            Button("Delete", role: .destructive) {}
            Button("Rename") {}
          }
        }
        .sheet(isPresented: $isShown) {
          Button("Erase", role: .destructive) {}
          Button("Close") {}
        }
      }
    }
    let host = TestHost(columns: 50, rows: 20) { Page() }
    try host.find(.button, "open").tap()
    #expect(host.focused?.label == "Close")
    host.press(.escape)
    try host.find(.menu, "more").tap()
    #expect(host.focused?.label == "Rename")
  }
}
