import SwiftUI

struct Chore: Identifiable {
  let id = UUID()
  var title: String
  var due: Date
  var isDone = false
}

@Observable
final class ChoreBook {
  var chores: [Chore] = []

  var upcoming: [Chore] {
    chores
      .filter { !$0.isDone }
      .sorted { $0.due < $1.due }
  }

  func add(_ title: String) {
    chores.append(Chore(title: title, due: .now.addingTimeInterval(86_400)))
  }

  func remove(at offsets: IndexSet) {
    // bug: Swiping one chore away deletes another
    chores.remove(atOffsets: offsets)
  }
}

struct ChoreList: View {
  @State private var book = ChoreBook()
  @State private var newTitle = ""

  var body: some View {
    List {
      Section {
        TextField("New chore", text: $newTitle)
          .onSubmit {
            book.add(newTitle)
            newTitle = ""
          }
      }
      Section("Upcoming") {
        ForEach(book.upcoming) { chore in
          LabeledContent(chore.title, value: chore.due, format: .dateTime.day().month())
        }
        .onDelete { book.remove(at: $0) }
      }
    }
  }
}
