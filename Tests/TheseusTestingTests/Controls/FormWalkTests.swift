import Foundation
import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("Walking through a form with the arrow keys changes no value")
struct FormWalkTests {
  private struct Page: View {
    @State private var name = "Ada"
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var count = 3
    @State private var choice = 1
    @State private var menu = 1
    var body: some View {
      Form {
        TextField("Name", text: $name)
        DatePicker("Due", selection: $date)
        Stepper("Count", value: $count)
        Picker("Inline", selection: $choice) { ForEach(0..<3) { Text("i\($0)").tag($0) } }
          .pickerStyle(.inline)
        Picker("Menu", selection: $menu) { ForEach(0..<3) { Text("m\($0)").tag($0) } }
          .pickerStyle(.menu)
        Button("End") {}
        Text("state \(Int(date.timeIntervalSince1970)) \(count) \(choice) \(menu)")
      }
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
      .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  private let untouched = "state 0 3 1 1"

  @Test("down to the end and up again", arguments: [40, 60])
  func walk(_ columns: Int) throws {
    let host = TestHost(columns: columns, rows: 20) { Page() }
    try host.find(.textField).focus()
    var visited: [String] = []
    for key in [KeyEquivalent.downArrow, .upArrow] {
      for _ in 0..<6 {
        host.press(key)
        visited.append(host.focused?.label ?? "nothing")
        #expect(host.screen.contains(untouched), "\(visited)")
      }
    }
    #expect(visited.prefix(5) == ["Due", "Count", "Inline", "Menu", "End"])
    #expect(visited.last == "Name")
  }

  @Test("Space, or a key across the direction, operates the control that was reached")
  func entering() throws {
    let host = TestHost(columns: 60, rows: 20) { Page() }
    try host.find(.button, "End").focus()
    host.press(.upArrow)
    host.press(.upArrow)
    #expect(host.focused?.label == "Inline")
    host.press(.space)
    host.press(.downArrow)
    #expect(host.screen.contains("state 0 3 2 1"))
    host.press(.upArrow)
    #expect(host.screen.contains(untouched))
    try host.find(.textField).focus()
    host.press(.downArrow)
    host.press(.downArrow)
    #expect(host.focused?.label == "Count")
    host.press(.rightArrow)
    #expect(host.screen.contains("state 0 4 1 1"))
    host.press(.upArrow)
    #expect(host.screen.contains("state 0 5 1 1"))
  }

  @Test(
    "keys that scroll change no value on the way, and move a slider that was entered",
    arguments: [KeyEquivalent.pageUp, .pageDown, .home, .end])
  func scrolling(_ key: KeyEquivalent) throws {
    struct Sliding: View {
      @State private var level = 0.5
      @State private var choice = 1
      @State private var look = 1
      var body: some View {
        Form {
          TextField("Name", text: .constant(""))
          Slider(value: $level) { Text("Level") }
          Picker("Inline", selection: $choice) { ForEach(0..<3) { Text("i\($0)").tag($0) } }
            .pickerStyle(.inline)
          Picker("Look", selection: $look) { ForEach(0..<3) { Text("l\($0)").tag($0) } }
            .pickerStyle(.segmented)
          Button("End") {}
          Text("state \(Int(level * 100)) \(choice) \(look)")
        }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Sliding() }
    try host.find(.textField).focus()
    for label in ["Level", "Inline", "Look"] {
      host.press(.downArrow)
      #expect(host.focused?.label == label)
      host.press(key)
      #expect(host.screen.contains("state 50 1 1"), "\(label)")
    }
    try host.find(.textField).focus()
    host.press(.downArrow)
    host.press(.space)
    host.press(key)
    #expect(!host.screen.contains("state 50 1 1"))
  }

  @Test("Up and Down step a stepper that has focus; Tab leaves it")
  func stepper() throws {
    let host = TestHost(columns: 60, rows: 20) { Page() }
    try host.find(.stepper).focus()
    host.press(.upArrow)
    host.press(.upArrow)
    host.press(.downArrow)
    #expect(host.screen.contains("state 0 4 1 1"))
    host.press(.tab)
    #expect(host.focused?.label == "Inline")
    host.press(.tab, modifiers: .shift)
    host.press(.downArrow)
    #expect(host.screen.contains(untouched))
  }
}

@MainActor @Suite("A date is typed and stepped part by part, once its picker is entered")
struct DateEntryTests {
  private struct Page: View {
    var low = Date.distantPast
    @State var date = Date(timeIntervalSince1970: 0)
    var components: DatePickerComponents = [.date, .hourAndMinute]
    @State private var isShown = true
    @State private var isEnabled = true
    var body: some View {
      VStack {
        if isShown {
          DatePicker("Due", selection: $date, in: low..., displayedComponents: components)
            .disabled(!isEnabled)
        }
        TextField("Note", text: .constant(""))
        Text("day \(Int(date.timeIntervalSince1970) / 86_400)")
      }
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
      .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  private func host(_ components: DatePickerComponents = .date, low: Date = .distantPast) throws
    -> TestHost
  {
    let host = TestHost(columns: 50, rows: 8) { Page(low: low, components: components) }
    try host.find(.picker).focus()
    return host
  }

  private func value(_ host: TestHost) throws -> String { try host.find(.picker).value }

  @Test("arrows pass over it until Return, Space, a digit or a click enters it")
  func entering() throws {
    let host = try host()
    host.press(.upArrow)
    host.press(.rightArrow)
    #expect(try value(host) == "1970-01-01")
    for key in [KeyEquivalent.return, .space] {
      try host.find(.picker).focus()
      host.press(key)
      host.press(.upArrow)
      host.press(.escape)
    }
    #expect(try value(host) == "1972-01-01")
    let frame = try host.find(.picker).frame
    host.send(
      .pointer(
        PointerEvent(.press(.left), column: frame.x + frame.width - 2, row: frame.y)))
    host.press(.upArrow)
    let clicked = try value(host)
    #expect(clicked == "1972-01-02", "\(frame) in\n\(host.screen)")
  }

  @Test("Left and Right move between the parts and stay at the ends; Up and Down change one part")
  func parts() throws {
    let host = try host()
    host.press(.return)
    for key in [KeyEquivalent.leftArrow, .upArrow, .rightArrow, .upArrow, .rightArrow, .rightArrow]
    {
      host.press(key)
    }
    host.press(.downArrow)
    #expect(try value(host) == "1971-01-31")
    #expect(host.focused?.role == .picker)
  }

  @Test(
    "digits type; a complete part leads to the next",
    arguments: [
      ("20260315", "2026-03-15"), ("2026-03-15", "2026-03-15"), ("2026/3/5", "2026-03-05"),
      ("2026 3 5\t", "2026-03-05"), ("26\t", "1926-01-01"), ("2026315", "2026-03-15"),
      ("19991", "1999-01-01"), ("2024022", "2024-02-01"), ("20260231", "2026-02-28"),
    ])
  func typing(_ typed: String, _ expected: String) throws {
    let host = try host()
    host.type(typed)
    if typed.hasSuffix("\t") {
      #expect(host.focused?.role == .textField)
    } else if expected.hasSuffix("01") == false || typed.count >= 8 {
      host.press(.return)
    }
    #expect(try value(host) == expected)
  }

  @Test("a pasted date is taken whole")
  func paste() throws {
    let host = try host([.date, .hourAndMinute])
    host.paste("2026-03-15 18:45")
    #expect(try value(host) == "2026-03-15 18:45")
  }

  @Test("incomplete digits show in place, are set on leaving, and dropped by Escape")
  func pending() throws {
    let host = try host()
    host.type("2026")
    host.type("1")
    #expect(host.screen.contains("2026-1_-01"))
    #expect(try value(host) == "2026-01-01")
    host.type("1")
    #expect(try value(host) == "2026-11-01")
    host.type("3")
    #expect(host.screen.contains("2026-11-3_"))
    host.press(.escape)
    #expect(try value(host) == "2026-11-01")
    host.press(.return)
    host.type("2")
    host.press(.delete)
    host.press(.return)
    #expect(try value(host) == "2026-11-01")
    host.press(.return)
    host.type("2")
    try host.find(.textField).focus()
    #expect(try value(host) == "2026-11-02")
  }

  @Test("Delete corrects the digits that completed a part, also after the picker moved on")
  func correction() throws {
    let host = try host()
    host.type("20261")
    host.type("1")
    #expect(try value(host) == "2026-11-01")
    host.press(.delete)
    #expect(host.screen.contains("2026-1_-01"))
    host.type("2")
    #expect(try value(host) == "2026-12-01")
    host.type("3")
    host.press(.delete)
    host.type("15")
    #expect(try value(host) == "2026-12-15")
    host.press(.delete)
    host.type("7")
    host.press(.return)
    #expect(try value(host) == "2026-12-17")
  }

  @Test("Delete removes the digits of a value one by one; without digits it stays as it was")
  func erasing() throws {
    let host = try host()
    host.press(.return)
    host.press(.delete)
    #expect(host.screen.contains("197_-01-01"))
    for _ in 0..<4 { host.press(.delete) }
    #expect(host.screen.contains("____-01-01"))
    host.press(.rightArrow)
    #expect(try value(host) == "1970-01-01")
    host.press(.deleteForward)
    #expect(host.screen.contains("1970-__-01"))
    host.type("7")
    host.press(.return)
    #expect(try value(host) == "1970-07-01")
    #expect(host.screen.contains("1970-07-01"))
  }

  @Test("Escape leaves the picker before it dismisses the sheet around it")
  func escape() throws {
    struct Sheet: View {
      @State private var isShown = true
      @State private var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        Text("page").sheet(isPresented: $isShown) { DatePicker("Due", selection: $date) }
      }
    }
    let host = TestHost(columns: 50, rows: 10) { Sheet() }
    host.press(.return)
    host.press(.escape)
    #expect(host.findAll(.dialog).count == 1)
    host.press(.escape)
    #expect(host.findAll(.dialog).isEmpty)
  }

  @Test("a shorter month or year takes its last day; the range is kept")
  func clamping() throws {
    let host = TestHost(columns: 50, rows: 8) {
      Page(
        low: Date(timeIntervalSince1970: 0), date: Date(timeIntervalSince1970: 30 * 86_400),
        components: .date)
    }
    try host.find(.picker).focus()
    host.press(.return)
    host.press(.rightArrow)
    host.type("02")
    #expect(try value(host) == "1970-02-28")
    host.press(.leftArrow)
    host.press(.leftArrow)
    host.type("1960")
    #expect(try value(host) == "1970-01-01")
  }
}
