import SwiftUI

struct Memo: Identifiable { let id: Int; var title = "" }
@Observable final class Memos {
  var all: [Memo] = []
  var doomed: Memo?
  var isAsking = false
  func remove(_ memo: Memo) { all.removeAll { $0.id == memo.id } }
}
struct Inline: View {
  @State private var memos: [Memo] = []
  @State private var doomed: Memo?
  @State private var asks = false
  var body: some View {
    List(memos) { memo in
      Text(memo.title)
        .swipeActions {
          Button(role: .destructive) {  // expect: early_removal
            doomed = memo
            asks = true
          } label: {
            Label("Delete", systemImage: "trash")
          }
        }
    }
    .alert("Delete?", isPresented: $asks, presenting: doomed) { memo in
      Button("Delete", role: .destructive) { memos.removeAll { $0.id == memo.id } }
    }
  }
}
struct ByMember: View {
  @State private var memos: [Memo] = []
  @State private var doomed: Memo?
  var body: some View {
    List {
      ForEach(memos) { memo in
        Text(memo.title).swipeActions(edge: .trailing, allowsFullSwipe: true) { deleteButton(memo) }
      }
    }
    .sheet(item: $doomed) { Text($0.title) }
  }
  private func deleteButton(_ memo: Memo) -> some View {
    Button("Delete", systemImage: "trash", role: .destructive) {  // expect: early_removal
      withAnimation { doomed = memo }
    }
  }
}
struct ByMethod: View {
  @State private var memos: [Memo] = []
  @State private var doomed: Memo?
  var body: some View {
    List(memos) { memo in
      Text(memo.title)
        .swipeActions {
          Button("Delete", role: .destructive) { ask(memo) }  // expect: early_removal
        }
    }
    .confirmationDialog(
      "Delete?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
    ) {
      Button("Delete", role: .destructive) { memos = [] }
    }
  }
  private func ask(_ memo: Memo) {
    doomed = memo
  }
}
struct OfModel: View {
  @Bindable var model: Memos
  var body: some View {
    List(model.all) { memo in
      Text(memo.title)
        .swipeActions {
          Button("Delete", role: .destructive) {  // expect: early_removal
            model.doomed = memo
            model.isAsking.toggle()
          }
        }
    }
    .alert("Delete?", isPresented: $model.isAsking) {
      Button("Delete", role: .destructive) { model.all = [] }
    }
  }
}
