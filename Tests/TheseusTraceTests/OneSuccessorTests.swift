import Testing
import TheseusTesting

@testable import TheseusTrace

private final class Hooks {
  var change: ([String], Int) -> Void = { _, _ in }
  var open: [String: () -> Void] = [:]
}

private struct Row: View {
  let text: String
  let hooks: Hooks
  @State private var isOpen = false
  var body: some View {
    hooks.open[text] = { isOpen = true }
    return Text("\(text) \(isOpen)")
  }
}

private struct Rows: View {
  let hooks: Hooks
  @State private var texts = ["a", "b", "c"]
  @State private var generation = 0
  var body: some View {
    hooks.change = {
      texts = $0
      generation = $1
    }
    return VStack { ForEach(texts, id: \.self) { Row(text: $0, hooks: hooks) } }.id(generation)
  }
}

@MainActor @Suite("why-reset pairs each lost view with one successor, and each successor once")
struct OneSuccessorTests {
  /// The pairs of ended and new views, by the texts of their rows.
  private func pairs(_ texts: [String], generation: Int = 0, _ filter: TraceFilter = TraceFilter())
    throws -> [String]
  {
    let hooks = Hooks()
    let run = try TraceRun { Rows(hooks: hooks) }
    run.act { for open in hooks.open.values { open() } }
    run.act { hooks.change(texts, generation) }
    let log = try run.log()
    return log.findResets(filter).filter { log.type(of: $0.view) == "Row" }.map { reset in
      let name = { (view: Int) in String(log.path(of: view).last ?? "?") }
      return name(reset.view) + "→" + (reset.again.map { name($0.view) } ?? "nothing")
    }.sorted()
  }

  @Test("R6 one new row replaces one of three lost ones")
  func oneForThree() throws {
    #expect(try pairs(["x"]) == ["a→x", "b→nothing", "c→nothing"])
  }

  @Test("R6 three new rows replace three lost ones, in order")
  func threeForThree() throws {
    #expect(try pairs(["x", "y", "z"]) == ["a→x", "b→y", "c→z"])
  }

  @Test("R6 two new rows and one that stayed")
  func twoForTwo() throws {
    #expect(try pairs(["x", "b", "y"]) == ["a→x", "c→y"])
  }

  @Test("R9 rows below a changed id return as themselves, in any order")
  func sameRows() throws {
    let same = try pairs(["c", "b", "a"], generation: 1)
    #expect(same == ["a→a", "b→b", "c→c"])
    let others = try pairs(["x", "c", "a"], generation: 1)
    #expect(others == ["a→a", "b→x", "c→c"])
  }

  @Test("a filter shows the same pairs")
  func filtered() throws {
    #expect(try pairs(["x"], TraceFilter(path: "Row#b")) == ["b→nothing"])
  }
}
