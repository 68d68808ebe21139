import Observation
import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("Rows that stay are reported as survivors, in every collection")
struct SurvivingRowsTests {
  fileprivate struct Book: Identifiable, Hashable {
    var id: Int
    var name: String
    var parts: [Book]?
  }

  @Observable @MainActor fileprivate final class Shelf {
    var books = [Book(id: 1, name: "a"), Book(id: 2, name: "b"), Book(id: 3, name: "c")]
    var chosen: Set<Int> = []
  }

  fileprivate struct Row: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button("\(name): \(taps)") { taps += 1 } }
  }

  private func check(
    _ location: Testing.SourceLocation = #_sourceLocation,
    @ViewBuilder _ form: @escaping @MainActor (Shelf) -> some View
  ) {
    let shelf = Shelf()
    let host = TestHost(columns: 60, rows: 24) { form(shelf) }
    #expect(host.trace.survived(Row.self).isEmpty, sourceLocation: location)
    host.trace.reset()
    shelf.books.insert(Book(id: 9, name: "x"), at: 0)
    host.flush()
    let kept = host.trace.survived(Row.self)
    #expect(kept.map(\.cause.kind) == [.kept, .kept, .kept], sourceLocation: location)
    #expect(Set(kept.map(\.cause.rule)) == ["R6"], sourceLocation: location)
    #expect(Set(kept.map(\.identity)).count == 3, sourceLocation: location)
    host.trace.reset()
    shelf.books.reverse()
    host.flush()
    #expect(host.trace.survived(Row.self).count == 4, sourceLocation: location)
    host.trace.reset()
    shelf.books.removeLast()
    host.flush()
    #expect(host.trace.survived(Row.self).count == 3, sourceLocation: location)
    #expect(host.trace.ended(Row.self).count == 1, sourceLocation: location)
  }

  @Test("R6 rows of stacks and grids, lazy or not")
  func stacks() {
    check { shelf in VStack { ForEach(shelf.books) { Row(name: $0.name) } } }
    check { shelf in ScrollView { LazyVStack { ForEach(shelf.books) { Row(name: $0.name) } } } }
    check { shelf in
      ScrollView(.horizontal) { LazyHStack { ForEach(shelf.books) { Row(name: $0.name) } } }
    }
    check { shelf in
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(shelf.books) { Row(name: $0.name) }
        }
      }
    }
  }

  @Test("R6 rows of lists, forms and outlines")
  func lists() {
    check { shelf in List(shelf.books) { Row(name: $0.name) } }
    check { shelf in
      @Bindable var shelf = shelf
      List($shelf.books, editActions: .all, selection: $shelf.chosen) { $book in
        Row(name: book.name)
      }
    }
    check { shelf in
      List { Section("Books") { ForEach(shelf.books) { Row(name: $0.name) } } }
    }
    check { shelf in Form { ForEach(shelf.books) { Row(name: $0.name) } } }
    check { shelf in List(shelf.books, children: \.parts) { Row(name: $0.name) } }
  }

  @Test("R6 cells of tables and of containers with decisions of their own name the app's decision")
  func tables() {
    check { shelf in Table(shelf.books) { TableColumn("Name") { Row(name: $0.name) } } }
    check { shelf in
      Form {
        ForEach(shelf.books) { book in
          DisclosureGroup("Book", isExpanded: .constant(true)) { Row(name: book.name) }
        }
      }
    }
    check { shelf in
      NavigationSplitView {
        VStack { ForEach(shelf.books) { Row(name: $0.name) } }
      } detail: {
        Text("detail")
      }
    }
  }

  @Test("R7 a row that gets the id of another is inserted, in a lazy container too")
  func repeated() {
    let shelf = Shelf()
    let host = TestHost(columns: 30, rows: 10) { List(shelf.books) { Row(name: $0.name) } }
    host.trace.reset()
    shelf.books[2].id = 1
    host.flush()
    #expect(host.trace.created(Row.self).map(\.cause.kind) == [.elementInserted])
    #expect(host.trace.ended(Row.self).map(\.cause.kind) == [.elementRemoved])
  }
}
