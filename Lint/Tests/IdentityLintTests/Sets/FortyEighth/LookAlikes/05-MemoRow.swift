import SwiftUI

struct Memo: Identifiable {
  let id = UUID()
  var title: String
  var body: String
}

@Observable
final class MemoStore {
  var memos = [
    Memo(title: "Standup", body: "Blocked on review"),
    Memo(title: "Retro", body: "Fewer meetings"),
  ]
}

struct MemoRow: View {
  let position: Int
  let memo: Memo
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup("\(position). \(memo.title)", isExpanded: $isExpanded) {
      Text(memo.body)
    }
  }
}

struct MemosList: View {
  @State private var store = MemoStore()

  var body: some View {
    List {
      ForEach(Array(store.memos.enumerated()), id: \.element.id) { index, memo in
        MemoRow(position: index + 1, memo: memo)
      }
      .onDelete { store.memos.remove(atOffsets: $0) }

      Section {
        ForEach(0..<3, id: \.self) { level in
          Label("Priority \(level)", systemImage: "flag")
        }
      }
    }
    .toolbar {
      Button("New", systemImage: "plus") {
        store.memos.insert(Memo(title: "Untitled", body: ""), at: 0)
      }
    }
  }
}
