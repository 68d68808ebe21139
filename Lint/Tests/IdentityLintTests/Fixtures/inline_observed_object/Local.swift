import SwiftUI

@Observable final class Draft {
  var name = ""
}

struct Page: View {
  @State private var step = 0

  var body: some View {
    let draft = Draft()
    Form {
      DraftView(draft: draft)  // expect: inline_observed_object
      Button("Next \(step)") { step += 1 }
    }
    .environment(draft)  // expect: inline_observed_object
  }
}

struct DraftView: View {
  @Bindable var draft: Draft
  var body: some View { TextField("Name", text: $draft.name) }
}
