import SwiftUI

struct Memo: Identifiable {
  let id: Int
  var name: String
}
struct Memos: View {
  @Binding var memos: [Memo]
  @State private var isDeleting = false
  @State private var chosen: Memo?
  @State private var isSharing = false
  var body: some View {
    List {
      ForEach(memos) { memo in
        Text(memo.name)
          .confirmationDialog("Delete?", isPresented: $isDeleting) {  // expect: shared_presentation
            Button("Delete \(memo.name)") { memos.removeAll { $0.id == memo.id } }
          }
          .onTapGesture { isDeleting = true }
      }
      ForEach(memos) { memo in
        Button(memo.name) { chosen = memo }
          .popover(item: $chosen) { Text($0.name) }  // expect: shared_presentation
      }
      ForEach(memos) { row($0) }
    }
  }
  private func row(_ memo: Memo) -> some View {
    Button(memo.name) { isSharing = true }
      .sheet(isPresented: $isSharing) { Text(memo.name) }  // expect: shared_presentation
  }
}
struct MemoRow: View {
  let memo: Memo
  @Binding var isRenaming: Bool
  var body: some View {
    Button(memo.name) { isRenaming = true }
      .alert("Rename", isPresented: $isRenaming) {  // expect: shared_presentation
        Button("OK") {}
      }
  }
}
struct MemoRows: View {
  let memos: [Memo]
  @State private var isRenaming = false
  var body: some View {
    List(memos) { memo in MemoRow(memo: memo, isRenaming: $isRenaming) }
  }
}
