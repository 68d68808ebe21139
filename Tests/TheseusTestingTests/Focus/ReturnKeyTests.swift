import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// On a Mac, Return presses the default button, and Space operates the focused control.
@MainActor @Suite("Return runs the default action from controls that are no buttons")
struct ReturnKeyTests {
  enum Control: CaseIterable {
    case checkbox, switchToggle, buttonToggle, menuPicker, inlinePicker, segmentedPicker
    case stepper, slider, datePicker, graphicalDatePicker

    /// Whether Return operates the control where there is no default action.
    var isOperatedByReturn: Bool {
      switch self {
      case .inlinePicker, .segmentedPicker, .stepper, .slider: false
      default: true
      }
    }
  }

  enum DefaultAction: CaseIterable { case button, toolbar, disabled, hidden, none }

  @MainActor final class Log { var saved = 0 }

  private struct Page: View {
    let control: Control
    let action: DefaultAction
    let log: Log
    @State private var isOn = false
    @State private var choice = 1
    @State private var number = 5.0
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
      VStack {
        operated
        Text("on \(isOn) choice \(choice) number \(Int(number))")
        Text("date \(Int(date.timeIntervalSinceReferenceDate))")
        switch action {
        case .button: save
        case .toolbar, .none: Text("no button")
        case .disabled: save.disabled(true)
        case .hidden: save.hidden()
        }
      }
      .toolbar { if action == .toolbar { ToolbarItem { save } } }
    }

    private var save: some View {
      Button("Save") { log.saved += 1 }.keyboardShortcut(.defaultAction)
    }

    @ViewBuilder private var operated: some View {
      switch control {
      case .checkbox: Toggle("Control", isOn: $isOn)
      case .switchToggle: Toggle("Control", isOn: $isOn).toggleStyle(.switch)
      case .buttonToggle: Toggle("Control", isOn: $isOn).toggleStyle(.button)
      case .menuPicker: picker.pickerStyle(.menu)
      case .inlinePicker: picker.pickerStyle(.inline)
      case .segmentedPicker: picker.pickerStyle(.segmented)
      case .stepper: Stepper("Control", value: $number)
      case .slider: Slider(value: $number, in: 0...10) { Text("Control") }
      case .datePicker: DatePicker("Control", selection: $date)
      case .graphicalDatePicker:
        DatePicker("Control", selection: $date, displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
    }

    private var picker: some View {
      Picker("Control", selection: $choice) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
    }
  }

  private func begin(_ control: Control, _ action: DefaultAction) throws -> (TestHost, Log) {
    let log = Log()
    let host = TestHost(columns: 60, rows: 24) {
      Page(control: control, action: action, log: log)
    }
    let first = host.window.focus.candidates.first { $0.activation?.shortcut != .defaultAction }
    #expect(first != nil)
    host.window.focus.focus(first)
    host.flush()
    return (host, log)
  }

  @Test(
    "it does so from each control, wherever the button is", arguments: Control.allCases,
    [DefaultAction.button, .toolbar])
  func runs(_ control: Control, _ action: DefaultAction) throws {
    let (host, log) = try begin(control, action)
    let before = host.screen
    host.press(.return)
    #expect(log.saved == 1)
    #expect(host.screen == before, "the control stays as it is")
    host.press(.return)
    #expect(log.saved == 2)
  }

  /// Whether the key operates the control: an entered date picker takes the next arrow key.
  private func operates(_ host: TestHost, _ control: Control, by key: KeyEquivalent) -> Bool {
    let before = host.screen
    host.press(key)
    if control == .datePicker || control == .graphicalDatePicker { host.press(.upArrow) }
    return host.screen != before
  }

  @Test(
    "it operates the control where no default action can run", arguments: Control.allCases,
    [DefaultAction.disabled, .hidden, .none])
  func operates(_ control: Control, _ action: DefaultAction) throws {
    let (host, log) = try begin(control, action)
    #expect(operates(host, control, by: .return) == control.isOperatedByReturn)
    #expect(log.saved == 0)
  }

  @Test("Space operates the control in any case", arguments: Control.allCases)
  func space(_ control: Control) throws {
    guard control.isOperatedByReturn else { return }
    let (host, log) = try begin(control, .button)
    #expect(operates(host, control, by: .space))
    #expect(log.saved == 0)
  }

  @Test("a focused button keeps Return")
  func button() throws {
    struct Two: View {
      let log: Log
      @State private var said = ""
      var body: some View {
        VStack {
          Button("Other") { said = "other" }
          Text("said \(said)")
          Button("Save") { log.saved += 1 }.keyboardShortcut(.defaultAction)
        }
      }
    }
    let log = Log()
    let host = TestHost(columns: 40, rows: 8) { Two(log: log) }
    try host.find(.button, "Other").focus()
    host.press(.return)
    #expect(host.screen.contains("said other") && log.saved == 0)
  }

  @Test("a sheet's controls know only the sheet's default action")
  func sheet() throws {
    struct Screen: View {
      let hasAction: Bool
      let log: Log
      @State private var isShown = false
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("Open") { isShown = true }
          Button("Window") { log.saved += 100 }.keyboardShortcut(.defaultAction)
        }
        .sheet(isPresented: $isShown) {
          VStack {
            Toggle("Control", isOn: $isOn)
            Text("on \(isOn)")
            if hasAction {
              Button("Save") { log.saved += 1 }.keyboardShortcut(.defaultAction)
            }
          }
        }
      }
    }
    for hasAction in [true, false] {
      let log = Log()
      let host = TestHost(columns: 60, rows: 20) { Screen(hasAction: hasAction, log: log) }
      try host.find(.button, "Open").tap()
      try host.find(.toggle, "Control").focus()
      host.press(.return)
      #expect(log.saved == (hasAction ? 1 : 0))
      #expect(host.screen.contains("on \(!hasAction)"))
    }
  }

  @Test("in an alert, Return on a control presses the default button, and Space operates it")
  func alert() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var isOn = false
      @State private var said = ""
      var body: some View {
        VStack {
          Button("Open") { isShown = true }
          Text("said \(said) on \(isOn)")
        }
        .alert("Sure?", isPresented: $isShown) {
          Toggle("Control", isOn: $isOn)
          Button("Go") { said = "go" }
          Button("Cancel", role: .cancel) { said = "cancel" }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Screen() }
    try host.find(.button, "Open").tap()
    try host.find(.toggle, "Control").focus()
    host.press(.space)
    try host.find(.toggle, "Control").focus()
    host.press(.return)
    #expect(host.screen.contains("said go on true"))
  }

  @Test("an item of an open menu keeps Return")
  func menu() throws {
    struct Screen: View {
      let log: Log
      @State private var isOn = false
      var body: some View {
        VStack {
          Menu("Menu") { Toggle("Item", isOn: $isOn) }
          Text("on \(isOn)")
          Button("Save") { log.saved += 1 }.keyboardShortcut(.defaultAction)
        }
      }
    }
    let log = Log()
    let host = TestHost(columns: 40, rows: 12) { Screen(log: log) }
    try host.find(nil, "Menu").focus()
    host.press(.return)
    host.press(.return)
    #expect(host.screen.contains("on true") && log.saved == 0)
  }
}
