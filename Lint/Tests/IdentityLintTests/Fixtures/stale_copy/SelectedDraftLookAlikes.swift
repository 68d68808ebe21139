import SwiftUI

struct Memo: Identifiable, Hashable {
  let id: Int
  var text: String
}
/// The draft is filled again for each memo.
struct Followed: View {
  let memo: Memo
  @State private var draft = ""
  var body: some View {
    TextEditor(text: $draft)
      .onAppear { draft = memo.text }
      .onChange(of: memo.id) { draft = memo.text }
  }
}
/// Each memo has a view of its own.
struct Renewed: View {
  let memo: Memo
  @State private var draft = ""
  var body: some View {
    TextEditor(text: $draft).onAppear { draft = memo.text }
  }
}
/// Only the text of the one memo changes.
struct OfOne: View {
  let text: String
  @State private var draft = ""
  var body: some View {
    TextEditor(text: $draft).onAppear { draft = text }
  }
}
/// A sheet is made for one memo.
struct Presented: View {
  let memo: Memo
  @State private var draft = ""
  var body: some View {
    TextEditor(text: $draft).onAppear { draft = memo.text }
  }
}
struct Memos: View {
  @State private var memos = [Memo(id: 1, text: "a"), Memo(id: 2, text: "b")]
  @State private var selection: Memo.ID?
  @State private var shown: Memo?
  @State private var title = ""
  var body: some View {
    NavigationSplitView {
      List(memos, selection: $selection) { Text($0.text) }
      TextField("Title", text: $title)
    } detail: {
      if let memo = memos.first(where: { $0.id == selection }) {
        Followed(memo: memo)
        Renewed(memo: memo).id(memo.id)
      }
      OfOne(text: title)
    }
    .sheet(item: $shown) { Presented(memo: $0) }
  }
}
