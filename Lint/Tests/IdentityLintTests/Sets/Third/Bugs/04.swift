import SwiftUI

struct Chore: Identifiable {
  let id: UUID
  var title: String
  var priority: Int
}

@Observable
final class ChoreBoard {
  private(set) var chores: [Chore] = []

  func add(_ title: String) {
    chores.append(Chore(id: UUID(), title: title, priority: 0))
  }

  func replace(at position: Int, with chore: Chore) {
    chores[position] = chore
    chores.sort { $0.priority > $1.priority }
  }

  func editor(at position: Int) -> Binding<Chore> {
    Binding { [unowned self] in
      chores[position]
    } set: { [unowned self] in
      replace(at: position, with: $0)
    }
  }
}

private struct EditedPosition: Identifiable {
  let position: Int
  var id: Int { position }
}

struct ChoreBoardView: View {
  @State private var board = ChoreBoard()
  @State private var edited: EditedPosition?

  var body: some View {
    NavigationStack {
      List(board.chores) { chore in
        Button(chore.title) { edit(chore) }
      }
      .toolbar {
        Button("Add", systemImage: "plus") { board.add("New chore") }
      }
    }
    .sheet(item: $edited) { edited in
      // bug: a change of priority makes the editor change another chore
      ChoreEditor(chore: board.editor(at: edited.position))
    }
  }

  private func edit(_ chore: Chore) {
    guard let position = board.chores.firstIndex(where: { $0.id == chore.id }) else { return }
    edited = EditedPosition(position: position)
  }
}

struct ChoreEditor: View {
  @Binding var chore: Chore
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: $chore.title)
      Stepper("Priority \(chore.priority)", value: $chore.priority)
      Button("Done") { dismiss() }
    }
  }
}
