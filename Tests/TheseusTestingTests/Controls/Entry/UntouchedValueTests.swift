import Foundation
import Observation
import Testing
import TheseusTesting

@MainActor @Suite("a control that is only visited writes nothing")
struct UntouchedValueTests {
  @MainActor private final class Log {
    var writes: [String] = []
  }

  private struct Controls: View {
    let log: Log
    @State private var share = 1.0 / 3
    @State private var moment = Date(timeIntervalSince1970: 1_000_000_007.25)
    @State private var text = "  text "
    @State private var level = 0.123_456_789
    @State private var color = Color(hue: 0.123, saturation: 0.4, brightness: 0.567)
    @State private var count = 5
    @State private var kind = "a"
    @State private var note = "one\r\ntwo"
    var body: some View {
      Form {
        TextField("Share", value: noted("share", $share), format: .number)
        TextField("Day", value: noted("day", $moment), format: .dateTime.year().month().day())
        TextField("Text", text: noted("text", $text))
        SecureField("Secret", text: noted("secret", $text))
        DatePicker("Moment", selection: noted("moment", $moment), displayedComponents: .date)
        Slider(value: noted("level", $level), in: 0...1, step: 0.1) { Text("Level") }
        Stepper("Count", value: noted("count", $count), in: 0...3)
        Picker("Kind", selection: noted("kind", $kind)) {
          ForEach(["a", "b"], id: \.self) { Text($0) }
        }
        ColorPicker("Color", selection: noted("color", $color))
        TextEditor(text: noted("note", $note)).frame(height: 48)
      }
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.timeZone, .gmt)
    }

    private func noted<Value>(_ name: String, _ value: Binding<Value>) -> Binding<Value> {
      Binding {
        value.wrappedValue
      } set: {
        log.writes.append(name)
        value.wrappedValue = $0
      }
    }
  }

  @Test("mounting and walking through all of them with Tab and back")
  func walk() throws {
    let log = Log()
    let host = TestHost(columns: 70, rows: 40) { Controls(log: log) }
    try host.find(.textField, "Share").focus()
    for _ in 0..<14 { host.press(.tab) }
    for _ in 0..<14 { host.press(.tab, modifiers: .shift) }
    #expect(log.writes == [])
    #expect(host.trace.issues.isEmpty)
  }

  @Test("Return in fields that were not edited")
  func submitted() throws {
    let log = Log()
    let host = TestHost(columns: 70, rows: 40) { Controls(log: log) }
    for name in ["Share", "Day", "Text"] {
      try host.find(.textField, name).focus()
      host.press(.return)
      host.press(.tab)
    }
    #expect(log.writes == [])
  }

  @Test("opening and closing what opens")
  func opened() throws {
    let log = Log()
    let host = TestHost(columns: 70, rows: 40) { Controls(log: log) }
    for name in ["Moment", "Kind", "Color"] {
      let control = try #require(host.findAll(nil, name).first { $0.role != .text })
      try control.focus()
      host.press(.return)
      host.press(.escape)
    }
    #expect(log.writes == [])
    try host.find(.picker, "Moment").focus()
    host.press(.return)
    host.press(.rightArrow)
    host.press(.return)
    #expect(log.writes == [])
  }

  @Test("text that is typed and deleted again")
  func undone() throws {
    let log = Log()
    let host = TestHost(columns: 70, rows: 40) { Controls(log: log) }
    let share = try host.find(.textField, "Share")
    try share.type("5")
    host.press(.delete)
    host.press(.tab)
    #expect(share.value == "0.333333")
    // The number is still the third, or the one that was shown: never another.
    #expect(Set(log.writes).isSubset(of: ["share"]))
  }

  private struct Dates: View {
    @State private var date = Date(timeIntervalSince1970: 86_400 * 20 + 3_661)
    var body: some View {
      VStack {
        DatePicker("Day", selection: $date, displayedComponents: .date)
        Text(verbatim: "seconds \(Int(date.timeIntervalSince1970) % 86_400)")
        Text(verbatim: "day \(Int(date.timeIntervalSince1970) / 86_400)")
      }
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test("another day keeps the time of day")
  func time() throws {
    let host = TestHost(columns: 60, rows: 12) { Dates() }
    try host.find(.picker, "Day").focus()
    host.press(.return)
    host.press(.upArrow)
    host.press(.rightArrow)
    host.press(.upArrow)
    host.press(.return)
    #expect(host.screen.contains("seconds 3661"))
    #expect(!host.screen.contains("day 20\n"))
  }

  private struct Shortcuts: View {
    @State private var amount = 1.0
    @State private var name = ""
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var log: [String] = []
    @State private var isShown = true
    @State private var isSheet = false
    var body: some View {
      VStack {
        if isShown {
          TextField("Amount", value: $amount, format: .number)
          TextField("Name", text: $name)
        }
        Text(verbatim: "amount \(amount) log \(log.joined(separator: ","))")
        Button("Save") { log.append("saved \(amount)") }.keyboardShortcut("s")
        Button("Remove") { isShown.toggle() }.keyboardShortcut("r")
        Button("Sheet") { isSheet = true }.keyboardShortcut("h")
        Button("Set") { amount = 50 }.keyboardShortcut("t")
      }
      .sheet(isPresented: $isSheet) { Text("sheet") }
    }
  }

  private func shortcuts() throws -> TestHost {
    let host = TestHost(columns: 60, rows: 16) { Shortcuts() }
    try host.find(.textField, "Amount").replaceText("7")
    return host
  }

  @Test("a shortcut while a number is typed acts on that number")
  func shortcut() throws {
    let host = try shortcuts()
    host.press("s", modifiers: .command)
    #expect(host.screen.contains("saved 7"), "\(host.screen)")
  }

  @Test("a shortcut while part of a date is typed acts on that date")
  func shortcutInDate() throws {
    struct Page: View {
      @State private var day = Date(timeIntervalSince1970: 0)
      @State private var saved = ""
      var body: some View {
        VStack {
          DatePicker("Day", selection: $day, displayedComponents: .date)
          Button("Save") { saved = "saved \(Int(day.timeIntervalSince1970) / 86_400)" }
            .keyboardShortcut("s")
          Text(saved)
        }
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "sv_SE"))
      }
    }
    let host = TestHost(columns: 60, rows: 10) { Page() }
    try host.find(.picker, "Day").focus()
    host.press(.return)
    host.type("3")
    host.press("s", modifiers: .command)
    #expect(host.screen.contains("saved 2"), "\(host.screen)")
  }

  private struct Editing: App {
    let model: Model
    var body: some Scene {
      WindowGroup("Editing") { EditingPage(model: model) }.commands {
        CommandMenu("Extra") {
          Button("Keep") { model.kept.append(model.amount) }.keyboardShortcut("k")
        }
      }
    }
    init() { model = Model() }
  }

  @Observable @MainActor fileprivate final class Model {
    var amount = 1
    var kept: [Int] = []
    nonisolated init() {}
  }

  private struct EditingPage: View {
    @Bindable var model: Model
    var body: some View { TextField("Amount", value: $model.amount, format: .number) }
  }

  @Test("a command while a number is typed acts on that number, by its shortcut or from the menu")
  func command() throws {
    let app = Editing()
    let host = TestHost(app: app, columns: 60, rows: 10)
    try host.find(.textField, "Amount").replaceText("12")
    host.press("k", modifiers: .command)
    #expect(app.model.kept == [12])
    try host.find(.textField, "Amount").replaceText("34")
    try host.choose("Extra", "Keep")
    #expect(app.model.kept == [12, 34])
    #expect(try host.find(.textField, "Amount").isFocused)
  }

  @Test("a number that is typed is not lost when its field is removed or covered")
  func removed() throws {
    let host = try shortcuts()
    host.press("r", modifiers: .command)
    #expect(host.screen.contains("amount 7"), "\(host.screen)")
    let other = try shortcuts()
    other.press("h", modifiers: .command)
    other.press(.escape)
    #expect(other.screen.contains("amount 7"), "\(other.screen)")
    #expect(try other.find(.textField, "Amount").value == "7")
  }

  @Test("a value that is set while another is typed is shown, and is not overwritten")
  func set() throws {
    let host = try shortcuts()
    host.press("t", modifiers: .command)
    #expect(host.screen.contains("amount 50"), "\(host.screen)")
    #expect(try host.find(.textField, "Amount").value == "50")
    host.press(.tab)
    #expect(host.screen.contains("amount 50"), "\(host.screen)")
  }

  private struct Ledger: View {
    struct Entry: Identifiable {
      let id: Int
      var amount: Int
    }
    @State private var entries = [Entry(id: 0, amount: 5), Entry(id: 1, amount: 3)]
    @FocusState private var focus: Int?
    var body: some View {
      VStack {
        Text(entries.map { "\($0.id):\($0.amount)" }.joined(separator: " "))
        Text("sum \(entries.map(\.amount).reduce(0, +)) focus \(focus.map(String.init) ?? "-")")
        List {
          ForEach($entries.sorted { $0.wrappedValue.amount < $1.wrappedValue.amount }) { $entry in
            TextField("entry \(entry.id)", value: $entry.amount, format: .number)
              .focused($focus, equals: entry.id)
          }
        }
        Button("Remove") { entries.removeAll { $0.id == focus } }.keyboardShortcut("d")
      }
    }
  }

  @Test("R6 R80 a row that moves when its number is committed keeps focus and writes to itself")
  func moving() throws {
    let host = TestHost(columns: 50, rows: 16) { Ledger() }
    try host.find(.textField, "entry 1").replaceText("9")
    host.press(.return)
    #expect(host.screen.contains("0:5 1:9"))
    #expect(host.screen.contains("sum 14 focus 1"))
    #expect(host.findAll(.textField).map(\.label) == ["entry 0", "entry 1"])
    try host.find(.textField, "entry 1").replaceText("1")
    host.press(.tab)
    #expect(host.screen.contains("0:5 1:1"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R80 a row that is removed while its number is typed writes to no other row")
  func removedRow() throws {
    let host = TestHost(columns: 50, rows: 16) { Ledger() }
    try host.find(.textField, "entry 1").replaceText("77")
    host.press("d", modifiers: .command)
    #expect(host.screen.contains("0:5 ") || host.screen.contains("0:5\n"), "\(host.screen)")
    #expect(host.screen.contains("sum 5"), "\(host.screen)")
    for key in [KeyEquivalent.tab, .tab, .return] { host.press(key) }
    #expect(host.screen.contains("sum 5") || host.screen.contains("sum 0"))
  }

  private struct Keyed: View {
    @State private var words: [String: String] = ["a": "x"]
    @State private var numbers = [1, 2, 3]
    @State private var optional: String?
    var body: some View {
      VStack {
        Text(
          words.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
        TextField("a", text: word("a", default: ""))
        TextField("b", text: word("b", default: "new"))
        TextField(
          "optional",
          text: Binding {
            optional ?? ""
          } set: {
            optional = $0.isEmpty ? nil : $0
          })
        Text(optional == nil ? "is nil" : "is set")
        ForEach(numbers.indices, id: \.self) { index in
          Stepper("n\(numbers[index])", value: $numbers[index])
        }
        Button("Drop") { numbers.removeLast() }
      }
    }

    private func word(_ key: String, default value: String) -> Binding<String> {
      Binding {
        words[key, default: value]
      } set: {
        words[key] = $0
      }
    }
  }

  @Test("R80 bindings of dictionaries, optionals and indices")
  func keyed() throws {
    let host = TestHost(columns: 50, rows: 20) { Keyed() }
    #expect(try host.find(.textField, "b").value == "new")
    try host.find(.textField, "b").type("er")
    try host.find(.textField, "a").replaceText("")
    #expect(host.screen.contains("a= b=newer"))
    try host.find(.textField, "optional").type("q")
    #expect(host.screen.contains("is set"))
    host.press(.delete)
    #expect(host.screen.contains("is nil"))
    try host.find(.stepper, "n3").increment()
    try host.find(.button, "Drop").tap()
    try host.find(.stepper, "n2").decrement()
    #expect(host.findAll(.stepper).map(\.label) == ["n1", "n1"])
    #expect(host.trace.issues.isEmpty)
  }
}
