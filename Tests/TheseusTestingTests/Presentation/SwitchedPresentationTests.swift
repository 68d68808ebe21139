import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("presentations that are switched, shared and shown from rows")
struct SwitchedPresentationTests {
  @Test("one sheet is closed and another opened in one action")
  func switched() throws {
    struct Page: View {
      @State private var first = false
      @State private var second = false
      @State private var log: [String] = []
      var body: some View {
        VStack {
          Text("log \(log.joined(separator: " "))")
          Button("First") { first = true }
        }
        .sheet(isPresented: $first, onDismiss: { log.append("first") }) {
          Button("Switch") {
            first = false
            second = true
          }
        }
        .sheet(isPresented: $second, onDismiss: { log.append("second") }) {
          Button("Back") {
            second = false
            first = true
          }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Page() }
    try host.find(.button, "First").tap()
    try host.find(.button, "Switch").tap()
    #expect(host.findAll(.text, "log first").count == 1)
    #expect(host.findAll(.button, "Back").count == 1)
    try host.find(.button, "Back").tap()
    #expect(host.findAll(.text, "log first second").count == 1)
    #expect(host.findAll(.dialog).count == 1)
    host.press(.escape)
    #expect(host.screen.contains("log first second first") && host.findAll(.dialog).isEmpty)
  }

  @Test("an enum of sheets: each case has its own content, changed from inside")
  func cases() throws {
    enum Shown: String, Identifiable {
      case edit, share
      var id: String { rawValue }
    }
    struct Page: View {
      @State private var shown: Shown?
      var body: some View {
        VStack {
          Text("shown \(shown?.rawValue ?? "nothing")")
          Button("Edit") { shown = .edit }
        }
        .sheet(item: $shown) { which in
          switch which {
          case .edit: Editor { shown = .share }
          case .share: Text("sharing")
          }
        }
      }
    }
    struct Editor: View {
      let share: @MainActor @Sendable () -> Void
      @State private var text = "draft"
      var body: some View {
        TextField("text", text: $text)
        Button("Share", action: share)
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Page() }
    try host.find(.button, "Edit").tap()
    try host.find(.textField).type("!")
    try host.find(.button, "Share").tap()
    #expect(host.screen.contains("sharing") && host.findAll(.textField).isEmpty)
    host.press(.escape)
    try host.find(.button, "Edit").tap()
    #expect(try host.find(.textField).value == "draft")
  }

  @Test("a sheet of a row edits that row, also after rows were inserted above it")
  func row() throws {
    struct Item: Identifiable { let id: Int; var name: String }
    struct Row: View {
      @Binding var item: Item
      @State private var isShown = false
      var body: some View {
        Button("Edit \(item.name)") { isShown = true }
          .sheet(isPresented: $isShown) { TextField("name", text: $item.name) }
      }
    }
    struct Page: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        VStack {
          Text("items \(items.map(\.name).joined(separator: "+"))")
          List { ForEach($items) { Row(item: $0) } }
        }
        .task {
          try? await Task.sleep(for: .seconds(5))
        }
        .onChange(of: items[items.count - 1].name) {
          if items.count == 2 { items.insert(Item(id: 9, name: "new"), at: 0) }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Page() }
    try host.find(.button, "Edit b").tap()
    host.findAll(.textField).first.map { try? $0.focus() } ?? ()
    host.type("1")
    host.type("2")
    #expect(host.screen.contains("items new+a+b12"))
    #expect(host.findAll(.dialog).count == 1)
  }

  @Test("a row that is deleted from its own dialog takes the dialog with it, once")
  func deletedRow() throws {
    struct Page: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          Text("names \(names.joined())")
          ForEach(names, id: \.self) { name in
            Row(name: name) { names.removeAll { $0 == name } }
          }
        }
      }
    }
    struct Row: View {
      let name: String
      let delete: @MainActor @Sendable () -> Void
      @State private var isAsking = false
      var body: some View {
        Button("Delete \(name)") { isAsking = true }
          .confirmationDialog("Sure about \(name)?", isPresented: $isAsking) {
            Button("Yes", role: .destructive, action: delete)
          }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Page() }
    try host.find(.button, "Delete b").tap()
    try host.find(.button, "Yes").tap()
    #expect(host.screen.contains("names ac"))
    #expect(host.findAll(.button, "Yes").isEmpty)
    try host.find(.button, "Delete c").tap()
    #expect(host.screen.contains("Sure about c?"))
    host.press(.escape)
    #expect(host.screen.contains("names ac"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("a sheet that may not be dismissed by Escape is closed by its own button only")
  func held() throws {
    struct Page: View {
      @State private var isShown = true
      @State private var isDirty = true
      var body: some View {
        Text("shown \(isShown.description)")
          .sheet(isPresented: $isShown) {
            VStack {
              Toggle("dirty", isOn: $isDirty)
              Button("Done") { isShown = false }
            }
            .interactiveDismissDisabled(isDirty)
          }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Page() }
    host.press(.escape)
    #expect(host.findAll(.dialog).count == 1)
    try host.find(.toggle).toggle()
    host.press(.escape)
    #expect(host.screen.contains("shown false"))
  }

  @Test("toolbar buttons of a sheet confirm and cancel, and those of the page wait")
  func toolbar() throws {
    struct Page: View {
      @State private var isShown = false
      @State private var name = "old"
      @State private var draft = ""
      var body: some View {
        NavigationStack {
          Text("name \(name)")
            .toolbar {
              ToolbarItem(placement: .primaryAction) {
                Button("Edit") {
                  draft = name
                  isShown = true
                }
              }
            }
        }
        .sheet(isPresented: $isShown) {
          NavigationStack {
            Form { TextField("name", text: $draft) }
              .navigationTitle("Editing")
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  Button("Cancel") { isShown = false }
                }
                ToolbarItem(placement: .confirmationAction) {
                  Button("Save") {
                    name = draft
                    isShown = false
                  }
                  .disabled(draft.isEmpty)
                }
              }
          }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Page() }
    try host.find(.button, "Edit").tap()
    try host.find(.textField).replaceText("")
    #expect(try !host.find(.button, "Save").isEnabled)
    try host.find(.textField).type("new")
    try host.find(.button, "Save").tap()
    #expect(host.screen.contains("name new"))
    try host.find(.button, "Edit").tap()
    try host.find(.textField).type("er")
    try host.find(.button, "Cancel").tap()
    #expect(host.screen.contains("name new") && !host.screen.contains("newer"))
  }

  @Test("a tab that is removed while its stack is deep leaves a valid selection behind")
  func removedTab() throws {
    struct Page: View {
      @State private var tab = 1
      @State private var hasSecond = true
      var body: some View {
        VStack {
          Button("Drop") {
            hasSecond = false
            tab = 1
          }
          Button("Restore") { hasSecond = true }
          TabView(selection: $tab) {
            Tab("One", systemImage: "star", value: 1) { Text("first") }
            if hasSecond {
              Tab("Two", systemImage: "circle", value: 2) {
                NavigationStack {
                  NavigationLink("Go", value: 5)
                    .navigationDestination(for: Int.self) { Text("deep \($0)") }
                }
              }
            }
          }
        }
      }
    }
    let host = TestHost { Page() }
    try host.find(.tab, "Two").tap()
    try host.find(.button, "Go").tap()
    #expect(host.screen.contains("deep 5"))
    try host.find(.button, "Drop").tap()
    #expect(host.screen.contains("first"))
    try host.find(.button, "Restore").tap()
    try host.find(.tab, "Two").tap()
    #expect(host.findAll(.button, "Go").count == 1)
    #expect(host.trace.issues.isEmpty)
  }

  @Test("three columns: a new choice in the first resets the detail that the app clears")
  func threeColumns() throws {
    struct Page: View {
      @State private var folder: String?
      @State private var note: Int?
      var body: some View {
        NavigationSplitView {
          List(["inbox", "trash"], id: \.self, selection: $folder) { Text($0) }
        } content: {
          if let folder {
            List(1..<3, id: \.self, selection: $note) { Text("\(folder) note \($0)") }
          } else {
            Text("no folder")
          }
        } detail: {
          Text(note.map { "reading \($0)" } ?? "no note")
        }
        .onChange(of: folder) { note = nil }
      }
    }
    let host = TestHost(columns: 120, rows: 20) { Page() }
    #expect(host.screen.contains("no folder") && host.screen.contains("no note"))
    try host.find(.row, "inbox").tap()
    try host.find(.row, "inbox note 2").tap()
    #expect(host.screen.contains("reading 2"))
    try host.find(.row, "trash").tap()
    #expect(host.screen.contains("trash note 1") && host.screen.contains("no note"))
  }

  @Test("a search is left by the app, and its text stays or goes as the app says")
  func search() throws {
    struct Results: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      let text: String
      var body: some View {
        Text("searching \(isSearching.description) for \(text)")
        Button("Leave") { dismissSearch() }
      }
    }
    struct Page: View {
      @State private var text = ""
      var body: some View {
        NavigationStack { VStack { Results(text: text) } }.searchable(text: $text)
      }
    }
    let host = TestHost(columns: 60, rows: 20) { Page() }
    #expect(host.screen.contains("searching false"))
    try host.find(.textField).focus()
    host.type("abc")
    #expect(host.screen.contains("searching true for abc"))
    try host.find(.button, "Leave").tap()
    #expect(host.screen.contains("searching false for"))
    #expect(!host.screen.contains("for abc"))
  }
}
