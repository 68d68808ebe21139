import Observation
import Testing
import TheseusTesting

@MainActor
private class Base: ObservableObject {
  @Published var title = "old"
}

@MainActor
private final class Model: Base {
  @Published var tags = ["a", "b"]
  @Published var isOpen = false
  @Published var secret = ""
  var plain = 1.5
  let fixed = 7
}

@MainActor @Observable
private final class Counter {
  var count = 3
  var names: [String] = []
}

/// It notifies nobody.
private final class Silent {
  var content = 1
}

private struct Page: View {
  @StateObject private var model = Model()
  @State private var counter = Counter()
  @State private var maybe: Counter?
  @State private var box = Silent()

  var body: some View {
    VStack {
      Text("\(model.title) \(model.isOpen ? "open" : "closed") \(model.plain)")
      Text("count \(counter.count)")
      Button("Make") { maybe = Counter() }
      SecureField("password", text: $model.secret)
      Reader(counter: counter)
    }
  }
}

private struct Reader: View {
  let counter: Counter
  var body: some View { Text("reader \(counter.count)") }
}

private struct Sealed: View {
  @StateObject private var model = Model()
  var body: some View { Text(model.title) }
}

@MainActor @Suite("theseus inspect: objects that belong to no session")
struct InspectedPlainObjectTests {
  private func mount<Content: View>(_ content: Content) throws -> (host: TestHost, owner: OwnerNode)
  {
    let host = TestHost { content }
    return (host, try owner(of: Content.self, in: host))
  }

  private func owner(of type: any View.Type, in host: TestHost) throws -> OwnerNode {
    var found: OwnerNode?
    host.runtime.forEachOwner { if $0.type == type { found = $0 } }
    return try #require(found)
  }

  private func value(_ owner: OwnerNode, _ name: String) -> (index: Int, value: InspectedValue)? {
    owner.inspectedValues().first { $0.value.name == name }
  }

  private func set(_ owner: OwnerNode, _ name: String, _ json: String) throws {
    let known = try #require(value(owner, name))
    try owner.setInspectedValue(known.index, variable: known.value.variable, json: json)
  }

  @Test("a @StateObject and an @Observable object are listed with their variables")
  func listed() throws {
    let (_, owner) = try mount(Page())
    #expect(value(owner, "model")?.value.words == "Model")
    #expect(value(owner, "model.title")?.value.words == "\"old\"")
    #expect(value(owner, "model.title")?.value.type == "Swift.String")
    #expect(value(owner, "model.tags")?.value.words == "[\"a\", \"b\"]")
    #expect(value(owner, "model.isOpen")?.value.words == "false")
    #expect(value(owner, "model.plain")?.value.words == "1.5")
    #expect(value(owner, "counter.count")?.value.words == "3")
    #expect(value(owner, "counter.names")?.value.words == "[]")
    #expect(owner.hasState && owner.ownsObjects)
  }

  @Test("an optional object is listed once there is one")
  func optional() throws {
    let (host, owner) = try mount(Page())
    #expect(value(owner, "maybe")?.value.words == "nil")
    #expect(value(owner, "maybe.count") == nil)
    try host.find(.button, "Make").tap()
    #expect(value(owner, "maybe")?.value.words == "Counter")
    #expect(value(owner, "maybe.count")?.value.words == "3")
  }

  @Test("the line of the tree has the first variables of each object")
  func summary() throws {
    let (_, owner) = try mount(Page())
    #expect(
      owner.inspectedSummary() == """
        model Model(title "old", tags ["a", "b"], isOpen false, …) \
        · counter Counter(count 3, names []) · maybe nil · box Silent(content 1)
        """)
    #expect(owner.inspectedSummary(most: 1).hasSuffix(", …)"))
  }

  @Test("numbers, flags and texts can be set; those who show them follow")
  func simple() throws {
    let (host, owner) = try mount(Page())
    try set(owner, "model.title", "\"new\"")
    try set(owner, "model.isOpen", "true")
    host.flush()
    #expect(host.screen.contains("new open 1.5"))
    try set(owner, "model.plain", "2.5")
    host.flush()
    #expect(host.screen.contains("new open 2.5"))
    for count in [9, 10] {
      try set(owner, "counter.count", "\(count)")
      host.flush()
      #expect(host.screen.contains("count \(count)") && host.screen.contains("reader \(count)"))
    }
    #expect(throws: DecodingError.self) { try set(owner, "counter.count", "\"text\"") }
  }

  @Test("constants, other types, objects themselves and objects that notify nobody cannot be set")
  func refused() throws {
    let (_, owner) = try mount(Page())
    for name in ["model", "model.fixed", "model.tags", "counter.names", "box.content"] {
      let known = try #require(value(owner, name))
      #expect(known.value.json == nil, "\(name)")
      let variable = name.split(separator: ".").dropFirst().first.map(String.init)
      #expect(throws: InspectionError.self) {
        try owner.setInspectedValue(known.index, variable: variable, json: "8")
      }
    }
  }

  @Test(
    "R36 a variable with a secure field's text, and an object inside private content, are hidden")
  func hidden() throws {
    let (host, owner) = try mount(Page())
    try host.find(.secureField, "password").tap()
    host.type("hunter2")
    #expect(value(owner, "model.secret")?.value.words == "hidden")
    #expect(value(owner, "model.secret")?.value.json == nil)
    let sealed = TestHost { Sealed().privacySensitive() }
    let inner = try self.owner(of: Sealed.self, in: sealed)
    #expect(inner.inspectedSummary() == "model hidden")
    #expect(inner.inspectedValues().allSatisfy { $0.value.words == "hidden" })
    #expect(throws: InspectionError.self) { try set(inner, "model.title", "\"x\"") }
  }

  @Test("what a body read names the object that notifies of any change, and properties of others")
  func reads() throws {
    let (host, owner) = try mount(Page())
    try set(owner, "counter.count", "4")
    host.flush()
    #expect(
      Set(owner.inspectedReads()).isSuperset(of: ["Model (any change)", "Counter.count"]))
    #expect(!owner.inspectedReads().contains { $0.hasPrefix("Counter.names") })
  }
}
