import SwiftUI

struct Draft: Identifiable, Hashable {
  let id: UUID
  var title = ""
}
struct DraftForm: View {
  @Binding var draft: Draft
  @State private var isOpen = false
  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      DisclosureGroup("More", isExpanded: $isOpen) { Text("a") }
    }
  }
}
struct Drafts: View {
  @State private var drafts = [Draft(id: UUID()), Draft(id: UUID())]
  @State private var chosen = Draft(id: UUID())
  @State private var place = 0
  var body: some View {
    VStack {
      DraftForm(draft: $drafts[place]).id(drafts[place])  // expect: content_id
      DraftForm(draft: $drafts[place]).id(drafts[place].title)  // expect: content_id
      DraftForm(draft: $chosen).id(chosen)  // expect: content_id
      DraftForm(draft: $chosen)
        .id("\(chosen.id)-\(chosen.title)")  // expect: content_id
      DraftForm(draft: $chosen).id(chosen.hashValue)  // expect: content_id, hash_id
      Button("Next") { place += 1 }
    }
  }
}
