import SwiftUI

struct ShoppingListView: View {
  @Environment(ShoppingStore.self) private var shopping
  @Environment(Preferences.self) private var preferences
  @Environment(\.undoManager) private var undoManager

  @State private var newName = ""
  @State private var newAisle = Aisle.other
  @State private var renaming: ShoppingItem?
  @State private var newTitle = ""
  @FocusState private var isAdding: Bool

  private var visibleItems: [ShoppingItem] {
    shopping.items
      .filter { preferences.showsFinishedItems || !$0.isDone }
      .sorted { ($0.aisle, $0.name) < ($1.aisle, $1.name) }
  }

  var body: some View {
    List {
      Section {
        addRow
      }
      Section("To Buy") {
        ForEach(visibleItems) { item in
          ShoppingRow(item: item) {
            shopping.toggle(item.id)
          }
          .contextMenu {
            Button("Rename…") {
              newTitle = item.name
              renaming = item
            }
          }
        }
        .onDelete { offsets in
          shopping.remove(atOffsets: offsets, undoManager: undoManager)
        }
      }
    }
    .animation(.default, value: visibleItems)
    .navigationTitle("Shopping")
    .toolbar {
      Button("Clear Finished", systemImage: "checkmark.circle.badge.xmark") {
        shopping.removeFinished(undoManager: undoManager)
      }
      .disabled(!shopping.items.contains(where: \.isDone))
    }
    .alert("Rename Item", isPresented: renameBinding, presenting: renaming) { item in
      TextField("Name", text: $newTitle)
      Button("Cancel", role: .cancel) {}
      Button("Rename") {
        shopping.rename(item.id, to: newTitle, undoManager: undoManager)
      }
    }
  }

  private var renameBinding: Binding<Bool> {
    Binding(
      get: { renaming != nil },
      set: { if !$0 { renaming = nil } }
    )
  }

  private var addRow: some View {
    HStack {
      TextField("Add an item", text: $newName)
        .focused($isAdding)
        .onSubmit { add() }
      Picker("Aisle", selection: $newAisle) {
        ForEach(Aisle.allCases) { aisle in
          Text(aisle.title).tag(aisle)
        }
      }
      .labelsHidden()
      .fixedSize()
    }
  }

  private func add() {
    shopping.add(newName, aisle: newAisle)
    newName = ""
    isAdding = true
  }
}

private struct ShoppingRow: View {
  let item: ShoppingItem
  let onToggle: () -> Void

  var body: some View {
    Button(action: onToggle) {
      HStack {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(item.isDone ? .green : .secondary)
        Text(item.name)
          .strikethrough(item.isDone)
        Spacer()
        Text(item.detail.isEmpty ? item.aisle.title : item.detail)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}
