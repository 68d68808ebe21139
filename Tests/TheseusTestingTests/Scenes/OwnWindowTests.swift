import Observation
import TheseusTesting
import TheseusViews
import Testing

/// Events in windows other than the frontmost one.
@Observable @MainActor
private final class Director {
  /// The window that is to act, and how.
  var wish: Wish?

  struct Wish: Equatable {
    let window: Int
    let action: Action
  }

  enum Action { case focus, dismiss, dismissWindow, sheet, alert }
}

private struct Desk: App {
  @State private var director = Director()
  var body: some Scene {
    WindowGroup(id: "main") { Main(director: director) }
      .commands { NoteCommands() }
    WindowGroup(for: Int.self) { $id in Note(id: id ?? 0, director: director) }
  }
}

private struct Main: View {
  let director: Director
  @Environment(\.openWindow) private var openWindow
  var body: some View {
    VStack {
      Button("open both") {
        openWindow(value: 1)
        openWindow(value: 2)
      }
      ForEach([1, 2], id: \.self) { id in
        Button("focus \(id)") { director.wish = .init(window: id, action: .focus) }
        Button("dismiss \(id)") { director.wish = .init(window: id, action: .dismiss) }
        Button("close \(id)") { director.wish = .init(window: id, action: .dismissWindow) }
        Button("sheet \(id)") { director.wish = .init(window: id, action: .sheet) }
        Button("alert \(id)") { director.wish = .init(window: id, action: .alert) }
      }
    }
  }
}

private struct Note: View {
  let id: Int
  let director: Director
  @State private var text = ""
  @State private var showsSheet = false
  @State private var showsAlert = false
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dismissWindow) private var dismissWindow
  var body: some View {
    NavigationStack {
      VStack {
        Text("note \(id) \(isFocused ? "has focus" : "has none")")
        TextField("text \(id)", text: $text).focused($isFocused)
        Button("other \(id)") {}
      }
      .navigationTitle("Note \(id)")
      .toolbar { ToolbarItem { Button("tool \(id)") {} } }
    }
    .focusedSceneValue(\.note, text.isEmpty ? "note \(id)" : text)
    .sheet(isPresented: $showsSheet) { Text("sheet of \(id)") }
    .alert("alert of \(id)", isPresented: $showsAlert) {}
    .onChange(of: director.wish) { _, wish in
      guard let wish, wish.window == id else { return }
      switch wish.action {
      case .focus: isFocused = true
      case .dismiss: dismiss()
      case .dismissWindow: dismissWindow()
      case .sheet: showsSheet = true
      case .alert: showsAlert = true
      }
    }
  }
}

private struct NoteKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

private struct NoteCommands: Commands {
  @FocusedValue(\.note) private var note
  var body: some Commands {
    CommandMenu("Note") { Button(note ?? "no note") {} }
  }
}

@MainActor @Suite("a view knows its own window, whichever is frontmost")
struct OwnWindowTests {
  /// The first window in front, the windows of notes 1 and 2 behind it, each with focus on a button
  /// that no focus state is bound to.
  private func host() throws -> TestHost {
    let host = TestHost(app: Desk(), columns: 50, rows: 20)
    try host.find(.button, "open both").tap()
    #expect(host.windows.count == 3)
    for id in [1, 2] {
      host.select(window: host.windows[id])
      try host.find(.button, "other \(id)").tap()
      #expect(host.screen.contains("note \(id) has none"))
    }
    host.select(window: host.windows[0])
    return host
  }

  @Test("R82 windows that open in one action keep their focus states apart")
  func focusStates() throws {
    let host = try host()
    let (first, second) = (host.windows[1], host.windows[2])
    host.select(window: first)
    try host.find(.textField, "text 1").tap()
    #expect(host.screen.contains("note 1 has focus"))
    host.select(window: second)
    #expect(host.screen.contains("note 2 has none"))
    try host.find(.textField, "text 2").tap()
    #expect(host.screen.contains("note 2 has focus"))
    host.select(window: first)
    #expect(host.screen.contains("note 1 has focus"))
    try host.find(.button, "other 1").tap()
    #expect(host.screen.contains("note 1 has none"))
    host.select(window: second)
    #expect(host.screen.contains("note 2 has focus"))
  }

  @Test("R82 a focus state set in a background window moves focus in that window only")
  func focusBehind() throws {
    let host = try host()
    try host.find(.button, "focus 1").tap()
    #expect(host.focused?.label == "focus 1")
    host.select(window: host.windows[1])
    #expect(host.screen.contains("note 1 has focus"))
    #expect(host.focused?.label == "text 1")
    host.select(window: host.windows[2])
    #expect(host.screen.contains("note 2 has none"))
  }

  @Test("R73 a sheet and an alert appear in the window that presents them", arguments: [1, 2])
  func presentations(_ id: Int) throws {
    for kind in ["sheet", "alert"] {
      let host = try host()
      try host.find(.button, "\(kind) \(id)").tap()
      #expect(!host.screen.contains("\(kind) of"))
      host.select(window: host.windows[3 - id])
      #expect(!host.screen.contains("\(kind) of"))
      host.select(window: host.windows[id])
      #expect(host.screen.contains("\(kind) of \(id)"))
    }
  }

  @Test("dismissing closes the window of the calling view", arguments: ["dismiss", "close"])
  func dismissals(_ way: String) throws {
    let host = try host()
    try host.find(.button, "\(way) 1").tap()
    #expect(host.windows.count == 2)
    #expect(host.windows.first?.isKey == true)
    #expect(host.screen.contains("open both"))
    host.select(window: host.windows[1])
    #expect(host.screen.contains("note 2"))
  }

  @Test("each window has its own title and toolbar")
  func toolbars() throws {
    let host = try host()
    #expect(!host.screen.contains("tool"))
    for id in [1, 2] {
      host.select(window: host.windows[id])
      #expect(host.screen.contains("tool \(id)") && host.screen.contains("Note \(id)"))
      #expect(!host.screen.contains("tool \(3 - id)"))
    }
  }

  @Test("focused values are those of the frontmost window, and follow it")
  func focusedValues() throws {
    let host = try host()
    try host.choose("Note", "no note")
    host.select(window: host.windows[1])
    host.flush()
    try host.choose("Note", "note 1")
    host.select(window: host.windows[2])
    host.flush()
    try host.choose("Note", "note 2")
    try host.find(.textField, "text 2").type("changed")
    try host.choose("Note", "changed")
    host.select(window: host.windows[0])
    host.flush()
    try host.choose("Note", "no note")
  }

  @Test("the list of commands opens in the frontmost window")
  func commands() throws {
    let host = try host()
    host.select(window: host.windows[2])
    host.press(try #require(KeyEquivalent.function(10)))
    let isListed = host.screen.contains("Note") && host.screen.contains("note 2")
    #expect(isListed)
    host.select(window: host.windows[1])
    #expect(!host.screen.contains("note 2"))
  }
}
