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

@MainActor @Observable
private final class Filter: SessionState {
  var limit: Int?? = 7
  var path = NavigationPath()
}

private final class OldFilter: ObservableObject, SessionState {
  @Published var limit: Int?? = 7
  @Published var path = NavigationPath()
}

@MainActor @Suite("optionals of optionals in snapshots")
struct NestedOptionalTests {
  @MainActor private final class Wires {
    var write: (Int??) -> Void = { _ in }
    var filter: Filter?
    var oldFilter: OldFilter?
  }

  private struct Root: View {
    let wires: Wires
    @State private var choice: Int?? = 7
    @State private var deep: Int??? = 7
    @State private var path: NavigationPath? = NavigationPath([1])
    @State private var filter = Filter()
    @StateObject private var oldFilter = OldFilter()

    var body: some View {
      wires.filter = filter
      wires.oldFilter = oldFilter
      wires.write = { value in
        choice = value
        deep = .some(value)
        path = value == nil ? nil : NavigationPath([2, 3])
        filter.limit = value
        oldFilter.limit = value
      }
      return Text(
        "\(String(describing: choice)) \(String(describing: deep)) \(path?.count ?? -1) "
          + "\(String(describing: filter.limit)) \(String(describing: oldFilter.limit))")
    }
  }

  private static let values: [Int??] = [.none, .some(nil), .some(3)]

  @Test("R33 each kind of nil, and a value, is restored as it was", arguments: 0..<3)
  func kinds(_ index: Int) throws {
    let value = Self.values[index]
    let wires = Wires()
    let host = TestHost(columns: 160) { Root(wires: wires) }
    wires.write(value)
    host.flush()
    let saved = try JSONDecoder().decode(
      Snapshot.self, from: Data(try host.snapshot().json.utf8))
    let next = TestHost(restoring: saved, columns: 160) { Root(wires: Wires()) }
    #expect(next.screen == host.screen, "\(next.screen)\n\(host.screen)")
    #expect(next.screen.contains("\(String(describing: value)) "))
    #expect(next.restoreReport.allSatisfy { $0.outcome == .kept }, "\(next.restoreReport)")
  }

  @Test("R35 a NavigationPath of an object is saved as one of a state is")
  func paths() throws {
    let wires = Wires()
    let host = TestHost(columns: 160) { Root(wires: wires) }
    try #require(wires.filter).path.append(5)
    try #require(wires.oldFilter).path.append("text")
    host.flush()
    let next = Wires()
    let restored = TestHost(restoring: try host.snapshot(), columns: 160) { Root(wires: next) }
    #expect(try #require(next.filter).path == NavigationPath([5]))
    #expect(try #require(next.oldFilter).path == NavigationPath(["text"]))
    #expect(restored.restoreReport.allSatisfy { $0.outcome == .kept })
  }

  @Test("R34 T that becomes T? is kept where snapshots have a form of T")
  func wider() throws {
    struct Old: View {
      @State private var path = NavigationPath([1, 2])
      var body: some View { Text("\(path.count)") }
    }
    struct New: View {
      @State private var path: NavigationPath?
      var body: some View { Text("count \(path?.count ?? -1)") }
    }
    let json = try TestHost { Old() }.snapshot().json.replacingOccurrences(of: "Old", with: "New")
    let saved = try JSONDecoder().decode(Snapshot.self, from: Data(json.utf8))
    let next = TestHost(restoring: saved) { New() }
    #expect(next.screen.contains("count 2"), "\(next.restoreReport)")
  }
}
