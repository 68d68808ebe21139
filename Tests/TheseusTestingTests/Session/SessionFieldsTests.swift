import Observation
import Testing
import TheseusSession
import TheseusTesting

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

private final class Item: Codable {
  var number = 0
}

@propertyWrapper
private struct Clamped: Codable {
  private var value = 0
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, 0), 10) }
  }
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}

private final class Store: ObservableObject {
  @Published var query = ""
  @Published var object: Item?
  @Clamped var level = 0
  @Clamped var excluded = 0
  var _plain = 0
  var reference: Item?
  var deepReference: Item??
  lazy var cache = query.count
  lazy var excludedCache = 0
}

extension Store: SessionState {
  static let excludedProperties: Set<String> = ["excluded", "excludedCache"]
}

private final class Underscored: ObservableObject {
  var _value = 0
  var value = 0
  var _cache = 0
}

extension Underscored: SessionState {
  static let excludedProperties: Set<String> = ["_cache"]
}

@MainActor @Suite("the variables of objects in snapshots")
struct SessionFieldsTests {
  @MainActor private final class Wires {
    var store: Store?
    var underscored: Underscored?
  }

  private struct Root: View {
    let wires: Wires
    @StateObject private var store = Store()
    @State private var underscored = Underscored()
    var body: some View {
      wires.store = store
      wires.underscored = underscored
      return Text("there")
    }
  }

  private func saved() throws -> Snapshot {
    let wires = Wires()
    let host = TestHost { Root(wires: wires) }
    let store = try #require(wires.store)
    store.query = "milk"
    store.object = Item()
    store.reference = Item()
    store.deepReference = Item()
    store.level = 5
    store.excluded = 6
    store._plain = 7
    store.cache = 99
    store.excludedCache = 99
    let underscored = try #require(wires.underscored)
    underscored._value = 1
    underscored.value = 2
    underscored._cache = 3
    host.flush()
    return try host.snapshot()
  }

  @Test("R35 caches of lazy variables and references are not saved, wrapped variables by name")
  func names() throws {
    let names = try saved().cells.filter { $0.kind == .object }.map(\.name)
    #expect(
      names.sorted() == [
        "store.level", "store.plain", "store.query", "underscored._value", "underscored.value",
      ])
  }

  @Test("R35 a restored object computes its lazy variables from what was restored")
  func restored() throws {
    let wires = Wires()
    let host = TestHost(restoring: try saved()) { Root(wires: wires) }
    let store = try #require(wires.store)
    #expect(store.query == "milk" && store.cache == 4 && store.excludedCache == 0)
    #expect(store.level == 5 && store.excluded == 0 && store._plain == 7)
    #expect(store.object == nil && store.reference == nil)
    let underscored = try #require(wires.underscored)
    #expect(underscored._value == 1 && underscored.value == 2 && underscored._cache == 0)
    #expect(host.restoreReport.allSatisfy { $0.outcome == .kept }, "\(host.restoreReport)")
  }
}
