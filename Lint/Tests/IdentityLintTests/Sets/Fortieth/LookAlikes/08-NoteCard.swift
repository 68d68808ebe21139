import SwiftUI

enum Platform {
  #if os(macOS)
    static let isMac = true
  #else
    static let isMac = false
  #endif
}

extension View {
  @ViewBuilder
  func applyIf<Result: View>(
    _ condition: Bool,
    transform: (Self) -> Result
  ) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

struct NoteCard: View {
  @State private var text = ""

  var body: some View {
    TextField("Write a note", text: $text)
      .padding()
  }
}

struct NoteScreen: View {
  @State private var isPinned = false

  var body: some View {
    VStack {
      Toggle("Pinned", isOn: $isPinned)
      NoteCard()
        .background(isPinned ? Color.yellow.opacity(0.3) : Color.clear)
        .applyIf(Platform.isMac) { card in
          card.frame(maxWidth: 400)
        }
    }
    .padding()
  }
}
