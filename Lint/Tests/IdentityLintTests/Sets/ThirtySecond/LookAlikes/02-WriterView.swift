import SwiftUI

struct MarkdownEditor: View {
  @State private var source = "# Title"

  var body: some View {
    TextEditor(text: $source)
      .font(.body.monospaced())
  }
}

struct HelpPane: View {
  var body: some View {
    Text("Use # for headings and * for lists.")
      .frame(maxWidth: .infinity)
  }
}

struct WriterView: View {
  var body: some View {
    GeometryReader { proxy in
      let layout =
        proxy.size.width > 700
        ? AnyLayout(HStackLayout())
        : AnyLayout(VStackLayout())
      layout {
        MarkdownEditor()
        HelpPane()
      }
    }
  }
}
