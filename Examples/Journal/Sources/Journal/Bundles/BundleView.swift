import JournalModel
import SwiftUI

/// The tasks of a bundle.
struct BundleView: View {
  let bundle: TaskBundle

  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator
  @State private var newItem = ""
  @State private var isApplied = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Button(isApplied ? "Applied" : "Apply to Today") {
          store.edit(.applyBundle(bundle.id, to: .day(store.today)))
          isApplied = true
        }
        .disabled(bundle.items.isEmpty)
        Button("Rename…") { navigator.ask(.renameBundle(bundle)) }
        Spacer()
      }
      .padding(16)
      List {
        ForEach(bundle.items) { item in
          HStack {
            Text(item.title)
            Spacer()
            CategoryMark(category: store.category(item.categoryID))
          }
          .contextMenu {
            Button("Rename…") { navigator.ask(.renameItem(item)) }
            Picker("Category", selection: category(of: item)) {
              Text("None").tag(nil as TaskCategory.ID?)
              ForEach(store.categories) { category in
                Text(category.name).tag(category.id as TaskCategory.ID?)
              }
            }
            Divider()
            Button("Delete", role: .destructive) { store.edit(.deleteItems([item.id])) }
          }
        }
        .onMove { source, destination in
          store.edit(.reorderItems(bundle.items.map(\.id).moved(from: source, to: destination)))
        }
        .onDelete { offsets in store.edit(.deleteItems(offsets.map { bundle.items[$0].id })) }
      }
      .scrollsToAdded()
      TextField("Add a task to this bundle", text: $newItem)
        .onSubmit(add)
    }
    .navigationTitle(bundle.name)
  }

  private func add() {
    let line = newItem
    guard let name = EntryInput(line, categories: store.categories).unknownCategory else {
      return add(line, creating: nil)
    }
    navigator.offer(
      CategoryOffer(name: name, category: store.newCategory(named: name)) { category in
        add(line, creating: category)
      })
  }

  private func add(_ line: String, creating category: TaskCategory?) {
    let input = EntryInput(line, categories: store.categories + [category].compactMap(\.self))
    guard !input.title.isEmpty || category != nil else { return }
    let add = JournalEdit.addItem(
      input.title, to: bundle.id, category: input.categoryID, creating: category)
    // Not before it is on the disk, and not what was typed meanwhile.
    store.edit(add, then: { if newItem == line { newItem = "" } })
  }

  private func category(of item: TaskBundle.Item) -> Binding<TaskCategory.ID?> {
    Binding {
      item.categoryID
    } set: { category in
      store.edit(.setItemCategory(category, of: item.id))
    }
  }
}
