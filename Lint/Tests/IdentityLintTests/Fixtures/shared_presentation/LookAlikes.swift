import SwiftUI

struct Memo: Identifiable {
  let id: Int
  var name: String
  var isOpen = false
}
struct Memos: View {
  @Binding var memos: [Memo]
  @State private var isAdding = false
  @State private var chosen: Memo?
  var body: some View {
    List {
      ForEach($memos) { $memo in
        Text(memo.name).sheet(isPresented: $memo.isOpen) { Text(memo.name) }
      }
      ForEach(memos) { memo in
        Text(memo.name)
          .popover(
            isPresented: Binding(
              get: { chosen?.id == memo.id }, set: { if !$0 { chosen = nil } })
          ) {
            Text(memo.name)
          }
      }
      ForEach(memos) { memo in
        if memo.id == chosen?.id {
          Text(memo.name).sheet(isPresented: $isAdding) { Text(memo.name) }
        }
      }
      ForEach(memos) { MemoRow(memo: $0) }
    }
    .sheet(isPresented: $isAdding) { Text("New") }
    .alert("Delete?", isPresented: .constant(false)) { Button("OK") {} }
  }
}
struct MemoRow: View {
  let memo: Memo
  @State private var isRenaming = false
  var body: some View {
    Button(memo.name) { isRenaming = true }
      .alert("Rename", isPresented: $isRenaming) { Button("OK") {} }
  }
}
struct Page: View {
  @Binding var isShown: Bool
  let names: [String]
  var body: some View {
    List(names, id: \.self) { Text($0) }.sheet(isPresented: $isShown) { Text("a") }
  }
}
struct Pages: View {
  let names: [String]
  @State private var isShown = false
  var body: some View { Page(isShown: $isShown, names: names) }
}
