import SwiftUI

struct Wish: Identifiable, Codable, Equatable {
  var id = UUID()
  var name: String
  var isFulfilled = false
}
// The whole list is watched.
struct Wishes: View {
  @State private var wishes: [Wish] = []
  var body: some View {
    List { ForEach($wishes) { $wish in TextField("Wish", text: $wish.name) } }
      .onChange(of: wishes) { Disk().save(wishes) }
      .onChange(of: wishes.count) { Disk().save(wishes) }
  }
}
// The number is all that counts.
struct Counted: View {
  @State private var wishes: [Wish] = []
  @State private var isFull = false
  var body: some View {
    List { ForEach($wishes) { $wish in TextField("Wish", text: $wish.name) } }
      .onChange(of: wishes.count) { isFull = wishes.count > 9 }
      .onChange(of: wishes.isEmpty) { UserDefaults.standard.set(wishes.isEmpty, forKey: "empty") }
  }
}
// Nothing is edited in place.
struct Fixed: View {
  @State private var wishes: [Wish] = []
  var body: some View {
    List { ForEach(wishes) { Text($0.name) } }
      .onChange(of: wishes.count) { Disk().save(wishes) }
    Button("Add") { wishes.append(Wish(name: "a")) }
  }
}
// Edits are saved where they are made.
struct Saved: View {
  @State private var wishes: [Wish] = []
  var body: some View {
    List {
      ForEach($wishes) { $wish in
        TextField("Wish", text: $wish.name).onSubmit { save() }
      }
    }
    .onChange(of: wishes.count) { save() }
  }
  private func save() { Disk().save(wishes) }
}
