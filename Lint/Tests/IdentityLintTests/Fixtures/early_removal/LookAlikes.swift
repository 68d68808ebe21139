import SwiftUI

struct Memo: Identifiable { let id: Int; var title = "" }
struct Sound: View {
  @State private var memos: [Memo] = []
  @State private var doomed: Memo?
  @State private var asks = false
  @State private var undone = false
  var body: some View {
    List(memos) { memo in
      Text(memo.title)
        // It removes, and offers an undo.
        .swipeActions {
          Button("Delete", role: .destructive) {
            memos.removeAll { $0.id == memo.id }
            undone = true
          }
          Button("Remove", role: .destructive) { remove(memo) }
        }
        // Without the role.
        .swipeActions(edge: .leading) {
          Button("Delete") {
            doomed = memo
            asks = true
          }
          .tint(.red)
        }
        // A menu removes nothing by itself.
        .contextMenu {
          Button("Delete", role: .destructive) {
            doomed = memo
            asks = true
          }
        }
    }
    .toolbar { Button("Delete all", role: .destructive) { asks = true } }
    .alert("Delete?", isPresented: $asks, presenting: doomed) { memo in
      Button("Delete", role: .destructive) { remove(memo) }
    }
    .alert("Undo?", isPresented: $undone) {}
  }
  private func remove(_ memo: Memo) {
    memos.removeAll { $0.id == memo.id }
    undone = true
  }
}
// The member is in a menu as well.
struct Shared: View {
  @State private var memos: [Memo] = []
  @State private var asks = false
  var body: some View {
    List(memos) { memo in
      Text(memo.title).contextMenu { deleteButton }
    }
    .alert("Delete?", isPresented: $asks) {}
  }
  private var deleteButton: some View {
    Button("Delete", role: .destructive) { asks = true }
  }
}
