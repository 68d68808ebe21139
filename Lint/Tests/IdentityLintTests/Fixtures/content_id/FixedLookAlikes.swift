import SwiftUI

struct Draft: Identifiable, Hashable {
  let id: UUID
  var key = "a"
  var title = ""
}
final class Stored {
  var title = ""
  var persistentModelID: Int { 1 }
}
@Observable final class Desk {
  var drafts: [Draft] = []
  var chosen = Draft(id: UUID())
}
struct DraftForm: View {
  @Binding var draft: Draft
  @State private var isOpen = false
  var body: some View {
    Form {
      TextField("Title", text: $draft.title)
      DisclosureGroup("More", isExpanded: $isOpen) { Text(draft.key) }
    }
  }
}
struct Drafts: View {
  @State private var drafts = [Draft(id: UUID()), Draft(id: UUID())]
  @State private var chosen = Draft(id: UUID())
  @State private var place = 0
  @Bindable var desk: Desk
  var body: some View {
    VStack {
      // The id is that of the draft which is shown: typing leaves it.
      DraftForm(draft: $drafts[place]).id(drafts[place].id)
      DraftForm(draft: $chosen).id(chosen.id)
      DraftForm(draft: $chosen).id("form-\(chosen.id)")
      DraftForm(draft: $drafts[place]).id(drafts[place].id.uuidString + "-form")
      DraftForm(draft: $drafts[0]).id(drafts[0].key)
      DraftForm(draft: $desk.drafts[place]).id(desk.drafts[place].id)
      DraftForm(draft: $desk.chosen).id(desk.chosen.id)
      Button("Next") { place += 1 }
      Button("Another") { chosen = Draft(id: UUID()) }
    }
  }
}
