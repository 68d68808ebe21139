import SwiftUI

struct DictationEditor: View {
  let submit: (String) -> Void
  @State private var text = ""

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Submit") { submit(text) }
    }
  }
}

struct DictationView: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @State private var submitted = ""

  private var layout: AnyLayout {
    if verticalSizeClass == .compact {
      AnyLayout(HStackLayout(spacing: 16))
    } else {
      AnyLayout(VStackLayout(spacing: 16))
    }
  }

  var body: some View {
    layout {
      DictationEditor { submitted = $0 }
      if verticalSizeClass == .compact {
        Text(submitted).frame(width: 200)
      } else {
        Text(submitted).frame(maxHeight: 300)
      }
    }
    .padding()
  }
}
