import TheseusTesting
import TheseusViews
import Testing

private struct Note: Identifiable, Equatable {
  let id: Int
  var text: String
}

@MainActor
private final class Notes {
  var all = (0..<400).map { Note(id: $0, text: "text \($0)") }
  var scroll: (Int) -> Void = { _ in }
  /// The rows whose closures or bodies have run.
  var ran: Set<Int> = []
  var gone: Set<Int> = []

  func take() -> Set<Int> {
    defer { ran = [] }
    return ran
  }
}

private struct Row: View {
  let note: Note
  let notes: Notes
  @State private var count = 0
  @State private var isPresenting = false

  var body: some View {
    let _ = notes.ran.insert(note.id)
    HStack {
      Button("\(note.text): \(count)") { count += 1 }
      Button("sheet \(note.id)") { isPresenting = true }
    }
    .sheet(isPresented: $isPresenting) { Text("sheet of \(note.text)") }
    .onDisappear { notes.gone.insert(note.id) }
  }
}

/// The containers, and the ways of writing their rows.
enum FarRowsForm: CaseIterable { case list, listOfData, stack, grid, sections }

private struct Page: View {
  let form: FarRowsForm
  let notes: Notes
  let all: [Note]

  var body: some View {
    ScrollViewReader { proxy in
      let _ = (notes.scroll = { proxy.scrollTo($0, anchor: .top) })
      content
    }
  }

  @ViewBuilder private var content: some View {
    switch form {
    case .list: List { rows }
    case .listOfData: List(all) { row($0) }
    case .stack: ScrollView { LazyVStack { rows } }
    case .grid: ScrollView { LazyVGrid(columns: [GridItem()]) { rows } }
    case .sections: List { Section("all") { rows } }
    }
  }

  private var rows: some View { ForEach(all) { row($0) } }

  private func row(_ note: Note) -> some View {
    notes.ran.insert(note.id)
    return Row(note: note, notes: notes)
  }
}

@MainActor @Suite("A lazy row away from the screen rests until it comes near again")
struct FarRowsTests {
  private let notes = Notes()

  private func makeHost(_ form: FarRowsForm, _ profile: IdentityProfile = .default) -> TestHost {
    TestHost(columns: 60, rows: 12, profile: profile) {
      Page(form: form, notes: notes, all: notes.all)
    }
  }

  private func edit(_ host: TestHost, _ form: FarRowsForm, _ change: (inout [Note]) -> Void) {
    change(&notes.all)
    host.update { Page(form: form, notes: notes, all: notes.all) }
  }

  private func scroll(_ host: TestHost, to id: Int) {
    notes.scroll(id)
    host.flush()
    host.advance(by: .seconds(1))
  }

  @Test("R70 an edit runs the rows near the screen only", arguments: FarRowsForm.allCases)
  func edits(_ form: FarRowsForm) {
    let host = makeHost(form)
    for id in stride(from: 0, through: 300, by: 10) { scroll(host, to: id) }
    for change: (inout [Note]) -> Void in [
      { $0[300].text = "new" }, { $0[0].text = "new" }, { $0.removeFirst() },
      { $0.insert(Note(id: 900, text: "first"), at: 0) }, { $0.swapAt(5, 250) },
    ] {
      _ = notes.take()
      edit(host, form, change)
      let ran = notes.take()
      #expect(ran.contains(300))
      #expect(!ran.contains { (1..<200).contains($0) && $0 != 5 }, "\(ran.sorted())")
    }
  }

  @Test(
    "R71 it shows the present data when it returns, with its state", arguments: FarRowsForm.allCases
  )
  func returning(_ form: FarRowsForm) throws {
    let host = makeHost(form)
    try host.find(.button, "text 1: 0").tap()
    scroll(host, to: 300)
    edit(host, form) { $0[1].text = "edited" }
    edit(host, form) { $0.insert(Note(id: 900, text: "first"), at: 0) }
    scroll(host, to: 900)
    #expect(host.findAll(.button, "edited: 1").count == 1)
    #expect(host.findAll(.button, "text 2: 0").count == 1)
  }

  @Test("R71 also where the profile drops what is inside the row", arguments: FarRowsForm.allCases)
  func dropped(_ form: FarRowsForm) throws {
    var profile = IdentityProfile.default
    profile.lazyRowRetention = .rowOnly
    let host = makeHost(form, profile)
    scroll(host, to: 300)
    edit(host, form) { $0[1].text = "edited" }
    scroll(host, to: 0)
    #expect(host.findAll(.button, "edited: 0").count == 1)
  }

  @Test("R6 R23 its state ends when its element is removed", arguments: FarRowsForm.allCases)
  func removed(_ form: FarRowsForm) throws {
    let host = makeHost(form)
    try host.find(.button, "text 1: 0").tap()
    scroll(host, to: 300)
    let note = notes.all[1]
    edit(host, form) { $0.remove(at: 1) }
    edit(host, form) { $0.insert(note, at: 1) }
    scroll(host, to: 0)
    #expect(host.findAll(.button, "text 1: 0").count == 1)
  }

  @Test("R73 what it presents shows the present data", arguments: FarRowsForm.allCases)
  func presented(_ form: FarRowsForm) throws {
    let host = makeHost(form)
    try host.find(.button, "sheet 1").tap()
    #expect(host.screen.contains("sheet of text 1"))
    scroll(host, to: 300)
    #expect(notes.gone.contains(1))
    edit(host, form) { $0[1].text = "edited" }
    #expect(host.screen.contains("sheet of edited"))
  }

  @Test("R73 so does a page that it pushed beside it")
  func pushed() throws {
    struct Sidebar: View {
      let notes: Notes
      let all: [Note]
      var body: some View {
        NavigationSplitView {
          ScrollViewReader { proxy in
            let _ = (notes.scroll = { proxy.scrollTo($0, anchor: .top) })
            List(all) { note in
              NavigationLink("note \(note.id)") { Text("page of \(note.text)") }
                .onDisappear { notes.gone.insert(note.id) }
            }
          }
        } detail: {
          Text("no page")
        }
      }
    }
    let host = TestHost(columns: 120, rows: 12) { Sidebar(notes: notes, all: notes.all) }
    let links = host.findAll(.row, "note 1") + host.findAll(.button, "note 1")
    try #require(links.first).tap()
    #expect(host.screen.contains("page of text 1"))
    scroll(host, to: 300)
    #expect(notes.gone.contains(1))
    notes.all[1].text = "edited"
    host.update { Sidebar(notes: notes, all: notes.all) }
    #expect(host.screen.contains("page of edited"))
  }

  @Test("R73 and what it presents only after the edit")
  func presentedLater() throws {
    struct Later: View {
      let note: Note
      @Binding var shown: Int?
      var body: some View {
        Text(note.text)
          .sheet(
            isPresented: Binding(get: { shown == note.id }, set: { if !$0 { shown = nil } })
          ) { Text("sheet of \(note.text)") }
      }
    }
    struct LaterPage: View {
      let notes: Notes
      let all: [Note]
      @State private var shown: Int?
      var body: some View {
        VStack {
          Button("show") { shown = 1 }
          ScrollViewReader { proxy in
            let _ = (notes.scroll = { proxy.scrollTo($0, anchor: .top) })
            ScrollView { LazyVStack { ForEach(all) { Later(note: $0, shown: $shown) } } }
          }
        }
      }
    }
    let host = TestHost(columns: 60, rows: 12) { LaterPage(notes: notes, all: notes.all) }
    scroll(host, to: 300)
    notes.all[1].text = "edited"
    host.update { LaterPage(notes: notes, all: notes.all) }
    try host.find(.button, "show").tap()
    #expect(host.screen.contains("sheet of edited"))
  }
}
