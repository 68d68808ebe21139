import SwiftUI

struct MemoPane: View {
  @State private var text = ""

  var body: some View {
    TextEditor(text: $text)
      .border(.secondary)
  }
}

struct PagePane: View {
  let title: String

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(.green.opacity(0.2))
      .overlay { Text(title).font(.title) }
  }
}

struct StudyView: View {
  let title: String
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    let layout =
      verticalSizeClass == .compact
      ? AnyLayout(HStackLayout(spacing: 12))
      : AnyLayout(VStackLayout(spacing: 12))
    layout {
      PagePane(title: title)
      MemoPane()
    }
  }
}
