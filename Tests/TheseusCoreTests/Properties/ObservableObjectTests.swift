import Testing

@testable import TheseusCore

private final class Profile: ObservableObject {
  @Published var name = "a"
  @Published var age = 1
  var plain = 0
  nonisolated(unsafe) static var made = 0
  nonisolated(unsafe) static var alive = 0
  init() {
    Self.made += 1
    Self.alive += 1
  }
  deinit { Self.alive -= 1 }
}

private struct Declaring: View {
  @ObservedObject var profile: Profile
  let log: Log
  var body: some View {
    let _ = log("body")
    Leaf("declares")
  }
}

private struct Holding: View {
  let profile: Profile
  let log: Log
  var body: some View {
    let _ = log("body")
    Leaf(profile.name)
  }
}

@MainActor @Suite("Bodies follow the objects they declare", .serialized)
struct ObservableObjectTests {
  @Test(
    "R52 any published change runs a body that declares the object, read or not, once per event")
  func anyChange() {
    let (profile, log) = (Profile(), Log())
    let tree = Tree { Declaring(profile: profile, log: log) }
    #expect(log.take() == ["body"])
    profile.name = "b"
    profile.age = 2
    tree.flush()
    #expect(log.take() == ["body"])
    profile.age = 2
    tree.flush()
    #expect(log.take() == ["body"], "an equal write publishes too")
    profile.plain = 1
    tree.flush()
    #expect(log.take() == [])
    #expect(tree.observer.causes.filter { $0.contains("observedChanged Profile") }.count == 2)
  }

  @Test("R52 a plain stored reference creates no dependency")
  func plainReference() {
    let (profile, log) = (Profile(), Log())
    let tree = Tree { Holding(profile: profile, log: log) }
    _ = log.take()
    profile.name = "b"
    tree.flush()
    #expect(log.take() == [])
    #expect(tree.texts == ["a"])
  }

  @Test("R53 a StateObject is created once for each identity and ends with it")
  func stateObject() {
    struct Owner: View {
      var number: Int
      @StateObject var profile = Profile()
      var body: some View { Leaf("\(number) \(profile.name)") }
    }
    let made = Profile.made
    let tree = Tree { Owner(number: 1) }
    tree.update { Owner(number: 2) }
    #expect(Profile.made == made + 1)
    #expect(tree.texts == ["2 a"])
    let alive = Profile.alive
    tree.update { EmptyView() }
    #expect(Profile.alive == alive - 1)
  }

  @Test("R53 an ObservedObject with a default is a new object at each parent pass")
  func observedDefault() {
    struct Careless: View {
      @ObservedObject var profile = Profile()
      var body: some View { Leaf(profile.name) }
    }
    struct Parent: View {
      var number: Int
      var body: some View { Careless() }
    }
    let made = Profile.made
    let tree = Tree { Parent(number: 1) }
    tree.update { Parent(number: 2) }
    #expect(Profile.made == made + 2)
  }

  @Test("R52 another object replaces the declared one")
  func replaced() {
    let (first, second, log) = (Profile(), Profile(), Log())
    let tree = Tree { Declaring(profile: first, log: log) }
    tree.update { Declaring(profile: second, log: log) }
    _ = log.take()
    first.name = "x"
    tree.flush()
    #expect(log.take() == [])
    second.name = "y"
    tree.flush()
    #expect(log.take() == ["body"])
  }

  @Test("R25 R52 a binding to a property runs its reader; the same binding is equal")
  func bindings() {
    struct Field: View {
      @Binding var name: String
      let log: Log
      var body: some View {
        let _ = log("field")
        Leaf(name)
      }
    }
    struct Form: View {
      @StateObject var profile: Profile
      let log: Log
      var body: some View {
        let _ = log("form")
        Field(name: $profile.name, log: log)
      }
    }
    let (profile, log) = (Profile(), Log())
    let tree = Tree { Form(profile: profile, log: log) }
    _ = log.take()
    profile.name = "b"
    tree.flush()
    #expect(tree.texts == ["b"])
    #expect(log.take() == ["form", "field"])
  }

  @Test("R51 R52 an object that outlives the tree is not watched by it any more")
  func lifetimes() {
    let (profile, log) = (Profile(), Log())
    let tree = Tree { Declaring(profile: profile, log: log) }
    weak let source = tree.runtime.objects.source(of: profile, tree.runtime)
    #expect(source != nil)
    tree.runtime.unmount()
    #expect(source == nil)
    profile.name = "b"
    #expect(tree.runtime.writes.isEmpty)
  }

  @Test("R28 a publish from another thread reaches the body")
  func otherThread() async {
    struct Reader: View {
      @ObservedObject var profile: Profile
      var body: some View { Leaf(profile.name) }
    }
    let profile = Profile()
    let tree = Tree { Reader(profile: profile) }
    nonisolated(unsafe) let shared = profile
    await Task.detached { shared.name = "from afar" }.value
    tree.flush()
    #expect(tree.texts == ["from afar"])
  }

  @Test("R27 a publish during a body is an issue and takes effect in the next pass")
  func writeDuringBody() {
    struct Writer: View {
      let profile: Profile
      let value: String
      var body: some View {
        let _ = (profile.name == value ? () : (profile.name = value))
        Leaf("writer")
      }
    }
    struct Reader: View {
      @ObservedObject var profile: Profile
      var body: some View { Leaf(profile.name) }
    }
    let profile = Profile()
    let tree = Tree {
      Reader(profile: profile)
      Writer(profile: profile, value: "b")
    }
    #expect(tree.texts == ["b", "writer"])
    #expect(tree.observer.issues.map(\.kind) == [.writeDuringUpdate])
  }
}
