import SwiftUI

struct Chapter: Identifiable, Hashable {
  let id: String
  let title: String
  let length: TimeInterval
  var isHeard = false
}

enum ChapterOrder: String, CaseIterable {
  case title, length
}

@Observable
final class AudioBook {
  var chapters: [Chapter] = []
  var order = ChapterOrder.title

  var visible: [Chapter] {
    switch order {
    case .title: return chapters.sorted { $0.title < $1.title }
    case .length: return chapters.sorted { $0.length < $1.length }
    }
  }
}

struct AudioBookView: View {
  @Bindable var book: AudioBook
  @State private var chosen: Chapter.ID?

  private var chosenRow: Int? {
    book.visible.firstIndex { $0.id == chosen }
  }

  var body: some View {
    VStack {
      Picker("Order", selection: $book.order) {
        ForEach(ChapterOrder.allCases, id: \.self) { Text($0.rawValue) }
      }
      ForEach(book.visible) { chapter in
        Button(chapter.title) { chosen = chapter.id }
      }
      if let chosenRow {
        footer(for: book.visible[chosenRow], at: chosenRow)
      }
    }
  }

  private func footer(for chapter: Chapter, at row: Int) -> some View {
    HStack {
      Text(chapter.title)
      Button("Next") { chosen = book.visible[row + 1].id }
        .disabled(row + 1 >= book.visible.count)
    }
  }
}
