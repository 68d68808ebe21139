import Observation
import Testing
import TheseusSession
import TheseusTesting

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@MainActor @Observable
private final class Router: SessionState {
  var tab = "first"
  weak var owner: Model?
  var model: Model?
}

private final class Draft: ObservableObject, SessionState {
  @Published var text = ""
  var cache = Cache()
}

@MainActor @Observable private final class Cache { var hits = 0 }

@MainActor @Observable
private final class Model: SessionState {
  let router = Router()
  var optional: Router?
  var ignored = Router()
  var cache = Cache()
  var count = 0
  static let excludedProperties: Set<String> = ["ignored"]
}

private final class OldModel: ObservableObject, SessionState {
  @Published var draft = Draft()
  @Published var router: Router? = Router()
}

@MainActor @Observable
private final class Link: SessionState {
  var number = 0
  var next: Link?
}

@MainActor @Suite("objects of a session that other objects hold")
struct HeldObjectTests {
  @MainActor private final class Wires {
    var model: Model?
    var oldModel: OldModel?
  }

  private struct Root: View {
    let wires: Wires
    @State private var model = Model()
    @StateObject private var oldModel = OldModel()

    var body: some View {
      wires.model = model
      wires.oldModel = oldModel
      return Text("\(model.router.tab) \(model.count) \(oldModel.draft.text)")
    }
  }

  @Test("R35 their variables are saved by the names that lead to them, and restored")
  func restored() throws {
    let wires = Wires()
    let host = TestHost { Root(wires: wires) }
    let model = try #require(wires.model)
    let oldModel = try #require(wires.oldModel)
    model.router.tab = "second"
    model.router.owner = model
    // A cycle ends at the object that was seen.
    model.router.model = model
    model.ignored.tab = "excluded"
    model.count = 3
    oldModel.draft.text = "half a wo"
    oldModel.router?.tab = "third"
    host.flush()
    let snapshot = try host.snapshot()
    let names = snapshot.cells.filter { $0.kind == .object }.map(\.name)
    #expect(
      names.sorted() == [
        "model.count", "model.router.tab", "oldModel.draft.text", "oldModel.router.tab",
      ])
    let next = Wires()
    let restored = TestHost(restoring: snapshot) { Root(wires: next) }
    #expect(restored.screen.contains("second 3 half a wo"), "\(restored.screen)")
    #expect(next.oldModel?.router?.tab == "third")
    #expect(next.model?.ignored.tab == "first")
    #expect(restored.restoreReport.allSatisfy { $0.outcome == .kept }, "\(restored.restoreReport)")
  }

  @Test("R35 what is not there at a restart is dropped, and reported")
  func missing() throws {
    let wires = Wires()
    let host = TestHost { Root(wires: wires) }
    let model = try #require(wires.model)
    model.optional = Router()
    model.optional?.tab = "late"
    host.flush()
    let restored = TestHost(restoring: try host.snapshot()) { Root(wires: Wires()) }
    let lost = restored.restoreReport.filter { $0.outcome != .kept }
    #expect(lost.map(\.property) == ["Root.model.optional.tab"], "\(lost)")
  }

  private enum Old {
    struct Page: View {
      @State private var model = OldNames()
      var body: some View { Button("\(model.inner.title)") { model.inner.title = "typed" } }
    }
  }
  private enum New {
    struct Page: View {
      @State private var store = NewNames()
      static let previousNames = ["store": "model"]
      var body: some View { Text(store.content.heading) }
    }
  }

  @Test("R34 renamed properties on the way to a variable, and the variable, keep it")
  func renamed() throws {
    let host = TestHost { Old.Page() }
    try host.find(.button).tap()
    let next = TestHost(restoring: try host.snapshot()) { New.Page() }
    #expect(next.screen.contains("typed"), "\(next.restoreReport)")
  }

  private struct Chain: View {
    let wires: (Link) -> Void
    @State private var link = Link()
    var body: some View {
      wires(link)
      return Text("chain")
    }
  }

  @Test("a chain of 10,000 objects is saved up to a depth, without an end of the stack")
  func chain() throws {
    var first: Link?
    let host = TestHost { Chain { first = $0 } }
    var links = [try #require(first)]
    for number in 1...10_000 {
      let link = Link()
      link.number = number
      links.append(link)
    }
    for (link, next) in zip(links, links.dropFirst()) { link.next = next }
    let cells = try host.snapshot().cells.filter { $0.kind == .object }
    #expect(cells.count == 8 && cells.last?.name.hasSuffix("next.number") == true)
    // Released one by one: a chain of deinitializers would end the stack.
    for link in links { link.next = nil }
  }
}

@MainActor @Observable private final class OldNames: SessionState { let inner = OldInner() }
@MainActor @Observable private final class OldInner: SessionState { var title = "none" }

@MainActor @Observable
private final class NewNames: SessionState {
  let content = NewInner()
  static let previousNames = ["content": "inner"]
}

@MainActor @Observable
private final class NewInner: SessionState {
  var heading = "none"
  static let previousNames = ["heading": "title"]
}
