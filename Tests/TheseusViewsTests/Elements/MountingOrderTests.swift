import AttributeGraph
import Observation
import Testing
import TheseusCore

@testable import TheseusViews

@MainActor
@Suite("each row is laid out and committed right after its body")
struct MountingOrderTests {
  private final class Log {
    var entries: [String] = []
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private struct Leaf: View {
    let number: Int
    let log: Log
    var body: some View {
      log.entries.append("leaf \(number)")
      return Text("leaf")
    }
  }

  private struct Row: View {
    let number: Int
    let log: Log
    var body: some View {
      log.entries.append("row \(number)")
      return HStack {
        Text("row")
        Leaf(number: number, log: log)
      }
    }
  }

  @Test("R41 bodies run nearest the root first; a row's layout never runs a body ahead of its turn")
  func bodies() {
    let log = Log()
    _ = WindowHost.of(20, 5) {
      VStack {
        ForEach(0..<3) { Row(number: $0, log: log) }
        Leaf(number: 9, log: log)
      }
    }
    #expect(log.take() == ["leaf 9", "row 0", "row 1", "row 2", "leaf 0", "leaf 1", "leaf 2"])
  }

  @Observable @MainActor final class Model { var isShown = false }

  @Test("an element's commit is followed by those of its content, parents first")
  func commits() {
    let model = Model()
    let host = WindowHost.of(20, 5) {
      VStack {
        if model.isShown {
          ForEach(0..<2) { number in
            HStack {
              Text("\(number)a")
              Text("\(number)b")
            }
          }
        }
      }
    }
    var updated: [String] = []
    host.onCommit = { commit in
      for case .updated(let element, _) in commit.patches {
        let name = String(describing: element.placeName).prefix { $0 != "<" }
        updated.append((element as? TextElement)?.semantics?.label ?? String(name))
      }
    }
    model.isShown = true
    host.flush()
    let start = updated.firstIndex(of: "HStack") ?? 0
    #expect(updated[start...] == ["HStack", "0a", "0b", "HStack", "1a", "1b"])
    #expect(
      host.rowsDrawn.filter { !$0.isEmpty }.map { $0.filter { $0 != " " } } == ["0a0b", "1a1b"])
  }

  @Test("a rule may have another priority in the update of its creation")
  func places() {
    let log = Log()
    let graph = Graph()
    let source = graph.makeSource(0, in: graph.rootSubgraph)
    struct Noting: Rule {
      let source: Attribute<Int>
      let name: String
      let log: Log
      func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
        log.entries.append(name)
        return try context[source]
      }
    }
    _ = graph.makeRule(
      Noting(source: source, name: "middle", log: log), in: graph.rootSubgraph, eager: 5)
    _ = graph.makeRule(
      Noting(source: source, name: "first, later last", log: log), in: graph.rootSubgraph, eager: 9,
      firstAt: 1)
    graph.update()
    #expect(log.take() == ["first, later last", "middle"])
    _ = try? graph.set(source, to: 1)
    graph.update()
    #expect(log.take() == ["middle", "first, later last"])
  }
}
