import SwiftUI

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
        // bug: Toggling Pinned moves the card to the other branch of the conditional
        .applyIf(isPinned) { card in
          card.background(Color.yellow.opacity(0.3))
        }
    }
    .padding()
  }
}
