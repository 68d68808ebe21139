import Observation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Observable
private final class Library {
  var isLoading = true
  var books = ["Emma"]
}

@MainActor
private final class PublishedLibrary: ObservableObject {
  @Published var books = ["Emma"]
}

@MainActor @ViewBuilder
private func shelf(_ books: [String], _ isLoading: Bool) -> some View {
  Text(isLoading ? "loading" : "loaded")
  ForEach(books, id: \.self) { Text($0).transition(.opacity) }
}

/// An object has its new values before its animated update runs. A plain write of the same event
/// may run a body that reads them, because a parent passes it another value, or for its own state.
@MainActor @Suite("an animated write to an object is animated in every view that reads it")
struct ReadByOthersTests {
  enum Form: CaseIterable {
    case child, ownState, modifier, row, geometry, nested, published
  }

  private struct Shelf: View {
    let library: Library
    let isLoading: Bool
    var body: some View { shelf(library.books, isLoading) }
  }

  private struct Outer: View {
    let library: Library
    let isLoading: Bool
    var body: some View {
      VStack { Shelf(library: library, isLoading: isLoading) }
    }
  }

  private struct ShelfModifier: ViewModifier {
    let library: Library
    let isLoading: Bool
    func body(content: Content) -> some View {
      content
      shelf(library.books, isLoading)
    }
  }

  private struct PublishedShelf: View {
    @ObservedObject var library: PublishedLibrary
    let isLoading: Bool
    var body: some View { shelf(library.books, isLoading) }
  }

  private struct Page: View {
    let form: Form
    @State var library = Library()
    @State var published = PublishedLibrary()
    @State private var isLoading = true

    var body: some View {
      VStack {
        if form != .ownState, isShownLoading { Text("spinner").transition(.opacity) }
        content
        Button("load") {
          if form == .published || form == .ownState { isLoading = false }
          library.isLoading = false
          withAnimation(.linear(duration: 1)) {
            library.books = []
            published.books = []
          }
        }
      }
    }

    private var isShownLoading: Bool {
      form == .published || form == .ownState ? isLoading : library.isLoading
    }

    @ViewBuilder private var content: some View {
      switch form {
      case .child: Shelf(library: library, isLoading: isShownLoading)
      case .nested: Outer(library: library, isLoading: isShownLoading)
      case .ownState: shelf(library.books, isLoading)
      case .modifier:
        Text("content").modifier(ShelfModifier(library: library, isLoading: isShownLoading))
      case .row:
        let isLoading = isShownLoading
        ForEach(["row"], id: \.self) { _ in
          VStack { shelf(library.books, isLoading) }
        }
      case .geometry:
        let isLoading = isShownLoading
        GeometryReader { _ in VStack { shelf(library.books, isLoading) } }
      case .published: PublishedShelf(library: published, isLoading: isShownLoading)
      }
    }
  }

  @Test("R26 after a plain write that runs them as well", arguments: Form.allCases)
  func plainFirst(_ form: Form) throws {
    let host = TestHost(columns: 40, rows: 14) { Page(form: form) }
    try host.find(.button, "load").tap()
    #expect(host.screen.contains("loaded"), "\(host.screen)")
    #expect(host.screen.contains("Emma"), "\(host.screen)")
    #expect(!host.screen.contains("spinner"), "the plain write is not animated elsewhere")
    host.advance(by: .milliseconds(900))
    #expect(host.screen.contains("Emma"))
    host.advance(by: .milliseconds(100))
    #expect(!host.screen.contains("Emma"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R26 a body that waits for the animated update runs once and shows the newest of all")
  func once() throws {
    struct Reader: View {
      let library: Library
      let number: Int
      let note: (String) -> Void
      var body: some View {
        let _ = note("\(number) \(library.books.count)")
        Text("reader")
      }
    }
    struct Parent: View {
      let library: Library
      let note: (String) -> Void
      @State private var number = 0
      var body: some View {
        VStack {
          Reader(library: library, number: number, note: note)
          Button("write") {
            number += 1
            withAnimation { library.books = [] }
            number += 1
          }
        }
      }
    }
    @MainActor final class Log { var lines: [String] = [] }
    let log = Log()
    let library = Library()
    let host = TestHost { Parent(library: library) { log.lines.append($0) } }
    log.lines = []
    try host.find(.button, "write").tap()
    #expect(log.lines == ["2 0"])
    library.books = ["a", "b"]
    host.flush()
    #expect(log.lines == ["2 0", "2 2"])
  }
}
