import SwiftUI

struct ShoppingEntry: Identifiable, Hashable {
  let id: UUID
  var name: String
}

@Observable
final class SharedShoppingList: Identifiable {
  let id: String
  let title: String
  private(set) var entries: [ShoppingEntry] = []
  private(set) var revision = 0

  init(id: String, title: String) {
    self.id = id
    self.title = title
  }

  func add(_ name: String) {
    entries.append(ShoppingEntry(id: UUID(), name: name))
  }

  @MainActor
  func pull() async {
    try? await Task.sleep(for: .seconds(5))
    revision += 1
  }
}

struct ShoppingListPane: View {
  let list: SharedShoppingList
  @State private var newName = ""
  @State private var hidesEntries = false

  var body: some View {
    List {
      TextField("Add item", text: $newName)
        .onSubmit {
          list.add(newName)
          newName = ""
        }
      Toggle("Hide items", isOn: $hidesEntries)
      if !hidesEntries {
        ForEach(list.entries) { Text($0.name) }
      }
    }
  }
}

struct ShoppingScreen: View {
  let lists: [SharedShoppingList]
  @State private var current: SharedShoppingList

  init(lists: [SharedShoppingList], first: SharedShoppingList) {
    self.lists = lists
    _current = State(initialValue: first)
  }

  var body: some View {
    ShoppingListPane(list: current)
      .id(current.id)
      .toolbar {
        Menu(current.title) {
          ForEach(lists) { list in
            Button(list.title) { current = list }
          }
        }
      }
      .task(id: current.id) {
        while !Task.isCancelled { await current.pull() }
      }
  }
}
