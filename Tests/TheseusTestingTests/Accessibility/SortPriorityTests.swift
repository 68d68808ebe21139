import TestSupport
import Testing
import TheseusTesting

@testable import TheseusViews

@MainActor private final class Model: ObservableObject {
  @Published var first = 0.0
  @Published var isReordered = false
}

@MainActor @Suite("accessibilitySortPriority orders what is read")
struct SortPriorityTests {
  private func labels(_ host: TestHost) -> [String] {
    var found: [String] = []
    var stack = [host.window.semantics]
    while let node = stack.popLast() {
      if node.state.semantics.role == .text { found.append(node.state.semantics.label ?? "") }
      stack.append(contentsOf: node.children.reversed())
    }
    return found
  }

  @Test("higher priorities come first; equal ones in the order of the views")
  func order() {
    let host = TestHost(columns: 20, rows: 6) {
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
        Text("c").accessibilitySortPriority(2)
        Text("d").accessibilitySortPriority(1)
        Text("e").accessibilitySortPriority(-1)
        Text("f")
      }
    }
    #expect(labels(host) == ["c", "b", "d", "a", "f", "e"])
    #expect(host.screen.split(separator: "\n").first?.contains("a") == true, "the screen stays")
  }

  @Test("a container that is not an element passes its priority on; an inner one wins")
  func container() {
    let host = TestHost(columns: 20, rows: 6) {
      VStack {
        Text("a")
        VStack {
          Text("b")
          Text("c").accessibilitySortPriority(-1)
        }
        .padding().accessibilitySortPriority(1)
      }
    }
    #expect(labels(host) == ["b", "a", "c"])
  }

  @Test("priorities count among the elements of one container only")
  func containers() {
    let host = TestHost(columns: 20, rows: 6) {
      VStack {
        Text("a")
        VStack { Text("b").accessibilitySortPriority(5) }.accessibilityElement(children: .contain)
      }
    }
    #expect(labels(host) == ["a", "b"])
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Text("a").accessibilitySortPriority(model.first)
        Text("b")
      }
    }
  }

  @Test("another priority is reported as a move")
  func change() {
    let model = Model()
    let host = TestHost(columns: 20, rows: 6) { Screen(model: model) }
    var copy = host.window.semantics
    var changes: [SemanticsChange] = []
    copy = host.window.observeSemantics { changes += $0 }
    for priority in [-1.0, 2, -3] {
      changes = []
      model.first = priority
      host.flush()
      let moves = changes.filter { if case .moved = $0 { true } else { false } }
      #expect(moves.count == 1)
      for change in changes {
        let isApplied = copy.apply(change)
        #expect(isApplied)
      }
      #expect(copy == host.window.semantics)
      #expect(labels(host) == (priority < 0 ? ["b", "a"] : ["a", "b"]))
    }
  }
}
