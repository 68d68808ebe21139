import SwiftUI

struct Memo: Identifiable, Hashable {
  let id: Int
  var text: String
}
struct ByAppearance: View {
  let memo: Memo
  let save: (String) -> Void
  @State private var draft = ""
  var body: some View {
    VStack {
      TextEditor(text: $draft)
      Button("Save") { save(draft) }
    }
    .onAppear { draft = memo.text }  // expect: stale_copy
  }
}
struct ByTask: View {
  let memo: Memo
  @State private var editedText = ""
  var body: some View {
    TextEditor(text: $editedText)
      .task { editedText = memo.text }  // expect: stale_copy
  }
}
struct ByMethod: View {
  let memo: Memo
  @State private var draft = ""
  var body: some View {
    TextField("Text", text: $draft).onAppear(perform: fill)
  }
  private func fill() {
    draft = memo.text  // expect: stale_copy
  }
}
struct OfABinding: View {
  let text: String
  @State private var draftText = ""
  var body: some View {
    TextField("Text", text: $draftText)
      .onAppear {
        draftText = text  // expect: stale_copy
      }
  }
}
struct OfAPosition: View {
  let memo: Memo
  @State private var draftMemo = Memo(id: 0, text: "")
  var body: some View {
    TextField("Text", text: $draftMemo.text)
      .onAppear { draftMemo = memo }  // expect: stale_copy
  }
}
struct Memos: View {
  @State private var memos = [Memo(id: 1, text: "a"), Memo(id: 2, text: "b")]
  @State private var selection: Memo.ID?
  @State private var position = 0
  var body: some View {
    NavigationSplitView {
      List(memos, selection: $selection) { Text($0.text) }
      Stepper("Memo", value: $position, in: 0...1)
    } detail: {
      if let memo = memos.first(where: { $0.id == selection }) {
        ByAppearance(memo: memo) { _ in }
        ByTask(memo: memo)
        ByMethod(memo: memo)
        OfABinding(text: memo.text)
        OfAPosition(memo: memos[position])
      }
    }
  }
}
