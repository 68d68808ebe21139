import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Delete on a control inside a row does not delete the row")
struct DeleteInRowTests {
  enum Control: CaseIterable {
    case date, month, stepper, slider, toggle, picker, menu, button, field, secureField, editor

    var role: Role {
      switch self {
      case .date, .month, .picker: .picker
      case .stepper: .stepper
      case .slider: .slider
      case .toggle: .toggle
      case .menu: .menu
      case .button: .button
      case .secureField: .secureField
      case .field, .editor: .textField
      }
    }

    /// Whether it uses both Delete keys itself, so that commands around it do not run.
    var takesDelete: Bool { self == .field || self == .secureField || self == .editor }
  }

  private struct Row: View {
    let control: Control
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var number = 2.0
    @State private var isOn = false
    @State private var choice = 1
    @State private var text = ""

    var body: some View {
      switch control {
      case .date: DatePicker("Due", selection: $date, displayedComponents: .date)
      case .month:
        DatePicker("Due", selection: $date, displayedComponents: .date)
          .datePickerStyle(.graphical)
      case .stepper: Stepper("Count", value: $number)
      case .slider: Slider(value: $number, in: 0...4)
      case .toggle: Toggle("On", isOn: $isOn)
      case .picker:
        Picker("Choice", selection: $choice) { ForEach(0..<3) { Text("c\($0)").tag($0) } }
      case .menu: Menu("More") { Button("one") {} }
      case .button: Button("Press") {}
      case .field: TextField("Name", text: $text)
      case .secureField: SecureField("Name", text: $text)
      case .editor: TextEditor(text: $text).frame(height: 32)
      }
    }
  }

  @MainActor final class Log {
    var deleted: [Int] = []
    var commands = 0
  }

  private struct Page: View {
    let control: Control
    let log: Log
    var hasCommand = true
    @State private var items = [1, 2, 3]
    var body: some View {
      List {
        ForEach(items, id: \.self) { item in
          VStack(alignment: .leading) {
            Text("row \(item)")
            if item == 1 { Row(control: control) }
          }
        }
        .onDelete { offsets in
          log.deleted += offsets.map { items[$0] }
          items.remove(atOffsets: offsets)
        }
      }
      .onDeleteCommand(perform: hasCommand ? { log.commands += 1 } : nil)
    }
  }

  @Test(
    "neither of both keys, entered or not", arguments: Control.allCases,
    [KeyEquivalent.delete, .deleteForward])
  func keys(_ control: Control, _ key: KeyEquivalent) throws {
    let log = Log()
    let host = TestHost(columns: 50, rows: 24) { Page(control: control, log: log) }
    // The list's current row is the one of the control.
    try host.find(.list).focus()
    host.press(.home)
    let target = try host.find(control.role)
    try target.focus()
    for _ in 0..<3 { host.press(key) }
    #expect(log.deleted.isEmpty)
    #expect(log.commands == (control.takesDelete ? 0 : 3))
    guard control == .date || control == .month else { return }
    log.commands = 0
    host.press(.return)
    for _ in 0..<6 { host.press(key) }
    #expect(log.deleted.isEmpty && log.commands == 0)
    host.press(.escape)
    #expect(try host.find(.picker).value == "1970-01-01")
  }

  @Test("on the row itself it deletes the row; a command of the list comes before")
  func row() throws {
    for hasCommand in [false, true] {
      let log = Log()
      let host = TestHost(columns: 50, rows: 24) {
        Page(control: .date, log: log, hasCommand: hasCommand)
      }
      try host.find(.list).focus()
      host.press(.home)
      host.press(.delete)
      #expect(log.deleted == (hasCommand ? [] : [1]))
      #expect(log.commands == (hasCommand ? 1 : 0))
    }
  }
}
