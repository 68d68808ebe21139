import Observation
import Testing
import TheseusCore
import TheseusTesting
import TheseusTrace

@MainActor @Observable
private final class Model { var title = "old" }

extension EnvironmentValues {
  fileprivate struct AccentKey: EnvironmentKey { static let defaultValue = 0 }
  fileprivate var accent: Int {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

@MainActor
private final class Hooks {
  var raise: () -> Void = {}
}

/// Reads the object only from some run on. A body's reads are known for its type: each test has its
/// own.
private struct Reader<Kind>: View {
  let hooks: Hooks
  let model: Model
  let first: Int
  @State private var count = 1
  var body: some View {
    hooks.raise = { count += 1 }
    return Text(count >= first ? model.title : "\(count)")
  }
}

private struct Accented: View {
  @Environment(\.accent) private var accent
  var body: some View { Text("\(accent)") }
}

private struct Accenting: View {
  let hooks: Hooks
  @State private var accent = 1
  var body: some View {
    hooks.raise = { accent += 1 }
    return Accented().environment(\.accent, accent)
  }
}

@MainActor @Suite("a recording names the causes of body runs")
struct ReasonNameTests {
  private let hooks = Hooks()
  private let model = Model()

  private func causes(_ run: TraceRun) throws -> [String] {
    let last = try #require(try run.log().updates.last)
    return last.events.filter { $0.name == "ran" }.compactMap(\.cause?.description)
  }

  /// A body that reads the object from its nth run on, and the reasons of the two runs after that.
  private func reasons<Kind>(_ kind: Kind.Type, readingFrom first: Int) throws -> [String] {
    let run = try TraceRun { Reader<Kind>(hooks: hooks, model: model, first: first) }
    for _ in 1..<first { run.act { hooks.raise() } }
    run.act { model.title = "new" }
    let found = try causes(run)
    run.act { model.title = "newer" }
    return found + (try causes(run))
  }

  @Test("R50 the first property that changes, from whichever run on a body reads it")
  func firstChange() throws {
    let name = "body ran: observed Model.title"
    enum First {}
    enum Fourth {}
    enum Tenth {}
    #expect(try reasons(First.self, readingFrom: 1) == [name, name])
    #expect(try reasons(Fourth.self, readingFrom: 4) == [name, name])
    #expect(try reasons(Tenth.self, readingFrom: 10) == [name, name])
  }

  @Test("R42 a value of the environment by its key path, without an address")
  func environment() throws {
    let run = try TraceRun { Accenting(hooks: hooks) }
    run.act { hooks.raise() }
    #expect(try causes(run).contains("body ran: @Environment \\.accent"))
  }
}
