import Testing

@testable import TheseusCore

private final class Model: ObservableObject {
  @Published var name = "a"
}

/// A view as apps write them for a frame around content: it keeps the closure.
private struct Card<Content: View>: View {
  let content: () -> Content
  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  var body: some View { content() }
}

private struct Decorated<Content: View>: ViewModifier {
  let extra: () -> Content
  func body(content base: Self.Content) -> some View {
    base
    extra()
  }
}

/// Each view has nothing but its object, so that a closure which captures the view captures only
/// one reference.
private struct ObservedReader: View {
  @ObservedObject var model: Model
  var body: some View { Card { Leaf(model.name) } }
}

private struct ObservedModifierReader: View {
  @ObservedObject var model: Model
  var body: some View { Leaf("").modifier(Decorated { Leaf(model.name) }) }
}

private struct ObservedMethodReader: View {
  @ObservedObject var model: Model
  var body: some View { Card(content: row) }
  @ViewBuilder private func row() -> some View { Leaf(model.name) }
}

private struct NestedReader: View {
  @ObservedObject var model: Model
  var body: some View { Card { Card { Leaf(model.name) } } }
}

private struct StateReader: View {
  @StateObject var model: Model
  init(model: Model) { _model = StateObject(wrappedValue: model) }
  var body: some View { Card { Leaf(model.name) } }
}

private struct EnvironmentReader: View {
  @EnvironmentObject var model: Model
  var body: some View { Card { Leaf(model.name) } }
}

private struct Watched: DynamicProperty {
  @ObservedObject var model: Model
}

private struct OwnPropertyReader: View {
  var watched: Watched
  var body: some View { Card { Leaf(watched.model.name) } }
}

@MainActor @Suite("Closures that capture nothing but an object")
struct CapturedObjectTests {
  private func follows<Root: View>(
    _ name: String, _ make: (Model) -> Root, in location: SourceLocation = #_sourceLocation
  ) {
    let model = Model()
    let root = make(model)
    let tree = Tree { root }
    for text in ["b", "c"] {
      model.name = text
      tree.flush()
      #expect(tree.texts.last == text, "\(name)", sourceLocation: location)
    }
  }

  @Test("R40, R52 the views that such closures are given to follow each change of the object")
  func forms() {
    follows("observed") { ObservedReader(model: $0) }
    follows("observed, in a modifier") { ObservedModifierReader(model: $0) }
    follows("observed, in a method") { ObservedMethodReader(model: $0) }
    follows("observed, two levels down") { NestedReader(model: $0) }
    follows("owned") { StateReader(model: $0) }
    follows("of the environment") { EnvironmentReader().environmentObject($0) }
    follows("in a property of the app's own") {
      OwnPropertyReader(watched: Watched(model: $0))
    }
  }

  @Test("R40 without a change of the object, such a closure equals itself")
  func unchanged() {
    struct Parent: View {
      let number: Int
      let model: Model
      let log: Log
      var body: some View { Middle(model: model, number: number, log: log) }
    }
    struct Middle: View {
      @ObservedObject var model: Model
      let number: Int
      let log: Log
      var body: some View { Inner(log: log).environmentObject(model) }
    }
    struct Inner: View {
      @EnvironmentObject var model: Model
      let log: Log
      var body: some View {
        let _ = log("inner")
        Leaf(model.name)
      }
    }
    let (model, log) = (Model(), Log())
    let tree = Tree { Parent(number: 1, model: model, log: log) }
    #expect(log.take() == ["inner"])
    tree.update { Parent(number: 2, model: model, log: log) }
    #expect(log.take() == [])
    model.name = "b"
    tree.flush()
    #expect(log.take() == ["inner"])
    tree.update { Parent(number: 3, model: model, log: log) }
    #expect(log.take() == [])
  }
}
