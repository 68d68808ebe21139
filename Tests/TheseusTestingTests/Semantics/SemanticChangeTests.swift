import Foundation
import TestSupport
import Testing
import TheseusTesting

@testable import TheseusViews

@MainActor private final class Model: ObservableObject {
  @Published var rows = Array(0..<20)
  @Published var title = "a"
  @Published var isOn = false
  @Published var isShown = true
  @Published var sheet = false
  @Published var isGrouped = false
  @Published var isDisabled = false
  @Published var padding: CGFloat = 0
  @Published var value = 1.0
}

private struct Screen: View {
  @ObservedObject var model: Model
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(model.title).padding(.leading, model.padding)
      Button {
      } label: {
        HStack {
          Image(systemName: "star")
          Text("press \(model.title)")
        }
      }.disabled(model.isDisabled)
      Toggle("Sound", isOn: $model.isOn)
      Slider(value: $model.value, in: 0...9).accessibilityValue(model.title)
      TextField("Name", text: $text)
      if model.isShown { Text("shown").hidden() } else { Text("other") }
      group
      ForEach(model.rows, id: \.self) { Text("row \($0)") }
    }
    .sheet(isPresented: $model.sheet) { Button("Close") { model.sheet = false } }
  }

  @ViewBuilder private var group: some View {
    let content = HStack {
      Text("x")
      Text(model.title)
    }
    if model.isGrouped {
      content.accessibilityElement(children: .combine)
    } else {
      content.accessibilityHidden(model.isOn)
    }
  }
}

/// A host's copy of the semantics tree, patched by the reported changes.
@MainActor private final class Copy {
  var tree = SemanticsNode(id: 0, state: SemanticsState(Semantics(.group)))
  var last: [SemanticsChange] = []
  var marked = 0
  var commits = 0

  init(_ host: TestHost) {
    tree = host.window.observeSemantics { [weak self] changes in
      guard let self else { return }
      last = changes
      for change in changes where !tree.apply(change) { Issue.record("no place for \(change)") }
    }
    host.window.onCommit = { [weak self] commit in
      self?.commits += 1
      for case .updated(_, let change) in commit.patches where change.contains(.semantics) {
        self?.marked += 1
      }
    }
  }

  func during(_ body: () -> Void) -> [SemanticsChange] {
    (last, marked, commits) = ([], 0, 0)
    body()
    return last
  }
}

@MainActor @Suite("Semantic changes are reported as they happen")
struct SemanticChangeTests {
  private func mounted() -> (TestHost, Model, Copy) {
    let model = Model()
    let host = TestHost(columns: 60, rows: 60) { Screen(model: model) }
    return (host, model, Copy(host))
  }

  private func change(_ change: (Model) -> Void) -> (changes: [SemanticsChange], copy: Copy) {
    let (host, model, copy) = mounted()
    let changes = copy.during {
      change(model)
      host.flush()
    }
    #expect(copy.tree == host.window.semantics)
    return (changes, copy)
  }

  @Test("one insertion in the middle is one insertion")
  func insertion() {
    let (changes, copy) = change { $0.rows.insert(100, at: 10) }
    #expect(changes.count == 1)
    guard case .inserted(let node, _, let after)? = changes.first else {
      Issue.record("\(changes)")
      return
    }
    #expect(node.state.semantics.label == "row 100" && after != nil)
    #expect(copy.marked == 0)
  }

  @Test("a moved element is one move, in both directions")
  func move() {
    for (from, to) in [(0, 15), (15, 0), (3, 4)] {
      let (changes, _) = change { $0.rows.insert($0.rows.remove(at: from), at: to) }
      #expect(changes.count == 1)
      guard case .moved? = changes.first else {
        Issue.record("\(changes)")
        return
      }
    }
  }

  @Test("a removal is one removal")
  func removal() {
    let (changes, _) = change { $0.rows.remove(at: 5) }
    guard changes.count == 1, case .removed? = changes.first else {
      Issue.record("\(changes)")
      return
    }
  }

  @Test("the commit of an update moves as few elements as possible")
  func commits() {
    let model = Model()
    let host = TestHost(columns: 60, rows: 60) { Screen(model: model) }
    var counts: [Int] = []
    host.window.onCommit = { counts = [$0.counts.inserted, $0.counts.moved, $0.counts.removed] }
    model.rows.insert(100, at: 0)
    host.flush()
    #expect(counts == [1, 0, 0])
    model.rows.append(model.rows.removeFirst())
    host.flush()
    #expect(counts == [0, 1, 0])
    model.rows.reverse()
    host.flush()
    #expect(counts == [0, 20, 0])
    model.rows.removeAll { $0 % 2 == 0 }
    host.flush()
    #expect(counts == [0, 0, 11])
  }

  @Test("an element and those with labels derived from it are reported, no others")
  func labels() {
    let (changes, copy) = change { $0.title = "b" }
    // The text, the button, the slider's spoken value, the text in the group.
    #expect(changes.count == 4)
    #expect(copy.marked == 4)
    #expect(change { $0.padding = 16 }.changes.isEmpty, "layout is no semantic change")
    #expect(change { $0.padding = 16 }.copy.marked == 0)
  }

  @Test("a toggle, disabling and focus are changes")
  func states() {
    #expect(change { $0.value = 2 }.changes.count == 1)
    #expect(change { $0.isDisabled = true }.changes.count == 1)
    let (host, _, copy) = mounted()
    let changes = copy.during { try? host.find(.textField, "Name").focus() }
    #expect(changes.count == 1, "focus came: \(changes)")
    let moved = copy.during { host.press(.tab) }
    #expect(copy.tree == host.window.semantics)
    #expect(moved.count <= 2 && !moved.isEmpty)
  }

  @Test("a modal layer covers everything below it")
  func covered() throws {
    let (host, model, copy) = mounted()
    model.sheet = true
    host.flush()
    #expect(copy.tree == host.window.semantics)
    #expect(copy.tree.children.contains { $0.state.isCovered })
    #expect(copy.tree.children.contains { !$0.state.isCovered })
    try host.find(.button, "Close").tap()
    #expect(copy.tree == host.window.semantics)
    #expect(!copy.tree.children.contains { $0.state.isCovered })
  }

  @Test("without an observer, commits contain no semantic changes")
  func unobserved() {
    let model = Model()
    let host = TestHost(columns: 60, rows: 60) { Screen(model: model) }
    var marked = 0
    host.window.onCommit = {
      for case .updated(_, let change) in $0.patches where change.contains(.semantics) {
        marked += 1
      }
    }
    model.title = "b"
    host.flush()
    #expect(marked == 0)
    let copy = Copy(host)
    host.window.stopObservingSemantics()
    let before = copy.tree
    model.title = "c"
    host.flush()
    #expect(copy.tree == before && marked == 0)
  }

  @Test("a patched tree equals a fresh one after each of many random steps", arguments: 1...12)
  func random(_ seed: UInt64) {
    let (host, model, copy) = mounted()
    var random = SeededGenerator(seed: seed)
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: model.rows.shuffle(using: &random)
        case 1: model.rows.insert(100 + step * 4 + model.rows.count, at: 0)
        case 2: if !model.rows.isEmpty { model.rows.removeLast() }
        case 3: if model.rows.count > 3 { model.rows.swapAt(0, model.rows.count - 1) }
        case 4: model.title = "t\(step % 3)"
        case 5: model.isOn.toggle()
        case 6: model.isShown.toggle()
        case 7: model.sheet.toggle()
        case 8: model.isGrouped.toggle()
        case 9: model.isDisabled.toggle()
        case 10: host.press(.tab)
        default: model.value = Double(step % 10)
        }
      }
      host.flush()
      #expect(copy.tree == host.window.semantics, "seed \(seed), step \(step)")
    }
  }
}
