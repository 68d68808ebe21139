import SwiftUI

final class Shelf: ObservableObject {
  @Published private(set) var titles: [String] = []

  func add(_ title: String) {
    titles.append(title)
  }
}

struct ShelfSummary: View {
  @EnvironmentObject private var shelf: Shelf

  var body: some View {
    Text("\(shelf.titles.count) books")
      .font(.title)
  }
}

struct AddBookSheet: View {
  @EnvironmentObject private var shelf: Shelf
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)
      Button("Add") {
        shelf.add(title)
        dismiss()
      }
    }
  }
}

struct LibraryRoot: View {
  @StateObject private var shelf = Shelf()
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      ShelfSummary()
        .toolbar {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
    }
    .environmentObject(shelf)
    // bug: Tapping Add crashes the app
    .sheet(isPresented: $isAdding) {
      AddBookSheet()
    }
  }
}
