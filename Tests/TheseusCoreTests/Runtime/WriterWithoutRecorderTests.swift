import Observation
import Testing

@testable import TheseusCore

@Observable @MainActor
private final class Model {
  var count = 0
  var runs = false
  func step() { if runs { count += 1 } }
}

private final class Store: ObservableObject {
  @Published var count = 0
}

/// Nothing observes these trees, as in an app that runs without a recording.
@MainActor @Suite("an update that keeps causing updates names the writer without a recording")
struct WriterWithoutRecorderTests {
  /// The issue of a page that starts to write when `runs` is set.
  private func issue<Page: View>(_ page: @escaping @MainActor (Model) -> Page) throws
    -> RuntimeIssue
  {
    let model = Model()
    let tree = Tree(observed: false) { page(model) }
    let before = RuntimeIssues.stray.count
    model.runs = true
    tree.flush()
    return try #require(
      RuntimeIssues.stray.dropFirst(before).first { $0.kind == .updateCycle }, "\(Page.self)")
  }

  @Test("R27 a view that writes to an object or to state from onAppear, onChange, onReceive")
  func actions() throws {
    struct Appearing: View {
      let model: Model
      var body: some View {
        if model.runs { Leaf("\(model.count)").id(model.count).onAppear { model.count += 1 } }
      }
    }
    struct Own: View {
      let model: Model
      @State private var total = 0
      var body: some View {
        if model.runs { Leaf("\(total)").id(total).onAppear { total += 1 } }
      }
    }
    struct Disappearing: View {
      let model: Model
      var body: some View {
        Leaf("\(model.count)").id(model.runs ? model.count + 1 : 0)
          .onDisappear { model.count += 1 }
      }
    }
    let appearing = try issue { Appearing(model: $0) }
    #expect(appearing.message.contains("Appearing keeps writing Model"))
    #expect(appearing.identity?.contains("Appearing") ?? false)
    #expect(try issue { Own(model: $0) }.message.contains("Own keeps writing Own.total"))
    #expect(
      try issue { Disappearing(model: $0) }.message.contains("Disappearing keeps writing Model"))
  }

  @Test("R27 a view that writes in its body, through a binding, to an ObservableObject")
  func bodies() throws {
    struct Body: View {
      let model: Model
      var body: some View {
        let _ = model.step()
        Leaf("\(model.count)")
      }
    }
    struct Child: View {
      @Binding var count: Int
      var body: some View { Leaf("\(count)").id(count).onAppear { count += 1 } }
    }
    struct Parent: View {
      let model: Model
      @State private var count = 0
      var body: some View { if model.runs { Child(count: $count) } }
    }
    struct Computed: View {
      let model: Model
      var body: some View {
        if model.runs {
          Child(count: Binding(get: { model.count }, set: { model.count = $0 }))
        }
      }
    }
    struct Publishing: View {
      let model: Model
      @StateObject private var store = Store()
      var body: some View {
        if model.runs { Leaf("\(store.count)").id(store.count).onAppear { store.count += 1 } }
      }
    }
    struct Stepping: ViewModifier {
      let model: Model
      func body(content: Content) -> some View {
        let _ = model.step()
        content
        Leaf("\(model.count)")
      }
    }
    // Again: code is tracked in another way once a view of its type has read an object.
    for _ in 1...2 {
      let body = try issue { Body(model: $0) }
      #expect(body.message.contains("Body keeps writing Model.count"))
      #expect(body.identity?.contains("Body") ?? false)
    }
    #expect(try issue { Parent(model: $0) }.message.contains("Child keeps writing Parent.count"))
    #expect(try issue { Computed(model: $0) }.message.contains("Child keeps writing Model"))
    #expect(
      try issue { Publishing(model: $0) }.message.contains("Publishing keeps writing Store"))
    #expect(
      try issue { Leaf("x").modifier(Stepping(model: $0)) }.message
        .contains("Stepping keeps writing Model"))
  }

  @Test("R27 a body that writes what it has read in the same run shows the last value")
  func settling() {
    struct Settling: View {
      let model: Model
      var body: some View {
        Leaf("\(model.count)")
        let _ = model.runs && model.count < 3 ? (model.count += 1) : ()
      }
    }
    let model = Model()
    let tree = Tree(observed: false) { Settling(model: model) }
    model.runs = true
    tree.flush()
    #expect(tree.texts == ["3"])
  }

  @Test("R27 rows that write are named, in a ForEach over ids and over a binding")
  func rows() throws {
    struct Row: View {
      let model: Model
      var body: some View {
        let _ = model.step()
        Leaf("\(model.count)")
      }
    }
    struct Rows: View {
      let model: Model
      @State private var words = ["a", "b"]
      var body: some View {
        ForEach($words, id: \.self) { _ in Row(model: model) }
      }
    }
    #expect(
      try issue { model in ForEach(0..<3, id: \.self) { _ in Row(model: model) } }.message
        .contains("Row keeps writing Model"))
    #expect(try issue { Rows(model: $0) }.message.contains("Row keeps writing Model"))
  }
}
