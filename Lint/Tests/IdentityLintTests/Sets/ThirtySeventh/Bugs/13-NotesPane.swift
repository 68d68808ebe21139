import SwiftUI

struct NotesPane: View {
  @State private var text = ""

  var body: some View {
    TextEditor(text: $text)
      .border(.secondary)
  }
}

struct SlidePane: View {
  let title: String

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(.blue.opacity(0.2))
      .overlay { Text(title).font(.title) }
  }
}

struct PresenterView: View {
  let title: String
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    // bug: Rotating the device switches between the two branches
    if verticalSizeClass == .compact {
      HStack {
        SlidePane(title: title)
        NotesPane()
      }
    } else {
      VStack {
        SlidePane(title: title)
        NotesPane()
      }
    }
  }
}
