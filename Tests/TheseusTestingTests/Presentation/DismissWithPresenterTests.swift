import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a presentation whose presenter is removed is dismissed")
struct DismissWithPresenterTests {
  enum Form: CaseIterable { case sheet, sheetOfItem, cover, coverOfItem }
  enum Place: CaseIterable { case branch, row, lazyRow, id, erased, group }

  private struct Item: Identifiable { let id: Int }

  @MainActor private final class Log: ObservableObject {
    var events: [String] = []
    @Published var isShown = true
    @Published var isPresented = false
  }

  private struct Presenter: View {
    let form: Form
    @ObservedObject var log: Log
    @State private var item: Item?

    var body: some View {
      let isPresented = Binding(
        get: { log.isPresented },
        set: {
          log.events.append("written \($0)")
          log.isPresented = $0
        })
      let button = Button("Open") {
        if form == .sheet || form == .cover { log.isPresented = true } else { item = Item(id: 1) }
      }
      let note = { log.events.append("onDismiss") }
      switch form {
      case .sheet: button.sheet(isPresented: isPresented, onDismiss: note) { content }
      case .sheetOfItem: button.sheet(item: $item, onDismiss: note) { _ in content }
      case .cover: button.fullScreenCover(isPresented: isPresented, onDismiss: note) { content }
      case .coverOfItem: button.fullScreenCover(item: $item, onDismiss: note) { _ in content }
      }
    }

    private var content: some View {
      Button("Remove") { log.isShown = false }.onDisappear { log.events.append("disappeared") }
    }
  }

  private struct Page: View {
    let form: Form
    let place: Place
    @ObservedObject var log: Log

    var body: some View {
      let presenter = Presenter(form: form, log: log)
      let rows = log.isShown ? [1, 2] : [2]
      switch place {
      case .branch: if log.isShown { presenter } else { Text("gone") }
      case .row:
        VStack { ForEach(rows, id: \.self) { if $0 == 1 { presenter } else { Text("row") } } }
      case .lazyRow:
        List(rows, id: \.self) { if $0 == 1 { presenter } else { Text("row") } }
      case .id: if log.isShown { presenter.id(1) } else { Text("gone").id(2) }
      case .erased: log.isShown ? AnyView(presenter) : AnyView(Text("gone"))
      case .group:
        Group { if log.isShown { presenter } }
      }
    }
  }

  @Test(
    "R73 onDismiss runs once, after the content has disappeared", arguments: Form.allCases,
    Place.allCases)
  func removed(_ form: Form, _ place: Place) throws {
    let log = Log()
    let host = TestHost { Page(form: form, place: place, log: log) }
    try host.find(.button, "Open").tap()
    try host.find(.button, "Remove").tap()
    #expect(log.events == ["disappeared", "onDismiss"])
    #expect(!host.screen.contains("Remove"))
  }

  @Test("R73 the binding of a removed presenter is left as it is")
  func binding() throws {
    let log = Log()
    let host = TestHost { Page(form: .sheet, place: .branch, log: log) }
    try host.find(.button, "Open").tap()
    try host.find(.button, "Remove").tap()
    #expect(log.isPresented)
    log.isShown = true
    host.flush()
    #expect(host.screen.contains("Remove"))
    #expect(log.events == ["disappeared", "onDismiss"])
  }

  @Test("R73 onDismiss runs with what the presenter captured last")
  func newestClosure() throws {
    struct Counter: View {
      let log: Log
      let count: Int
      @State private var isPresented = false
      var body: some View {
        Button("Open") { isPresented = true }
          .sheet(
            isPresented: $isPresented, onDismiss: { log.events.append("dismissed \(count)") }
          ) {
            Button("Remove") { log.isShown = false }
          }
      }
    }
    struct Root: View {
      @ObservedObject var log: Log
      @State private var count = 1
      var body: some View {
        if log.isShown { Counter(log: log, count: count) }
        Button("More") { count += 1 }.keyboardShortcut("m")
      }
    }
    let log = Log()
    let host = TestHost { Root(log: log) }
    try host.find(.button, "Open").tap()
    try host.find(.button, "Remove").tap()
    #expect(log.events == ["dismissed 1"])
    log.isShown = true
    host.flush()
    try host.find(.button, "More").tap()
    try host.find(.button, "Open").tap()
    try host.find(.button, "Remove").tap()
    #expect(log.events == ["dismissed 1", "dismissed 2"])
  }

  @Test("R73 a sheet over a sheet: both are dismissed with the presenter of the first, once each")
  func nested() throws {
    struct Inner: View {
      let log: Log
      @State private var isPresented = false
      var body: some View {
        Button("Second") { isPresented = true }
          .sheet(isPresented: $isPresented, onDismiss: { log.events.append("second") }) {
            Button("Remove") { log.isShown = false }
          }
      }
    }
    struct Root: View {
      @ObservedObject var log: Log
      @State private var isPresented = false
      var body: some View {
        if log.isShown {
          Button("Open") { isPresented = true }
            .sheet(isPresented: $isPresented, onDismiss: { log.events.append("first") }) {
              Inner(log: log)
            }
        } else {
          Text("gone")
        }
      }
    }
    let log = Log()
    let host = TestHost { Root(log: log) }
    try host.find(.button, "Open").tap()
    try host.find(.button, "Second").tap()
    try host.find(.button, "Remove").tap()
    #expect(log.events.sorted() == ["first", "second"])
    #expect(host.screen.contains("gone"))
  }
}
