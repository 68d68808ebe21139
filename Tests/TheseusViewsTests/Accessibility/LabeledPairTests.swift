import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor @Suite("The content of a labeled pair is read with the text of its label")
struct LabeledPairTests {
  private struct Form: View {
    @Namespace private var pairs
    @State private var text = ""
    var isSwapped = false
    var body: some View {
      VStack {
        if isSwapped {
          field
          label
        } else {
          label
          field
        }
      }
    }
    private var label: some View {
      Text("Name").accessibilityLabeledPair(role: .label, id: 1, in: pairs)
    }
    private var field: some View {
      TextField("", text: $text).accessibilityLabeledPair(role: .content, id: 1, in: pairs)
    }
  }

  @Test("before or after it")
  func order() throws {
    for isSwapped in [false, true] {
      let host = mounted { Form(isSwapped: isSwapped) }
      #expect(
        host.readable.contains { $0.semantics.role == .textField && $0.semantics.label == "Name" })
    }
  }

  @Test("a text is read after its label, a label of its own too")
  func own() {
    struct Pairs: View {
      @Namespace var pairs
      var body: some View {
        VStack {
          Text("Name").accessibilityLabeledPair(role: .label, id: "a", in: pairs)
          Text("Ada").accessibilityLabeledPair(role: .content, id: "a", in: pairs)
          Text("Job").accessibilityLabeledPair(role: .label, id: "b", in: pairs)
          Button("Edit") {}.accessibilityLabeledPair(role: .content, id: "b", in: pairs)
          Button("Alone") {}.accessibilityLabeledPair(role: .content, id: "c", in: pairs)
        }
      }
    }
    let host = mounted { Pairs() }
    #expect(host.readable.contains { $0.semantics.label == "Name, Ada" })
    #expect(host.readable.contains { $0.semantics.label == "Job, Edit" })
    #expect(host.element(.button, "Alone") != nil)
  }

  @Test("pairs of two namespaces are apart")
  func namespaces() {
    struct Row: View {
      @Namespace var pairs
      let name: String
      var body: some View {
        Text(name).accessibilityLabeledPair(role: .label, id: 1, in: pairs)
        Toggle("", isOn: .constant(true))
          .accessibilityLabeledPair(role: .content, id: 1, in: pairs)
      }
    }
    let host = mounted {
      VStack {
        Row(name: "A")
        Row(name: "B")
      }
    }
    let labels = host.readable.filter { $0.semantics.role == .toggle }.map(\.semantics.label)
    #expect(labels == ["A", "B"])
  }

  private final class Model: ObservableObject {
    @Published var label = "Name"
    @Published var isShown = true
    @Published var id = 1
    nonisolated init() {}
  }

  private struct Changing: View {
    @ObservedObject var model: Model
    @Namespace var pairs
    var body: some View {
      VStack {
        if model.isShown {
          Text(model.label).accessibilityLabeledPair(role: .label, id: model.id, in: pairs)
        }
        Button("Edit") {}.accessibilityLabeledPair(role: .content, id: 1, in: pairs)
      }
    }
  }

  @Test("an observer learns of a label that changes, ends, comes back or leaves the pair")
  func changes() {
    let model = Model()
    let host = mounted { Changing(model: model) }
    var tree = SemanticsNode(id: 0, state: SemanticsState(Semantics(.group)))
    tree = host.observeSemantics { changes in
      for change in changes where !tree.apply(change) { Issue.record("no place for \(change)") }
    }
    func label(_ node: SemanticsNode) -> String? {
      node.state.semantics.role == .button
        ? node.state.semantics.label : node.children.lazy.compactMap { label($0) }.first
    }
    func expect(_ expected: String, after change: () -> Void) {
      change()
      host.flush()
      #expect(label(tree) == expected)
      #expect(tree == host.semantics)
    }
    expect("Name, Edit") {}
    expect("Title, Edit") { model.label = "Title" }
    expect("Edit") { model.isShown = false }
    expect("Title, Edit") { model.isShown = true }
    expect("Edit") { model.id = 2 }
    expect("Title, Edit") { model.id = 1 }
  }
}
