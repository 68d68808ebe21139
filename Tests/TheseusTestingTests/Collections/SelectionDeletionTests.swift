import Foundation
import Testing
import TheseusTesting
import TheseusViews

@MainActor private final class Log {
  var calls: [String] = []
  func note(_ name: String, _ offsets: IndexSet) {
    calls.append("\(name) \(offsets.map(String.init).joined(separator: ","))")
  }
}

@MainActor @Suite("Delete removes all selected rows")
struct SelectionDeletionTests {
  private struct Words: View {
    let log: Log
    @State var words: [String]
    @State var selection: Set<String>
    var locked: Set<String> = []
    var body: some View {
      VStack {
        Text("\(words.count): \(words.prefix(8).joined(separator: " "))")
        List(selection: $selection) {
          ForEach(words, id: \.self) { word in
            Text(word).deleteDisabled(locked.contains(word))
          }
          .onDelete { offsets in
            log.note("words", offsets)
            words.remove(atOffsets: offsets)
          }
        }
      }
    }
  }

  private func host(
    _ words: [String], _ selection: Set<String>, locked: Set<String> = [], log: Log
  ) -> TestHost {
    TestHost(columns: 40, rows: 12) {
      Words(log: log, words: words, selection: selection, locked: locked)
    }
  }

  private func focusList(_ host: TestHost) throws { try host.find(.list).focus() }

  @Test(
    "the handler gets all offsets in one call", arguments: [KeyEquivalent.delete, .deleteForward])
  func oneCall(_ key: KeyEquivalent) throws {
    let log = Log()
    let host = host(["a", "b", "c", "d", "e"], ["b", "c", "e"], log: log)
    try focusList(host)
    host.press(key)
    #expect(log.calls == ["words 1,2,4"])
    #expect(host.screen.contains("2: a d"))
  }

  @Test("rows selected by keys are deleted together; focus continues with the next row")
  func byKeys() throws {
    let log = Log()
    let host = host(["a", "b", "c", "d", "e", "f"], [], log: log)
    try focusList(host)
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .shift)
    host.press(.downArrow, modifiers: .shift)
    host.press(.delete)
    #expect(log.calls == ["words 1,2,3"])
    #expect(host.screen.contains("3: a e f"))
    // The selection names no row now: the current one is deleted.
    host.press(.delete)
    #expect(host.screen.contains("2: a f"))
  }

  @Test("a selection that is in no row deletes the current row alone")
  func unmatched() throws {
    let log = Log()
    let host = host(["a", "b", "c"], ["x", "y"], log: log)
    try focusList(host)
    host.press(.delete)
    #expect(log.calls == ["words 0"])
  }

  @Test("selected values outside the list are ignored")
  func partlyMatched() throws {
    let log = Log()
    let host = host(["a", "b", "c"], ["x", "c"], log: log)
    try focusList(host)
    host.press(.delete)
    #expect(log.calls == ["words 2"])
  }

  @Test("rows that cannot be deleted stay; with no others, nothing is called")
  func locked() throws {
    let log = Log()
    let host = host(["a", "b", "c", "d"], ["a", "b", "d"], locked: ["b"], log: log)
    try focusList(host)
    host.press(.delete)
    #expect(log.calls == ["words 0,3"])
    #expect(host.screen.contains("2: b c"))
    let single = self.host(["a", "b"], ["a"], locked: ["a"], log: log)
    try focusList(single)
    single.press(.delete)
    #expect(log.calls == ["words 0,3"])
  }

  @Test("selected rows away from the screen are deleted too, unless they refuse")
  func farAway() throws {
    let words = (0..<1_000).map { "w\($0)" }
    let log = Log()
    let host = host(words, Set(words), locked: ["w0", "w500", "w999"], log: log)
    try focusList(host)
    host.press(.delete)
    #expect(log.calls.count == 1)
    #expect(host.screen.contains("3: w0 w500 w999"))
  }

  private struct Sections: View {
    let log: Log
    @State private var first = ["a", "b", "c"]
    @State private var second = ["d", "e"]
    @State private var third = ["f", "g", "h"]
    @State var selection: Set<String>
    var body: some View {
      VStack {
        Text((first + ["/"] + second + ["/"] + third).joined(separator: " "))
        List(selection: $selection) {
          Section("One") {
            rows("first", $first)
            rows("second", $second)
          }
          Text("fixed").tag("fixed")
          Section("Two") { rows("third", $third) }
        }
      }
    }

    private func rows(_ name: String, _ words: Binding<[String]>) -> some View {
      ForEach(words.wrappedValue, id: \.self) { Text($0) }.onDelete {
        log.note(name, $0)
        words.wrappedValue.remove(atOffsets: $0)
      }
    }
  }

  @Test("several sections and several ForEach: each gets one call with its own offsets")
  func sections() throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 16) {
      Sections(log: log, selection: ["b", "c", "e", "f", "h", "fixed", "elsewhere"])
    }
    try focusList(host)
    host.press(.delete)
    #expect(Set(log.calls) == ["first 1,2", "second 1", "third 0,2"] && log.calls.count == 3)
    #expect(host.screen.contains("a / d / g"))
  }

  @Test("two ForEach over one collection: the offsets of both stay right")
  func shared() throws {
    struct Page: View {
      @State private var words = ["a", "b", "c", "d", "e"]
      @State var selection: Set<String> = ["a", "d"]
      var body: some View {
        VStack {
          Text(words.joined(separator: " "))
          List(selection: $selection) {
            ForEach(words.prefix(3), id: \.self) { Text($0) }
              .onDelete { words.remove(atOffsets: $0) }
            ForEach(words.dropFirst(3), id: \.self) { Text($0) }
              .onDelete { words.remove(atOffsets: IndexSet($0.map { $0 + 3 })) }
          }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 12) { Page() }
    try focusList(host)
    host.press(.delete)
    #expect(host.screen.contains("b c e"))
  }

  @Test("rows are found by their tags where these differ from the ids")
  func tags() throws {
    struct Page: View {
      @State private var numbers = Array(0..<200)
      @State private var selection: Set<Int> = []
      var body: some View {
        VStack {
          Text("\(numbers.count) \(numbers.prefix(3))")
          Button("select") { selection = [198, 199] }
          List(selection: $selection) {
            // Visible rows have other numbers than the ids of rows far away.
            ForEach(numbers, id: \.self) { Text("row \($0)").tag(199 - $0) }
              .onDelete { numbers.remove(atOffsets: $0) }
          }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 12) { Page() }
    try host.find(.button, "select").tap()
    try focusList(host)
    host.press(.delete)
    #expect(host.screen.contains("198 [2, 3, 4]"))
  }

  private struct Tagged: View {
    @State private var numbers = Array(0..<200)
    @State private var selection: Set<Int> = []
    /// Rows of their own, all away from the screen.
    @State private var others = Array(1_000..<1_010)
    let tag: @Sendable (Int) -> Int
    let selected: Set<Int>
    var body: some View {
      VStack {
        Text("\(numbers.count) \(numbers.prefix(3)) \(others.count) \(others.prefix(2))")
        Button("select") { selection = selected }
        List(selection: $selection) {
          ForEach(numbers, id: \.self) { Text("row \($0)").tag(tag($0)) }
            .onDelete { numbers.remove(atOffsets: $0) }
          ForEach(others, id: \.self) { Text("row \($0)").tag(tag($0)) }
            .onDelete { others.remove(atOffsets: $0) }
        }
      }
    }
  }

  @Test("selected tags of rows that never existed are found")
  func unseenTags() throws {
    // On the screen are the rows 0 to about 8, with the tags 199 to 191.
    let host = TestHost(columns: 50, rows: 12) {
      Tagged(tag: { 199 - $0 }, selected: [199, 5, 199 - 1_001])
    }
    try host.find(.button, "select").tap()
    try focusList(host)
    host.press(.delete)
    #expect(host.screen.contains("198 [1, 2, 3] 9 [1000, 1002]"))
  }

  @Test("an id that is selected as the tag of another row deletes that row alone")
  func tagsThatAreIDs() throws {
    // Tags that are the ids of rows away from the screen.
    let host = TestHost(columns: 50, rows: 12) {
      Tagged(tag: { $0 < 100 ? $0 : $0 + 1 }, selected: [50, 150])
    }
    try host.find(.button, "select").tap()
    try focusList(host)
    host.press(.delete)
    #expect(host.screen.contains("199 [0, 1, 2]") || host.screen.contains("198 [0, 1, 2]"))
    #expect(!host.screen.contains("200"))
  }

  @Test("a write from another thread while rows are created does not shift what is deleted")
  func background() throws {
    @MainActor final class Words: ObservableObject {
      @Published var words = (0..<200).map { "w\($0)" }
    }
    struct Page: View {
      @ObservedObject var model: Words
      @State private var selection: Set<String> = ["w150", "w180"]
      let log: Log
      var body: some View {
        List(selection: $selection) {
          ForEach(model.words, id: \.self) { word in
            Text(word).onAppear {
              // Creating the row inserts others before it, in the same update.
              if word == "w150", model.words.count == 200 {
                model.words.insert(contentsOf: ["x", "y"], at: 0)
              }
            }
          }
          .onDelete { offsets in
            log.calls.append(offsets.map { model.words[$0] }.joined(separator: ","))
            model.words.remove(atOffsets: offsets)
          }
        }
      }
    }
    let (model, log) = (Words(), Log())
    let host = TestHost(columns: 40, rows: 12) { Page(model: model, log: log) }
    try focusList(host)
    host.press(.delete)
    #expect(log.calls == ["w150,w180"])
    #expect(model.words.contains("w151") && !model.words.contains("w150"))
  }

  @Test("a bound collection with edit actions loses all selected elements")
  func editActions() throws {
    struct Page: View {
      @State private var words = ["a", "b", "c", "d"]
      @State private var selection: Set<String> = ["a", "c", "d"]
      var body: some View {
        VStack {
          Text("left: " + words.joined(separator: " "))
          List($words, id: \.self, editActions: .delete, selection: $selection) {
            Text($0.wrappedValue)
          }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 12) { Page() }
    try focusList(host)
    host.press(.delete)
    #expect(host.screen.contains("left: b"))
    #expect(host.trace.issues.isEmpty)
  }
}
