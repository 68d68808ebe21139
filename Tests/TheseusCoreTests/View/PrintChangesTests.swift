import Observation
import Testing

@testable import TheseusCore

@Observable
private final class Model { var title = "a" }

private final class Profile: ObservableObject { @Published var name = "a" }

extension EnvironmentValues {
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}
private struct SizeKey: EnvironmentKey { static var defaultValue: Int { 0 } }

private final class Handle {
  var bump: () -> Void = {}
  var again: () -> Void = {}
}

private struct Counter: View {
  var title: String
  @State var count = 0
  @State var other = 0
  @Environment(\.size) var size
  let model: Model
  let handle: Handle
  var body: some View {
    let _ = Self._printChanges()
    handle.bump = { count += 1 }
    return Leaf("\(title) \(count) \(size) \(model.title)")
  }
}

private struct Child: View {
  @Binding var count: Int
  @ObservedObject var profile: Profile
  var body: some View {
    let _ = Self._logChanges()
    Leaf("\(count)")
  }
}

private struct Parent: View {
  @State var count = 0
  let profile: Profile
  let handle: Handle
  var body: some View {
    handle.bump = { count += 1 }
    return Child(count: $count, profile: profile)
  }
}

private struct Outside<Content: View>: View {
  struct Row: View {
    var title: String
    let model: Model
    var body: some View {
      let _ = Self._printChanges()
      Leaf("\(title) \(model.title)")
    }
  }

  @ViewBuilder var content: Content
  var body: some View {
    let _ = Self._printChanges()
    content
  }
}

/// A property made of others.
private struct Counted: DynamicProperty {
  @State var count = 0
  @State var other = 0
}

private struct Custom: View {
  var counted = Counted()
  let handle: Handle
  var body: some View {
    let _ = Self._printChanges()
    handle.bump = { counted.count += 1 }
    handle.again = { counted.other += 1 }
    return Leaf("\(counted.count) \(counted.other)")
  }
}

@MainActor @Suite("_printChanges says why a body runs")
struct PrintChangesTests {
  @Test("R44 @self, @identity and names of properties; @dependencies for an observable")
  func counter() {
    let (model, handle) = (Model(), Handle())
    let tree = Tree { Counter(title: "a", model: model, handle: handle).environment(\.size, 1) }
    #expect(tree.observer.printed == ["Counter: @self, @identity, _count, _other, _size changed."])
    func expect(_ line: String, _ action: () -> Void) {
      tree.observer.printed = []
      action()
      tree.flush()
      #expect(tree.observer.printed == [line])
    }
    expect("Counter: _count changed.") { handle.bump() }
    expect("Counter: @dependencies changed.") { model.title = "b" }
    expect("Counter: @self changed.") {
      tree.update { Counter(title: "b", model: model, handle: handle).environment(\.size, 1) }
    }
    expect("Counter: _size changed.") {
      tree.update { Counter(title: "b", model: model, handle: handle).environment(\.size, 2) }
    }
    expect("Counter: @self, _count changed.") {
      handle.bump()
      tree.update { Counter(title: "c", model: model, handle: handle).environment(\.size, 2) }
    }
  }

  @Test("R44 a binding and an object by their names")
  func child() {
    let (profile, handle) = (Profile(), Handle())
    let tree = Tree { Parent(profile: profile, handle: handle) }
    tree.observer.printed = []
    handle.bump()
    tree.flush()
    #expect(tree.observer.printed == ["Child: _count changed."])
    tree.observer.printed = []
    profile.name = "b"
    tree.flush()
    #expect(tree.observer.printed == ["Child: _profile changed."])
  }

  @Test("R44 a view without dynamic properties has no @identity; a nested type has its outer names")
  func stateless() {
    let model = Model()
    let tree = Tree { Outside { Outside<EmptyView>.Row(title: "a", model: model) } }
    #expect(tree.observer.printed == ["Outside: @self changed.", "Outside.Row: @self changed."])
    tree.observer.printed = []
    model.title = "b"
    tree.flush()
    #expect(tree.observer.printed == ["Outside.Row: @dependencies changed."])
    tree.observer.printed = []
    model.title = "c"
    tree.update { Outside { Outside<EmptyView>.Row(title: "b", model: model) } }
    #expect(
      tree.observer.printed == [
        "Outside: @self changed.", "Outside.Row: @dependencies, @self changed.",
      ])
  }

  @Test("R44 a custom dynamic property is named once, whichever of its parts changed")
  func custom() {
    let handle = Handle()
    let tree = Tree { Custom(handle: handle) }
    #expect(tree.observer.printed == ["Custom: @self, @identity, counted changed."])
    for action in [handle.bump, handle.again] {
      tree.observer.printed = []
      action()
      tree.flush()
      #expect(tree.observer.printed == ["Custom: counted changed."])
    }
  }

  @Test("R44 unchanged, when nothing did")
  func unchanged() {
    let (model, handle) = (Model(), Handle())
    let tree = Tree { Counter(title: "a", model: model, handle: handle) }
    tree.observer.printed = []
    tree.runtime.rootScope.forEachInSubtree { scope in
      scope.forEachOwner {
        if $0.type == Counter.self { tree.runtime.graph.invalidate($0.attribute) }
      }
    }
    tree.flush()
    #expect(tree.observer.printed == ["Counter: unchanged."])
  }

  @Test("R44 works without an observer")
  func unobserved() {
    let (model, handle) = (Model(), Handle())
    let tree = Tree(observed: false) { Counter(title: "a", model: model, handle: handle) }
    tree.runtime.observer = tree.observer
    handle.bump()
    tree.runtime.observer = tree.observer
    tree.flush()
    #expect(tree.observer.printed == ["Counter: _count changed."])
  }
}
