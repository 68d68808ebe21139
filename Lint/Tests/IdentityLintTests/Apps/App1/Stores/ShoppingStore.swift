import Foundation
import Observation

@MainActor
@Observable
final class ShoppingStore {
  private(set) var items: [ShoppingItem] {
    didSet { box.save(items) }
  }

  private let box = DefaultsBox<[ShoppingItem]>(key: "shopping.items")

  init() {
    items = DefaultsBox<[ShoppingItem]>(key: "shopping.items").load() ?? []
  }

  var openCount: Int {
    items.filter { !$0.isDone }.count
  }

  func add(_ name: String, aisle: Aisle) {
    let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { return }
    items.append(ShoppingItem(name: trimmed, aisle: aisle))
  }

  func add(_ ingredients: [Ingredient], factor: Double, metric: Bool) {
    let new = ingredients.map { ingredient in
      ShoppingItem(
        name: ingredient.name,
        detail: ingredient.amountText(factor: factor, metric: metric),
        aisle: ingredient.aisle
      )
    }
    items.append(contentsOf: new)
  }

  func toggle(_ id: ShoppingItem.ID) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].isDone.toggle()
  }

  func rename(_ id: ShoppingItem.ID, to name: String, undoManager: UndoManager?) {
    let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty, let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].name = trimmed
    let previous = items[index].name
    undoManager?.registerUndo(withTarget: self) { store in
      MainActor.assumeIsolated {
        store.rename(id, to: previous, undoManager: undoManager)
      }
    }
    undoManager?.setActionName("Rename Item")
  }

  func remove(atOffsets offsets: IndexSet, undoManager: UndoManager?) {
    let before = items
    items = items.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    registerRestore(of: before, name: "Delete Items", undoManager: undoManager)
  }

  func removeFinished(undoManager: UndoManager?) {
    let before = items
    items.removeAll(where: \.isDone)
    registerRestore(of: before, name: "Clear Finished", undoManager: undoManager)
  }

  private func registerRestore(of before: [ShoppingItem], name: String, undoManager: UndoManager?) {
    undoManager?.registerUndo(withTarget: self) { store in
      MainActor.assumeIsolated {
        let current = store.items
        store.items = before
        store.registerRestore(of: current, name: name, undoManager: undoManager)
      }
    }
    undoManager?.setActionName(name)
  }
}
