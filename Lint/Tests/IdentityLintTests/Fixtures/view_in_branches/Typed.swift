import SwiftUI

@Observable final class Draft {
  var text = ""
  var isLong: Bool { text.count > 80 }
}

struct Search: View {
  @State private var text = ""
  var body: some View {
    if text.isEmpty {  // expect: view_in_branches
      HStack {
        Image(systemName: "magnifyingglass")
        TextField("Search", text: $text)
      }
    } else {
      TextField("Search", text: $text)
    }
  }
}

struct Code: View {
  @Binding var code: String
  private var isValid: Bool { code.count == 6 }
  var body: some View {
    Form {
      if isValid {  // expect: view_in_branches
        LabeledContent("Valid") { TextField("Valid code", text: $code) }
      } else {
        TextField("Code", text: $code)
      }
    }
  }
}

struct Note: View {
  @Bindable var draft: Draft
  var body: some View {
    ScrollView {
      if !draft.text.isEmpty {  // expect: view_in_branches
        TextEditor(text: $draft.text).frame(minHeight: 100)
      } else {
        TextField("Note", text: $draft.text)
      }
    }
  }
}
