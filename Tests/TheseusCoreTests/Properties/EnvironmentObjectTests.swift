import Observation
import Testing

@testable import TheseusCore

private final class Session: ObservableObject {
  @Published var user = "ann"
}

@Observable
private final class Settings {
  var size = 1
}

private struct UserName: View {
  @EnvironmentObject var session: Session
  let log: Log
  var body: some View {
    let _ = log("user")
    Leaf(session.user)
  }
}

private struct Size: View {
  @Environment(Settings.self) var settings
  var body: some View { Leaf("\(settings.size)") }
}

private struct MaybeSize: View {
  @Environment(Settings.self) var settings: Settings?
  var body: some View { Leaf(settings.map { "\($0.size)" } ?? "none") }
}

@MainActor @Suite("Objects come from the environment")
struct EnvironmentObjectTests {
  @Test(
    "R52 R54 a change of the object runs its readers, also through layers that do not mention it")
  func changes() {
    struct Middle: View {
      let log: Log
      var body: some View { UserName(log: log) }
    }
    let (session, log) = (Session(), Log())
    let tree = Tree { Middle(log: log).environmentObject(session) }
    #expect(tree.texts == ["ann"])
    session.user = "bob"
    tree.flush()
    #expect(tree.texts == ["bob"])
    #expect(log.take() == ["user", "user"])
  }

  @Test("R42 setting the same object again runs nothing")
  func sameObject() {
    let (session, log) = (Session(), Log())
    let tree = Tree { UserName(log: log).environmentObject(session) }
    tree.update { UserName(log: log).environmentObject(session) }
    #expect(log.take() == ["user"])
  }

  @Test(
    "R54 a missing object: the body does not run, the rest lives, one issue names type and view")
  func missing() {
    let log = Log()
    let tree = Tree {
      Leaf("before")
      UserName(log: log)
      Size()
      Leaf("after")
    }
    #expect(tree.texts == ["before", "after"])
    #expect(log.take() == [])
    #expect(
      tree.observer.issues.map(\.kind) == [.missingEnvironmentObject, .missingEnvironmentObject])
    let message = tree.observer.issues.first?.message ?? ""
    #expect(message.contains("UserName") && message.contains("Session"))
    #expect(tree.observer.issues.last?.message.contains("Settings") == true)
  }

  @Test("R54 a host receives the missing object's issue, also when it is set after mounting")
  func fatal() {
    for asksFirst in [true, false] {
      let runtime = ViewRuntime()
      runtime.observer = nil
      var issues: [RuntimeIssue] = []
      if asksFirst { runtime.services.onFatalIssue = { issues.append($0) } }
      let mount = RootMount(runtime.rootInputs()) { Size() }
      runtime.flush()
      if !asksFirst {
        #expect(issues.isEmpty)
        runtime.services.onFatalIssue = { issues.append($0) }
      }
      #expect(issues.map(\.kind) == [.missingEnvironmentObject])
      withExtendedLifetime(mount) {}
    }
  }

  @Test("R54 inside a custom dynamic property and a modifier it is found too")
  func nested() {
    struct Wrapper: DynamicProperty { @EnvironmentObject var session: Session }
    struct User: View {
      var wrapper = Wrapper()
      var body: some View { Leaf(wrapper.session.user) }
    }
    struct Framed: ViewModifier {
      @Environment(Settings.self) var settings
      func body(content: Content) -> some View {
        Leaf("\(settings.size)")
        content
      }
    }
    let tree = Tree {
      User()
      Leaf("x").modifier(Framed())
    }
    #expect(tree.texts == [])
    #expect(tree.observer.issues.count == 2)
    tree.update {
      User().environmentObject(Session())
      Leaf("x").modifier(Framed()).environment(Settings())
    }
    #expect(tree.texts == ["ann", "1", "x"])
  }

  @Test("R54 an optional object is nil, without an issue, and appears when it is set")
  func optional() {
    let settings = Settings()
    struct Root: View {
      var settings: Settings?
      var body: some View { MaybeSize().environment(settings) }
    }
    let tree = Tree { Root() }
    #expect(tree.texts == ["none"])
    tree.update { Root(settings: settings) }
    #expect(tree.texts == ["1"])
    settings.size = 2
    tree.flush()
    #expect(tree.texts == ["2"])
    #expect(tree.observer.issues.isEmpty)
  }

  @Test("R54 a required object that is set later shows the view; removing it ends the view")
  func later() {
    struct Root: View {
      var settings: Settings?
      var body: some View { Size().environment(settings) }
    }
    let tree = Tree { Root() }
    #expect(tree.texts == [])
    tree.update { Root(settings: Settings()) }
    #expect(tree.texts == ["1"])
    tree.update { Root() }
    #expect(tree.texts == [])
    #expect(tree.observer.issues.count == 2)
  }

  @Test("R54 Bindable creates bindings to an observable's properties")
  func bindable() {
    struct Stepper: View {
      @Binding var size: Int
      let log: Log
      var body: some View {
        let _ = log("stepper")
        Leaf("\(size)")
      }
    }
    struct Editor: View {
      @Bindable var settings: Settings
      let log: Log
      var body: some View {
        let _ = log("editor")
        Stepper(size: $settings.size, log: log)
      }
    }
    let (settings, log) = (Settings(), Log())
    let tree = Tree { Editor(settings: settings, log: log) }
    _ = log.take()
    settings.size = 7
    tree.flush()
    #expect(tree.texts == ["7"])
    #expect(log.take() == ["stepper"], "passing a binding on is not reading it")
    Bindable(settings).size.wrappedValue = 8
    #expect(settings.size == 8)
  }

  @Test("R50 a rule that is not a body follows an observable through bindings of all kinds")
  func bindingInRule() {
    struct Owner: View {
      @State var settings: Settings
      let other: Settings
      let log: Log
      var body: some View {
        let _ = log("owner")
        BoundLeaf(size: $settings.size)
        BoundLeaf(size: Binding(get: { other.size }, set: { other.size = $0 }))
      }
    }
    let (settings, other, log) = (Settings(), Settings(), Log())
    let tree = Tree {
      BoundLeaf(size: Bindable(settings).size)
      Owner(settings: settings, other: other, log: log)
    }
    #expect(tree.texts == ["1", "1", "1"])
    for size in 2...4 {
      settings.size = size
      other.size = size * 10
      tree.flush()
      #expect(tree.texts == ["\(size)", "\(size)", "\(size * 10)"])
    }
    #expect(log.take() == ["owner"])
  }

  @Test("R51 readings of released bindings are dropped")
  func manyReadings() {
    let settings = Settings()
    let tree = Tree { EmptyView() }
    for number in 0..<500 {
      tree.update {
        BoundLeaf(size: Binding(get: { settings.size + number }, set: { settings.size = $0 }))
      }
    }
    #expect(tree.texts == ["500"])
    #expect(tree.runtime.graph.statistics.subgraphs < 200)
  }
}
