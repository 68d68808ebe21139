import SwiftUI

// The hash is made of what no edit changes.
struct Thing: Hashable, Identifiable {
  let key: Int
  var title: String
  var id: Int { hashValue }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
  static func == (one: Thing, other: Thing) -> Bool { one.key == other.key }
}
// Nothing can be edited.
struct Fact: Hashable, Identifiable { let title: String; var id: Int { hashValue } }
struct Things: View {
  @State private var things: [Thing] = []
  let facts: [Fact]
  var body: some View {
    List($things) { $thing in TextField("Title", text: $thing.title) }
    List(facts) { Text($0.title) }
  }
}
