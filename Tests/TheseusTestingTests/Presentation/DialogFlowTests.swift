import Foundation
import TheseusTesting
import TheseusViews
import Testing

private enum SaveError: LocalizedError {
  case full, denied
  var errorDescription: String? { self == .full ? "Disk full" : "Denied" }
  var recoverySuggestion: String? { "Try again" }
  var failureReason: String? { "No space" }
}

@MainActor @Suite("dialogs, alerts and panels with data")
struct DialogFlowTests {
  private struct Item: Identifiable, Equatable { let id: Int; var name: String }

  private struct Items: View {
    @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    @State private var doomed: Item?
    @State private var isAsking = false
    @State private var log = "nothing"
    var body: some View {
      VStack {
        Text("items \(items.map(\.name).joined(separator: "+")) log \(log)")
        ForEach(items) { item in
          Button("Delete \(item.name)") {
            doomed = item
            isAsking = true
          }
        }
      }
      .confirmationDialog(
        "Delete?", isPresented: $isAsking, titleVisibility: .visible, presenting: doomed
      ) { item in
        Button("Remove \(item.name)", role: .destructive) {
          items.removeAll { $0.id == item.id }
          log = "removed \(item.id)"
        }
        Button("Rename") {
          if let index = items.firstIndex(of: item) { items[index].name = "new" }
        }
        Button("Keep", role: .cancel) { log = "kept" }
      } message: { item in
        Text("The item \(item.name) is lost.")
      }
    }
  }

  @Test("a dialog shows the data that it was asked for, and acts on them")
  func confirmation() throws {
    let host = TestHost(columns: 60, rows: 24) { Items() }
    try host.find(.button, "Delete two").tap()
    #expect(host.screen.contains("The item two is lost."))
    try host.find(.button, "Remove two").tap()
    #expect(host.screen.contains("items one log removed 2"))
    try host.find(.button, "Delete one").tap()
    #expect(host.screen.contains("The item one is lost."))
    host.press(.escape)
    #expect(host.screen.contains("items one log kept"))
    try host.find(.button, "Delete one").tap()
    try host.find(.button, "Rename").tap()
    #expect(host.screen.contains("items new"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("an alert of an error shows its texts, and its flag is false after it")
  func error() throws {
    struct Page: View {
      @State private var error: SaveError?
      @State private var isShown = false
      var body: some View {
        VStack {
          Text("shown \(isShown.description)")
          Button("Full") { fail(.full) }
          Button("Denied") { fail(.denied) }
        }
        .alert(isPresented: $isShown, error: error) { error in
          Button("Again") { if error == .full { fail(.denied) } }
          Button("Stop", role: .cancel) {}
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
      }
      private func fail(_ error: SaveError) {
        self.error = error
        isShown = true
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Page() }
    try host.find(.button, "Full").tap()
    #expect(host.screen.contains("Disk full") && host.screen.contains("Try again"))
    try host.find(.button, "Stop").tap()
    #expect(host.screen.contains("shown false") && host.findAll(.alert).isEmpty)
    try host.find(.button, "Denied").tap()
    #expect(host.screen.contains("Denied") && !host.screen.contains("Disk full"))
    try host.find(.button, "Again").tap()
    #expect(host.screen.contains("shown false") && host.findAll(.alert).isEmpty)
  }

  @Test("a field in an alert keeps what is typed for the button's action")
  func field() throws {
    struct Page: View {
      @State private var isAsking = false
      @State private var name = "old"
      @State private var draft = ""
      var body: some View {
        VStack {
          Text("name \(name)")
          Button("Rename") {
            draft = name
            isAsking = true
          }
        }
        .alert("Name", isPresented: $isAsking) {
          TextField("name", text: $draft)
          Button("Save") { name = draft }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Page() }
    try host.find(.button, "Rename").tap()
    try host.find(.textField).replaceText("new")
    try host.find(.button, "Save").tap()
    #expect(host.screen.contains("name new"))
    try host.find(.button, "Rename").tap()
    #expect(try host.find(.textField).value == "new")
    try host.find(.textField).replaceText("other")
    host.press(.escape)
    #expect(host.screen.contains("name new"))
  }

  @Test("R73 a sheet from a sheet: each dismisses itself, the lower one stays")
  func nested() throws {
    struct Level: View {
      let depth: Int
      @State private var isShown = false
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        VStack {
          Text("level \(depth) \(isPresented.description)")
          Button("Open \(depth + 1)") { isShown = true }
          Button("Close \(depth)") { dismiss() }
        }
        .sheet(isPresented: $isShown) { Level(depth: depth + 1) }
      }
    }
    let host = TestHost(columns: 80, rows: 30) { Level(depth: 0) }
    #expect(host.screen.contains("level 0 false"))
    try host.find(.button, "Close 0").tap()
    try host.find(.button, "Open 1").tap()
    try host.find(.button, "Open 2").tap()
    #expect(host.screen.contains("level 2 true"))
    try host.find(.button, "Close 2").tap()
    #expect(host.screen.contains("level 1 true") && !host.screen.contains("level 2"))
    try host.find(.button, "Close 1").tap()
    #expect(host.findAll(.dialog).isEmpty)
  }

  @Test("a sheet by an item: another item presents again with new state, the same updates it")
  func item() throws {
    struct Page: View {
      @State private var item: Item?
      @State private var closed = 0
      var body: some View {
        VStack {
          Text("closed \(closed) item \(item?.name ?? "none")")
          Button("One") { item = Item(id: 1, name: "one") }
        }
        .sheet(item: $item, onDismiss: { closed += 1 }) { shown in
          Detail(
            name: shown.name,
            rename: { item?.name += "!" }, next: { item = Item(id: shown.id + 1, name: "next") })
        }
      }
    }
    struct Detail: View {
      let name: String
      let rename: @MainActor @Sendable () -> Void
      let next: @MainActor @Sendable () -> Void
      @State private var taps = 0
      var body: some View {
        VStack {
          Text("detail \(name) taps \(taps)")
          Button("Tap") { taps += 1 }
          Button("Rename", action: rename)
          Button("Next", action: next)
        }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Page() }
    try host.find(.button, "One").tap()
    try host.find(.button, "Tap").tap()
    try host.find(.button, "Rename").tap()
    #expect(host.screen.contains("detail one! taps 1"))
    try host.find(.button, "Next").tap()
    #expect(host.screen.contains("detail next taps 0"))
    host.press(.escape)
    #expect(host.screen.contains("item none"))
  }

  @Test("an inspector is shown beside its page, and follows its selection")
  func inspector() throws {
    struct Page: View {
      @State private var isShown = false
      @State private var chosen = "none"
      var body: some View {
        VStack {
          Button("A") { chosen = "a" }
          Button("Toggle") { isShown.toggle() }
        }
        .inspector(isPresented: $isShown) {
          VStack {
            Text("about \(chosen)")
            Button("Clear") { chosen = "none" }
          }
        }
      }
    }
    let host = TestHost(columns: 100, rows: 12) { Page() }
    #expect(!host.screen.contains("about"))
    try host.find(.button, "Toggle").tap()
    try host.find(.button, "A").tap()
    #expect(host.screen.contains("about a"))
    try host.find(.button, "Clear").tap()
    #expect(host.screen.contains("about none"))
    try host.find(.button, "Toggle").tap()
    #expect(!host.screen.contains("about"))
  }

  @Test("a search with scopes and suggestions filters, completes and is left")
  func search() throws {
    enum Scope: String, CaseIterable { case all, fruit }
    struct Page: View {
      @State private var text = ""
      @State private var scope = Scope.all
      @State private var submitted = "none"
      private var names: [String] {
        (scope == .all ? ["apple", "carrot", "cherry"] : ["apple", "cherry"]).filter {
          text.isEmpty || $0.contains(text)
        }
      }
      var body: some View {
        NavigationStack {
          List(names, id: \.self) { Text("* \($0)") }
            .navigationTitle("Food \(submitted)")
        }
        .searchable(text: $text, prompt: "Find")
        .searchScopes($scope) {
          ForEach(Scope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .onSubmit(of: .search) { submitted = text }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Page() }
    #expect(host.screen.contains("* carrot"))
    try host.find(.textField).focus()
    host.type("c")
    #expect(!host.screen.contains("* apple") && host.screen.contains("* carrot"))
    host.press(.return)
    #expect(host.screen.contains("Food c"))
    try host.find(.textField).replaceText("")
    #expect(host.screen.contains("* apple"))
  }

  @Test("a context menu for the selection acts on the selected rows, or on the row alone")
  func contextMenu() throws {
    struct Page: View {
      @State private var chosen: Set<Int> = []
      @State private var log = "nothing"
      var body: some View {
        VStack {
          Text("log \(log)")
          List(1..<5, id: \.self, selection: $chosen) { Text("row \($0)") }
            .contextMenu(forSelectionType: Int.self) { ids in
              Button("Archive") { log = "archive \(ids.sorted())" }
            } primaryAction: { ids in
              log = "open \(ids.sorted())"
            }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Page() }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.return)
    #expect(host.screen.contains("open [2]"))
    host.press(try #require(KeyEquivalent.function(10)), modifiers: .shift)
    try host.find(.menuItem, "Archive").tap()
    #expect(host.screen.contains("archive [2]"))
  }

  @Test("undo and redo of an app's own changes, also several in one group")
  func undo() throws {
    struct Page: View {
      @State private var count = 0
      @Environment(\.undoManager) private var undoManager
      var body: some View {
        VStack {
          Text("count \(count)")
          Button("Add") { set(count + 1) }
          Button("Undo") { undoManager?.undo() }
          Button("Redo") { undoManager?.redo() }
        }
      }
      private func set(_ value: Int) {
        let old = count
        count = value
        undoManager?.registerUndo(withTarget: Target.shared) { _ in set(old) }
      }
    }
    let host = TestHost { Page() }
    try host.find(.button, "Add").tap()
    try host.find(.button, "Add").tap()
    try host.find(.button, "Undo").tap()
    #expect(host.screen.contains("count 1"))
    try host.find(.button, "Redo").tap()
    #expect(host.screen.contains("count 2"))
    try host.find(.button, "Undo").tap()
    try host.find(.button, "Undo").tap()
    #expect(host.screen.contains("count 0"))
    try host.find(.button, "Undo").tap()
    #expect(host.screen.contains("count 0"))
  }
}

@MainActor private final class Target {
  static let shared = Target()
}
