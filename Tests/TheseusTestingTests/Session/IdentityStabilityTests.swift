import Testing
import TheseusTesting

@MainActor @Suite("ids in snapshots")
struct IdentityStabilityTests {
  private struct Row: View {
    @State private var count = 0
    var body: some View { Button("row \(count)") { count += 1 } }
  }

  private struct Rows<ID: Hashable>: View {
    let ids: [ID]
    var body: some View { VStack { ForEach(ids, id: \.self) { _ in Row() } } }
  }

  /// The messages after two snapshots.
  private func issues<ID: Hashable>(_ ids: [ID]) throws -> [String] {
    let host = TestHost { Rows(ids: ids) }
    _ = try host.snapshot()
    _ = try host.snapshot()
    return host.trace.issues.filter { $0.kind == .unstableIdentity }.map(\.message)
  }

  private struct Tagged: Hashable, Codable {
    var name: String
    var tags: Set<String>
  }

  private enum Choice: Hashable, Codable {
    case none
    case some(Set<String>)
  }

  private final class Thing: Hashable, Codable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (a: Thing, b: Thing) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  private final class Described: Hashable, Codable, CustomStringConvertible {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (a: Described, b: Described) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
    var description: String { name }
  }

  @Test("R31 ids that contain a set or a dictionary are reported once, because their order differs")
  func sets() throws {
    let message = "contain a set or a dictionary"
    for messages in [
      try issues([Set(["a", "b"]), Set(["c", "d"])]), try issues([["a": 1], ["b": 2]]),
      try issues([Tagged(name: "a", tags: ["x", "y"]), Tagged(name: "b", tags: [])]),
      try issues([[Set([1, 2])], [Set([3])]]), try issues([Choice.none, .some(["a"])]),
      try issues([Set([1])] as [Set<Int>?]),
    ] { #expect(messages.count == 1 && messages[0].contains(message), "\(messages)") }
  }

  @Test("R31 ids that are objects without a description are reported once: all have one text")
  func objects() throws {
    let messages = try issues([Thing("a"), Thing("b")])
    #expect(messages.count == 1 && messages[0].contains("without a description"), "\(messages)")
    #expect(try issues([Described("a"), Described("b")]).isEmpty)
  }

  @Test("R31 other Codable ids are not reported")
  func others() throws {
    struct Key: Hashable, Codable {
      var name: String
      var numbers: [Int]
      var other: Int?
    }
    #expect(try issues([Key(name: "a", numbers: [1]), Key(name: "b", numbers: [])]).isEmpty)
    #expect(try issues(["a", "b"]).isEmpty)
    #expect(try issues([1.5, 2]).isEmpty)
    #expect(try issues([nil, 1] as [Int?]).isEmpty)
  }

  @Test("R31 ids that contain values of private types have the same text in every process")
  func nested() throws {
    struct Inner: Hashable, Codable { var number: Int }
    struct Key: Hashable, Codable { var inner: Inner }
    let ids = [Key(inner: Inner(number: 1)), Key(inner: Inner(number: 2))]
    let host = TestHost { Rows(ids: ids) }
    try #require(host.findAll(.button).last).tap()
    let snapshot = try host.snapshot()
    #expect(!snapshot.cells.contains { $0.identity.contains("unknown context") })
    #expect(snapshot.cells.contains { $0.identity.contains("number: 2") })
    #expect(host.trace.issues.isEmpty)
    let next = TestHost(restoring: snapshot) { Rows(ids: ids) }
    #expect(next.findAll(.button).map(\.label) == ["row 0", "row 1"])
    // In a lazy container, too.
    let lazy = TestHost { List(ids, id: \.self) { _ in Row() } }
    try #require(lazy.findAll(.button).last).tap()
    let restored = TestHost(restoring: try lazy.snapshot()) { List(ids, id: \.self) { _ in Row() } }
    #expect(restored.findAll(.button).map(\.label) == ["row 0", "row 1"])
  }
}
