import SwiftUI

struct Item: Identifiable { let id: Int; var title = "" }
final class Outline: ObservableObject {
  @Published var items: [Item] = []
  func add() { items.insert(Item(id: 1), at: 0) }
  func rename(_ id: Int, to title: String, undo: UndoManager?) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    let old = items[index].title
    items[index].title = title
    undo?.registerUndo(withTarget: self) { outline in
      outline.items[index].title = old  // expect: nonisolated_binding_index
    }
  }
  func hide(at index: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
      self.items.remove(at: index)  // expect: nonisolated_binding_index
    }
  }
  func renameLater(_ id: Int, undo: UndoManager?) {
    undo?.registerUndo(withTarget: self) { outline in
      guard let index = outline.items.firstIndex(where: { $0.id == id }) else { return }
      outline.items[index].title = ""
    }
  }
}
struct Page: View {
  @ObservedObject var outline: Outline
  var body: some View { List(outline.items) { Text($0.title) } }
}
