import OpenCombine
import Testing
import TheseusTesting

@MainActor private final class Log { var lines: [String] = [] }

/// The broken pattern: one optional holds the edited value and also says whether the alert is
/// shown.
private struct Broken: View {
  let log: Log
  @State private var draft: String?
  var body: some View {
    Button("open") { draft = "old" }
      .alert("Rename", isPresented: Binding(get: { draft != nil }, set: { if !$0 { draft = nil } }))
    {
      TextField("name", text: Binding(get: { draft ?? "" }, set: { draft = $0 }))
      Button("Save") { log.lines.append(draft ?? "nil") }
    }
  }
}

/// The pattern that works: a Bool, and the payload beside it.
private struct Working: View {
  let log: Log
  @State private var isShown = false
  @State private var draft = ""
  var body: some View {
    Button("open") {
      draft = "old"
      isShown = true
    }
    .alert("Rename", isPresented: $isShown) {
      TextField("name", text: $draft)
      Button("Save") { log.lines.append("\(draft) \(isShown)") }
    }
  }
}

private struct Presenting: View {
  let log: Log
  @State private var isShown = false
  @State private var item: String?
  var body: some View {
    Button("open") {
      item = "thing"
      isShown = true
    }
    .alert("Delete", isPresented: $isShown, presenting: item) { captured in
      Button("Clear") { item = nil }
      Button("Delete") { log.lines.append("\(captured)") }
    }
  }
}

@MainActor @Suite("An alert with a text field: what Return and a click do")
struct AlertRuleTests {
  @Test(
    "R81 with the broken pattern, Return clears the payload before the action; a click does not")
  func broken() throws {
    let log = Log()
    let host = TestHost(columns: 60, rows: 20) { Broken(log: log) }
    try host.find(.button, "open").tap()
    try host.find(.textField).replaceText("new")
    host.press(.return)
    #expect(log.lines == ["nil"])
    #expect(host.findAll(.alert).isEmpty)
    try host.find(.button, "open").tap()
    try host.find(.textField).replaceText("new")
    try host.find(.button, "Save").tap()
    #expect(log.lines == ["nil", "new"])
    #expect(host.findAll(.alert).isEmpty)
  }

  @Test("R81 a Bool with the payload beside it works both ways; the order differs")
  func working() throws {
    let log = Log()
    let host = TestHost(columns: 60, rows: 20) { Working(log: log) }
    try host.find(.button, "open").tap()
    try host.find(.textField).replaceText("new")
    host.press(.return)
    try host.find(.button, "open").tap()
    try host.find(.textField).replaceText("newer")
    try host.find(.button, "Save").tap()
    #expect(log.lines == ["new false", "newer true"])
    #expect(host.findAll(.alert).isEmpty)
  }

  @Test("R81 alert(_:isPresented:presenting:) captures its item")
  func presenting() throws {
    let log = Log()
    let host = TestHost(columns: 60, rows: 20) { Presenting(log: log) }
    try host.find(.button, "open").tap()
    try host.find(.button, "Delete").tap()
    #expect(log.lines == ["thing"])
    #expect(host.findAll(.alert).isEmpty)
  }
}

extension View {
  /// As apps wrap it: the closures do not escape.
  fileprivate func asking<T, A: View>(
    _ title: String, isPresented: Binding<Bool>, about item: T?, actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: item, actions: actions) { _ in
      Text("Really?")
    }
  }

  fileprivate func choosing<T, A: View>(
    _ title: String, isPresented: Binding<Bool>, about item: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: .visible, presenting: item, actions: actions
    ) { _ in
      Text("Which one?")
    }
  }
}

@MainActor @Suite("an alert's texts while it is presented")
struct AlertContentTests {
  private struct Item { var name: String }

  private struct Page: View {
    @State private var isShown = false
    @State private var item: Item?
    @State private var count = 0
    var body: some View {
      Button("open") {
        item = Item(name: "first")
        isShown = true
      }
      .asking("Delete", isPresented: $isShown, about: item) { item in
        Button("\(item.name) \(count)") {}
      }
      .onReceive(Timers.shared.steps) { step in
        switch step {
        case 0: count += 1
        case 1: item = Item(name: "second")
        default: item = nil
        }
      }
    }
  }

  private struct Choice: View {
    @State private var isShown = false
    @State private var item: Item?
    @State private var chosen = "none"
    var body: some View {
      VStack {
        Text("chosen \(chosen)")
        Button("open") {
          item = Item(name: "first")
          isShown = true
        }
        .choosing("Color", isPresented: $isShown, about: item) { item in
          Button("\(item.name) red") { chosen = "\(item.name) red" }
          Button("forget") { self.item = nil }
        }
      }
    }
  }

  @Test("R81 a choice for an item has the item until it is chosen")
  func choice() throws {
    let host = TestHost(columns: 60, rows: 16) { Choice() }
    try host.find(.button, "open").tap()
    #expect(host.screen.contains("Color") && host.screen.contains("Which one?"))
    try host.find(.button, "first red").tap()
    #expect(host.screen.contains("chosen first red") && !host.screen.contains("Which one?"))
  }

  @MainActor private final class Timers {
    static let shared = Timers()
    let steps = PassthroughSubject<Int, Never>()
  }

  @Test("R81 an open alert follows other state, but not changes of its item")
  func following() throws {
    let host = TestHost(columns: 60, rows: 12) { Page() }
    try host.find(.button, "open").tap()
    #expect(host.findAll(.button, "first 0").count == 1)
    Timers.shared.steps.send(0)
    host.flush()
    #expect(host.findAll(.button, "first 1").count == 1)
    for step in 1...2 {
      Timers.shared.steps.send(step)
      host.flush()
      #expect(host.findAll(.button, "first 1").count == 1)
    }
    try host.find(.button, "first 1").tap()
    #expect(host.findAll(.alert).isEmpty)
  }
}

@MainActor @Suite("Text fields, selections and links keep to their rules")
struct ControlRuleTests {
  @Test(
    "R84 .id(value) gives a text field fresh state when the value changes; else the draft stays")
  func fieldReset() throws {
    struct Draft: View {
      let name: String
      @State private var text: String
      init(name: String) {
        self.name = name
        _text = State(initialValue: name)
      }
      var body: some View { TextField("name", text: $text) }
    }
    struct Screen: View {
      let resets: Bool
      @State private var name = "one"
      var body: some View {
        VStack {
          if resets { Draft(name: name).id(name) } else { Draft(name: name) }
          Button("next") { name = "two" }
        }
      }
    }
    for (resets, expected) in [(true, "two"), (false, "edited")] {
      let host = TestHost(columns: 40, rows: 8) { Screen(resets: resets) }
      try host.find(.textField).replaceText("edited")
      try host.find(.button, "next").tap()
      #expect(try host.find(.textField).value == expected)
      #expect(
        host.trace.ended(Draft.self).map(\.cause.kind) == (resets ? [.explicitIDChanged] : []))
    }
  }

  @Test("R86 a list's selection matches by value and exact type: an Int64 selects no Int row")
  func listSelection() throws {
    struct Screen<Value: Hashable>: View {
      @State var selection: Value?
      var body: some View {
        VStack {
          Text("selected \(selection.map { "\($0)" } ?? "nothing")")
          List(selection: $selection) { ForEach(0..<5) { Text("row \($0)") } }
        }
      }
    }
    let same = TestHost(columns: 40, rows: 8) { Screen<Int>(selection: 3) }
    try same.find(.list).focus()
    same.press(.downArrow)
    #expect(same.findAll(.text, "selected 4").count == 1)
    let other = TestHost(columns: 40, rows: 8) { Screen<Int64>(selection: 3) }
    try other.find(.list).focus()
    other.press(.downArrow)
    #expect(other.findAll(.text, "selected 3").count == 1)
    #expect(other.trace.issues.map(\.kind) == [.invalidSelection])
  }

  @Test("R86 a tab selection without a page is shown as none, reported once, never rewritten")
  func tabSelection() throws {
    struct Screen: View {
      @State private var selection = 9
      var body: some View {
        VStack {
          Text("selection \(selection)")
          Button("again") { selection = selection == 9 ? 8 : 9 }
          TabView(selection: $selection) {
            Text("one").tabItem { Text("1") }.tag(1)
            Text("two").tabItem { Text("2") }.tag(2)
          }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 10) { Screen() }
    #expect(host.findAll(.tab).allSatisfy { $0.value.isEmpty })
    #expect(host.findAll(.text, "selection 9").count == 1)
    #expect(host.trace.issues.map(\.kind) == [.invalidSelection])
    try host.find(.tab, "2").tap()
    #expect(host.findAll(.text, "two").count == 1)
  }

  @Test("R88 a link whose value's type has no destination is shown, inert, and reported")
  func missingDestination() throws {
    struct Screen: View {
      @State private var hasDestination = false
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("nowhere", value: "x")
            NavigationLink("somewhere", value: 1)
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 10) { Screen() }
    #expect(host.trace.issues.map(\.kind) == [.missingDestination])
    #expect(host.trace.issues.first?.message.contains("String") == true)
    let link = try host.find(nil, "nowhere")
    try? link.tap()
    #expect(host.findAll(nil, "nowhere").count == 1)
    try host.find(nil, "somewhere").tap()
    #expect(host.findAll(.text, "page 1").count == 1)
  }

  @Test(
    "R74 state owned above a lazy container and passed by binding survives everything inside it",
    arguments: [IdentityProfile.swiftUI2021, .swiftUI2026, .default])
  func ownedAbove(_ profile: IdentityProfile) throws {
    struct Row: View {
      let id: Int
      @Binding var count: Int
      var body: some View { ZStack { Button("row \(id): \(count)") { count += 1 } } }
    }
    struct Screen: View {
      @State private var counts: [Int: Int] = [:]
      var body: some View {
        List(0..<500) { id in
          Row(id: id, count: Binding(get: { counts[id, default: 0] }, set: { counts[id] = $0 }))
        }
      }
    }
    let host = TestHost(columns: 40, rows: 10, profile: profile) { Screen() }
    try host.find(.button, "row 0: 0").tap()
    for _ in 0..<4 { try host.find(.list).scroll(by: 100) }
    try host.find(.list).scroll(by: -400)
    #expect(host.findAll(.button, "row 0: 1").count == 1)
  }
}
