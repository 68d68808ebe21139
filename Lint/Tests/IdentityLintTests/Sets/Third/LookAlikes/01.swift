import SwiftUI

struct GuestEntry: Identifiable {
  let id = UUID()
  var name: String
  var isVegetarian = false
}

final class GuestBook: ObservableObject {
  @Published private(set) var entries: [GuestEntry] = []

  var vegetarians: [GuestEntry] {
    entries.filter(\.isVegetarian).sorted { $0.name < $1.name }
  }

  func register(_ name: String) {
    entries.append(GuestEntry(name: name))
  }

  func toggle(_ entry: GuestEntry) {
    guard let position = entries.firstIndex(where: { $0.id == entry.id }) else { return }
    entries[position].isVegetarian.toggle()
  }
}

struct GuestBookView: View {
  @ObservedObject var book: GuestBook
  @State private var name = ""

  var body: some View {
    List {
      Section("All") {
        ForEach(book.entries) { entry in
          GuestRow(entry: entry) { book.toggle(entry) }
        }
      }
      Section("Vegetarian") {
        ForEach(book.vegetarians) { entry in
          GuestRow(entry: entry) { book.toggle(entry) }
        }
      }
      Section {
        TextField("Name", text: $name)
        Button("Add") {
          book.register(name)
          name = ""
        }
      }
    }
  }
}

struct GuestRow: View {
  let entry: GuestEntry
  let onToggle: () -> Void
  @State private var showsDetails = false

  var body: some View {
    DisclosureGroup(entry.name, isExpanded: $showsDetails) {
      Button(entry.isVegetarian ? "Eats everything" : "Vegetarian", action: onToggle)
    }
  }
}
