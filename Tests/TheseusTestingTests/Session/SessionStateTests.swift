import Foundation
import Observation
import Testing
import TheseusSession
import TheseusTesting

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

private enum Page: String, Codable { case day, search }

@MainActor @Observable
private final class Navigator {
  var page = Page.day { didSet { changes += 1 } }
  var query: String? = nil
  var numbers: [Int] = []
  var cache = "fresh"
  private(set) var changes = 0
  @ObservationIgnored var ignored = 1
  let fixed = "fixed"
  var opaque: (() -> Void)?
  weak var friend: Navigator?
}

extension Navigator: SessionState {
  static let excludedProperties: Set<String> = ["cache", "changes"]
}

private class Base: ObservableObject {
  @Published var name = "none"
}

private final class Model: Base {
  @Published var count = 0
  var plain = 0
}

extension Base: SessionState {}

@MainActor @Observable private final class Bystander { var value = 0 }

@MainActor @Suite("objects in snapshots")
struct SessionStateTests {
  @MainActor private final class Wires {
    var navigator: Navigator?
    var model: Model?
    var bodyRuns = 0
  }

  private struct Root: View {
    let wires: Wires
    @State private var navigator = Navigator()
    @StateObject private var model = Model()
    @State private var bystander = Bystander()
    var body: some View {
      wires.navigator = navigator
      wires.model = model
      wires.bodyRuns += 1
      return VStack {
        Text("\(navigator.page.rawValue) \(navigator.query ?? "nil") \(navigator.numbers)")
        Text("\(model.name) \(model.count) \(model.plain) \(bystander.value)")
      }
    }
  }

  private func changed() throws -> Snapshot {
    let wires = Wires()
    let host = TestHost { Root(wires: wires) }
    let navigator = try #require(wires.navigator)
    let model = try #require(wires.model)
    navigator.page = .search
    navigator.query = "milk"
    navigator.numbers = [1, 2]
    navigator.cache = "stale"
    navigator.ignored = 9
    model.name = "named"
    model.count = 4
    model.plain = 5
    host.flush()
    return try host.snapshot()
  }

  @Test("R35 the Codable variables of a SessionState object are restored before its first use")
  func restored() throws {
    let wires = Wires()
    let host = TestHost(restoring: try changed()) { Root(wires: wires) }
    #expect(host.screen.contains("search milk [1, 2]"), "\(host.screen)")
    #expect(host.screen.contains("named 4 5 0"), "\(host.screen)")
    #expect(wires.bodyRuns == 1)
    let navigator = try #require(wires.navigator)
    #expect(navigator.cache == "fresh" && navigator.ignored == 9)
    #expect(navigator.changes == 0)
    let others = host.restoreReport.filter { $0.outcome != .kept }
    #expect(others.map(\.property) == ["Root.bystander"], "\(others)")
  }

  @Test("R35 excluded variables, references, constants and other objects are not saved")
  func saved() throws {
    let names = Set(try changed().cells.filter { $0.kind == .object }.map(\.name))
    #expect(
      names == [
        "navigator.page", "navigator.query", "navigator.numbers", "navigator.ignored", "model.name",
        "model.count", "model.plain",
      ])
  }

  @Test("R35 a restored object is observed as any other")
  func observed() throws {
    let wires = Wires()
    let host = TestHost(restoring: try changed()) { Root(wires: wires) }
    try #require(wires.navigator).page = .day
    try #require(wires.model).count += 1
    host.flush()
    #expect(host.screen.contains("day milk") && host.screen.contains("named 5"))
    #expect(try #require(wires.navigator).changes == 1)
  }

  @Test("R35 those who observe a published variable are notified of its restored value")
  func published() throws {
    struct Late: View {
      @StateObject private var model: Model
      init(_ model: Model) { _model = StateObject(wrappedValue: model) }
      var body: some View { Text("\(model.count)") }
    }
    let old = TestHost { Late(Model()) }
    let model = Model()
    model.count = 3
    let saved = TestHost { Late(model) }
    _ = old
    let shared = Model()
    var seen: [Int] = []
    let subscription = shared.$count.sink { seen.append($0) }
    let host = TestHost(restoring: try saved.snapshot()) { Late(shared) }
    #expect(host.screen.contains("3") && seen == [0, 3])
    subscription.cancel()
  }
}
