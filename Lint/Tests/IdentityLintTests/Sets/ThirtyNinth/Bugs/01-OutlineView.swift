import SwiftUI

struct Chapter: Identifiable {
  var title: String
  var pages: Int

  // bug: The id is the editable title
  var id: String { title }
}

struct OutlineView: View {
  @State private var chapters = [
    Chapter(title: "Beginnings", pages: 12),
    Chapter(title: "The journey", pages: 31),
    Chapter(title: "Home", pages: 9),
  ]

  var body: some View {
    List($chapters, editActions: .move) { $chapter in
      HStack {
        TextField("Title", text: $chapter.title)
        Stepper("\(chapter.pages)", value: $chapter.pages, in: 1...99)
          .fixedSize()
      }
    }
    .toolbar {
      Button("Add") {
        chapters.append(Chapter(title: "", pages: 1))
      }
    }
  }
}
