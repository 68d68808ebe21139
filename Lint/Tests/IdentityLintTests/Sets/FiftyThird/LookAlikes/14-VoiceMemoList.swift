import SwiftUI

struct VoiceMemo: Identifiable, Hashable {
  let id: UUID
  var title: String
  var seconds: Int
}

struct VoiceMemoList: View {
  @State private var memos: [VoiceMemo]
  @State private var memoToDelete: VoiceMemo?
  @State private var isConfirming = false

  init(memos: [VoiceMemo]) {
    _memos = State(initialValue: memos)
  }

  var body: some View {
    List {
      ForEach(memos) { memo in
        LabeledContent(memo.title, value: "\(memo.seconds) s")
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            deleteButton(memo)
              .tint(.red)
          }
      }
    }
    .alert("Delete recording?", isPresented: $isConfirming, presenting: memoToDelete) { memo in
      Button("Delete", role: .destructive) {
        memos.removeAll { $0.id == memo.id }
      }
      Button("Cancel", role: .cancel) {}
    } message: { memo in
      Text("“\(memo.title)” can't be restored.")
    }
  }

  private func deleteButton(_ memo: VoiceMemo) -> some View {
    Button("Delete", systemImage: "trash") {
      memoToDelete = memo
      isConfirming = true
    }
  }
}
