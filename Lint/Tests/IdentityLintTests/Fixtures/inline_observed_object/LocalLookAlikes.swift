import SwiftUI

@Observable final class Draft {
  var name = ""
}

struct Page: View {
  @State private var step = 0
  @State private var kept = Draft()

  var body: some View {
    // Another name for what is kept.
    let draft = kept
    DraftView(draft: draft)
    Button("Next \(step)") {
      // Made by an action, once.
      let fresh = Draft()
      kept = fresh
      step += 1
    }
  }
}

struct DraftView: View {
  @Bindable var draft: Draft
  var body: some View { TextField("Name", text: $draft.name) }
}
