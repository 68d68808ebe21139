import SwiftUI
import Observation

struct Memo: Identifiable, Hashable {
  let id: UUID
  var title: String
  var body: String
  var labels: Set<String> = []
}

@Observable
final class MemoBook {
  private var memos: [UUID: Memo] = [:]

  subscript(id: UUID) -> Memo {
    get { memos[id] ?? Memo(id: id, title: "Untitled", body: "") }
    set { memos[id] = newValue }
  }
}

struct MemoEditor: View {
  let memoID: UUID
  @Environment(MemoBook.self) private var book
  @State private var draft = Memo(id: UUID(), title: "", body: "")

  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      TextField("Text", text: $draft.body, axis: .vertical)
      NavigationLink("Labels (\(draft.labels.count))") {
        LabelChooser(labels: $draft.labels)
      }
    }
    .onAppear {
      guard draft.id != memoID else { return }
      draft = book[memoID]
    }
    .toolbar {
      Button("Save") { book[memoID] = draft }
    }
  }
}

struct LabelChooser: View {
  @Binding var labels: Set<String>

  var body: some View {
    List(["Work", "Home", "Ideas", "Later"], id: \.self) { name in
      Button {
        if labels.remove(name) == nil { labels.insert(name) }
      } label: {
        Label(name, systemImage: labels.contains(name) ? "checkmark.circle.fill" : "circle")
      }
    }
  }
}
