import Testing

@testable import TheseusCore

private struct Names: PreferenceKey {
  static var defaultValue: [String] { ["default"] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Count: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Named: View {
  var name: String
  var body: some View { Leaf(name).preference(key: Names.self, value: [name]) }
}

/// The values that a reader received, in order.
@MainActor
private final class Told {
  private(set) var values: [[String]] = []
  func add(_ value: [String]) { values.append(value) }
  func take() -> [[String]] {
    defer { values = [] }
    return values
  }
}

@MainActor @Suite("Preferences flow up")
struct PreferenceTests {
  @Test(
    "R65 siblings reduce in written order, the action runs first once and then on unequal values")
  func order() {
    struct Root: View {
      var names: [String]
      let told: Told
      var body: some View {
        Group {
          ForEach(names, id: \.self) { Named(name: $0) }
          Named(name: "last")
        }.onPreferenceChange(Names.self) { told.add($0) }
      }
    }
    let told = Told()
    let tree = Tree { Root(names: ["a", "b"], told: told) }
    #expect(told.take() == [["a", "b", "last"]])
    tree.update { Root(names: ["a", "b"], told: told) }
    #expect(told.take() == [])
    tree.update { Root(names: ["b", "c", "a"], told: told) }
    #expect(told.take() == [["b", "c", "a", "last"]])
    tree.update { Root(names: [], told: told) }
    #expect(told.take() == [["last"]])
  }

  @Test("R65 preferences of later views keep their written order")
  func branches() {
    struct Root: View {
      var isShown: Bool
      var name: String?
      let told: Told
      var body: some View {
        Group {
          if isShown { Named(name: "first") } else { Leaf("none") }
          AnyView(Named(name: "second"))
          if let name { Named(name: name) }
          Named(name: "fourth").id(isShown)
        }.onPreferenceChange(Names.self) { told.add($0) }
      }
    }
    let told = Told()
    let tree = Tree { Root(isShown: false, told: told) }
    tree.update { Root(isShown: false, name: "third", told: told) }
    tree.update { Root(isShown: true, name: "third", told: told) }
    tree.update { Root(isShown: true, name: "3", told: told) }
    tree.update { Root(isShown: false, told: told) }
    #expect(
      told.take() == [
        ["second", "fourth"], ["second", "third", "fourth"],
        ["first", "second", "third", "fourth"],
        ["first", "second", "3", "fourth"], ["second", "fourth"],
      ])
  }

  @Test("R65 nothing set gives the default")
  func defaultValue() {
    let told = Told()
    let tree = Tree { Leaf("x").onPreferenceChange(Names.self) { told.add($0) } }
    #expect(told.take() == [["default"]])
    withExtendedLifetime(tree) {}
  }

  @Test(
    "R65 preference replaces values from inside, transformPreference edits them, other keys pass")
  func replaceAndTransform() {
    var counts: [Int] = []
    let told = Told()
    let tree = Tree {
      Group {
        Group { Named(name: "a") }.preference(key: Names.self, value: ["instead"]).preference(
          key: Count.self, value: 1)
        Group {
          Named(name: "b")
          Named(name: "c").preference(key: Count.self, value: 2)
        }.transformPreference(Names.self) { $0.append("edited") }
        Leaf("x").transformPreference(Names.self) { $0.append("from nothing") }
      }
      .onPreferenceChange(Names.self) { told.add($0) }
      .onPreferenceChange(Count.self) { counts.append($0) }
    }
    #expect(told.take() == [["instead", "b", "c", "edited", "default", "from nothing"]])
    #expect(counts == [3])
    withExtendedLifetime(tree) {}
  }

  @Test("R13 R65 a preference on a group is handed up by each of its views")
  func group() {
    var counts: [Int] = []
    struct Root: View {
      var isShown: Bool
      var body: some View {
        Group {
          Leaf("a")
          Leaf("b")
          if isShown { Leaf("c") }
        }.preference(key: Count.self, value: 1)
      }
    }
    let tree = Tree { Root(isShown: true).onPreferenceChange(Count.self) { counts.append($0) } }
    tree.update { Root(isShown: false).onPreferenceChange(Count.self) { counts.append($0) } }
    #expect(counts == [3, 2])
  }

  @Test("R65 readers nest: the inner one does not hide values from the outer one")
  func nested() {
    let (inner, outer) = (Told(), Told())
    let tree = Tree {
      Group {
        Named(name: "a").onPreferenceChange(Names.self) { inner.add($0) }
        Named(name: "b")
      }.onPreferenceChange(Names.self) { outer.add($0) }
    }
    #expect(inner.take() == [["a"]])
    #expect(outer.take() == [["a", "b"]])
    withExtendedLifetime(tree) {}
  }

  @Test("R65 a preference that changes its own inputs stops with an issue")
  func cycle() {
    struct Growing: View {
      @State var count = 0
      var body: some View {
        Leaf("\(count)").preference(key: Count.self, value: count).onPreferenceChange(Count.self) {
          count = $0 + 1
        }
      }
    }
    let tree = Tree { Growing() }
    #expect(tree.observer.issues.map(\.kind) == [.preferenceCycle])
    #expect(tree.texts == ["8"])
  }

  @Test("R65 without a reader nothing is collected")
  func unread() {
    let tree = Tree { Named(name: "a") }
    let other = Tree { Leaf("a") }
    struct Plain: View {
      var body: some View { Leaf("a") }
    }
    let plain = Tree { Plain() }
    #expect(tree.runtime.graph.statistics.nodes == plain.runtime.graph.statistics.nodes)
    #expect(other.texts == tree.texts)
  }
}
