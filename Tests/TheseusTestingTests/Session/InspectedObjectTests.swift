import Observation
import Testing
import TheseusSession
import TheseusTesting

@MainActor @Observable
private final class Store {
  var draft = "mine"
  var unread = 1
  var other = 2
  @ObservationIgnored var cache = 3
}

extension Store: SessionState {
  static let excludedProperties: Set<String> = ["cache"]
}

private final class Model: ObservableObject {
  @Published var title = "old"
}

extension Model: SessionState {}

@MainActor @Observable
private final class Plain {
  var words = "no session"
}

private struct Page: View {
  @State private var store = Store()
  @State private var model = Model()
  @State private var plain = Plain()
  @State private var count = 0
  let others: Others

  var body: some View {
    others.runs += 1
    return VStack {
      Text("page \(store.draft) \(count)")
      Button("More") { count += 1 }
      ForEach(0..<2, id: \.self) { Text("row \($0) \(store.unread)") }
      Title(model: model)
      Text(plain.words)
    }
    .onAppear { others.store = store }
  }
}

private struct Title: View {
  @ObservedObject var model: Model
  var body: some View { Text("title \(model.title)") }
}

@MainActor
private final class Others {
  var store: Store?
  /// Of the page's body.
  var runs = 0
}

@MainActor @Suite("theseus inspect: observable objects")
struct InspectedObjectTests {
  private let others = Others()

  private func page() throws -> (host: TestHost, owner: OwnerNode) {
    let host = TestHost { Page(others: others) }
    var found: OwnerNode?
    host.runtime.forEachOwner { if $0.type == Page.self { found = $0 } }
    return (host, try #require(found))
  }

  private func value(_ owner: OwnerNode, _ name: String) -> (index: Int, value: InspectedValue)? {
    owner.inspectedValues().first { $0.value.name == name }
  }

  private func set(_ owner: OwnerNode, _ name: String, _ json: String) throws {
    let known = try #require(value(owner, name))
    try owner.setInspectedValue(known.index, variable: known.value.variable, json: json)
  }

  @Test("the reads of a body name the properties of objects that it read, and no others")
  func reads() throws {
    let (host, owner) = try page()
    // The first run of a kind of code shows only that it has read something.
    try host.find(.button, "More").tap()
    #expect(
      Set(owner.inspectedReads()).isSuperset(of: ["Page.count", "Plain.words", "Store.draft"]))
    #expect(!owner.inspectedReads().contains { $0.hasPrefix("Store.other") })
    #expect(!owner.inspectedReads().contains("properties of observable objects"))
  }

  @Test("asking what was read neither runs the body nor loses a change")
  func asking() throws {
    let (host, owner) = try page()
    try host.find(.button, "More").tap()
    let runs = others.runs
    for _ in 0..<3 { _ = owner.inspectedReads() }
    host.flush()
    #expect(others.runs == runs)
    others.store?.draft = "changed"
    // A change that is not yet committed, and a question meanwhile.
    _ = owner.inspectedReads()
    host.flush()
    #expect(host.screen.contains("page changed 1"))
    #expect(others.runs == runs + 1)
    others.store?.draft = "again"
    host.flush()
    #expect(host.screen.contains("page again 1"))
  }

  @Test("a variable of a SessionState object is set, and those who have read it follow")
  func variable() throws {
    let (host, owner) = try page()
    #expect(value(owner, "store.draft")?.value.json == "\"mine\"")
    // Nobody knows yet what the first run has read.
    try set(owner, "store.draft", "\"yours\"")
    host.flush()
    #expect(host.screen.contains("page yours 0"))
    try host.find(.button, "More").tap()
    try set(owner, "store.draft", "\"ours\"")
    host.flush()
    #expect(host.screen.contains("page ours 1"))
    #expect(others.store?.draft == "ours")
  }

  @Test("rows and views of an ObservableObject follow too")
  func rows() throws {
    let (host, owner) = try page()
    try set(owner, "store.unread", "7")
    host.flush()
    #expect(host.screen.contains("row 0 7") && host.screen.contains("row 1 7"))
    try set(owner, "store.unread", "8")
    host.flush()
    #expect(host.screen.contains("row 1 8"))
    try set(owner, "model.title", "\"new\"")
    host.flush()
    #expect(host.screen.contains("title new"))
  }

  @Test("excluded variables and values of other types cannot be set")
  func refused() throws {
    let (_, owner) = try page()
    #expect(value(owner, "store.cache")?.value.json == nil)
    #expect(throws: DecodingError.self) { try set(owner, "store.draft", "3") }
    let store = try #require(value(owner, "store"))
    #expect(throws: InspectionError.self) {
      try owner.setInspectedValue(store.index, variable: "cache", json: "4")
    }
    #expect(throws: InspectionError.self) {
      try owner.setInspectedValue(store.index, variable: "nothing", json: "4")
    }
    #expect(others.store?.cache == 3)
  }
}
