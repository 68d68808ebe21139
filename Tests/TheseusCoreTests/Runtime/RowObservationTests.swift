import Observation
import Testing
import TheseusCore

@Observable
private final class Named {
  var name: String
  init(_ name: String) { self.name = name }
}

/// Each test has its own type of rows: once a row's closure has been seen to read a property, this
/// is known for its type. The tree has no observer, because an observed tree watches each row by
/// itself from the beginning.
@MainActor
@Suite("rows are observed one by one as soon as one of them reads an observable property")
struct RowObservationTests {
  private let log = Log()

  /// The names of what ran because of `change`.
  private func ran(_ tree: Tree, _ change: () -> Void) -> [String] {
    _ = log.take()
    change()
    tree.flush()
    return log.take()
  }

  private struct Rows<Entry: Identifiable>: View where Entry.ID == Int {
    let entries: [Entry]
    let text: (Entry) -> String
    let log: Log

    var body: some View {
      ForEach(entries) { entry in
        let _ = log("\(entry.id)")
        Leaf(text(entry))
      }
    }
  }

  @Test("R50 R55 when a kept row starts to read, a write runs that row alone")
  func begin() {
    struct Entry: Identifiable { let id: Int }
    let names = (0..<4).map { Named("\($0)") }
    let entries = names.indices.map(Entry.init)
    let log = log
    let tree = Tree(observed: false) { Rows(entries: entries, text: { _ in "-" }, log: log) }
    tree.update { Rows(entries: entries, text: { names[$0.id].name }, log: log) }
    #expect(tree.texts == ["0", "1", "2", "3"])
    #expect(ran(tree) { names[2].name = "two" } == ["2"])
    #expect(ran(tree) { names[2].name = "zwei" } == ["2"])
    #expect(ran(tree) { names[0].name = "null" } == ["0"])
    #expect(tree.texts == ["null", "1", "zwei", "3"])
  }

  @Test("R50 R55 one row reads, the others do not: writes run that one alone")
  func oneOfMany() {
    struct Entry: Identifiable { let id: Int }
    let name = Named("a")
    let entries = (0..<4).map(Entry.init)
    let log = log
    let tree = Tree(observed: false) { Rows(entries: entries, text: { _ in "-" }, log: log) }
    tree.update { Rows(entries: entries, text: { $0.id == 3 ? name.name : "-" }, log: log) }
    #expect(ran(tree) { name.name = "b" } == ["3"])
    #expect(tree.texts == ["-", "-", "-", "b"])
  }

  @Test("R50 R55 a row that comes in the update in which others begin to read is observed too")
  func newRow() {
    struct Entry: Identifiable { let id: Int }
    let names = (0..<4).map { Named("\($0)") }
    let log = log
    let tree = Tree(observed: false) {
      Rows(entries: [1, 2].map(Entry.init), text: { _ in "-" }, log: log)
    }
    tree.update {
      Rows(entries: [0, 1, 2, 3].map(Entry.init), text: { names[$0.id].name }, log: log)
    }
    for (number, name) in names.enumerated() {
      #expect(ran(tree) { name.name += "!" } == ["\(number)"])
    }
    #expect(tree.texts == ["0!", "1!", "2!", "3!"])
  }

  @Test("R51 edges are those of the last run: a row that has stopped reading runs no more")
  func stop() {
    struct Entry: Identifiable { let id: Int }
    let names = (0..<3).map { Named("\($0)") }
    let entries = names.indices.map(Entry.init)
    let log = log
    let tree = Tree(observed: false) { Rows(entries: entries, text: { _ in "-" }, log: log) }
    tree.update { Rows(entries: entries, text: { names[$0.id].name }, log: log) }
    tree.update {
      Rows(entries: entries.reversed(), text: { $0.id == 1 ? "-" : names[$0.id].name }, log: log)
    }
    #expect(ran(tree) { names[1].name = "unread" }.isEmpty)
    #expect(ran(tree) { names[2].name = "two" } == ["2"])
    #expect(tree.texts == ["two", "-", "0"])
  }

  @Test("R6 rows that stay and read nothing run once in an update, in their order")
  func once() {
    struct Entry: Identifiable { let id: Int }
    let log = log
    let tree = Tree(observed: false) {
      Rows(entries: [0, 1, 2].map(Entry.init), text: { "\($0.id)" }, log: log)
    }
    let ran = ran(tree) {
      tree.update { Rows(entries: [2, 0, 1].map(Entry.init), text: { "\($0.id)" }, log: log) }
    }
    #expect(ran == ["2", "0", "1"])
    #expect(tree.texts == ["2", "0", "1"])
  }
}
