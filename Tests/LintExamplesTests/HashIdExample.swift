import Testing
import TheseusTesting

// failing:
struct TagByHash: Hashable {
  let name: String
  func hash(into hasher: inout Hasher) { hasher.combine(name.count) }
}

struct TagsByHash: View {
  let tags = [TagByHash(name: "red"), TagByHash(name: "tan")]

  var body: some View {
    ForEach(tags, id: \.hashValue) { tag in Toggle(tag.name, isOn: .constant(true)) }
  }
}
// end

// fixed:
struct TagByName: Hashable {
  let name: String
  func hash(into hasher: inout Hasher) { hasher.combine(name.count) }
}

struct TagsByName: View {
  let tags = [TagByName(name: "red"), TagByName(name: "tan")]

  var body: some View {
    ForEach(tags, id: \.name) { tag in Toggle(tag.name, isOn: .constant(true)) }
  }
}
// end

@MainActor @Suite("The example of hash_id")
struct HashIdExample {
  @Test("R7 hash_id: two elements with one hash value have one id")
  func runs() {
    #expect(TestHost { TagsByHash() }.trace.issues.contains { $0.kind == .duplicateID })
    #expect(TestHost { TagsByName() }.trace.issues.isEmpty)
  }

  @Test("hash_id: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "hash_id", file: #filePath).check() }
}
