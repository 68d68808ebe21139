import SwiftUI

struct Chore: Identifiable {
  let id = UUID()
  var title: String
  var priority: Int
}

struct ChoreEdit: Identifiable {
  let id: Chore.ID
  let chore: Binding<Chore>
}

@Observable
final class ChoreList {
  private(set) var chores = [
    Chore(title: "Dishes", priority: 5),
    Chore(title: "Windows", priority: 3),
    Chore(title: "Bins", priority: 1),
  ]

  func edit(_ chore: Chore) -> ChoreEdit? {
    guard let index = chores.firstIndex(where: { $0.id == chore.id }) else { return nil }
    let binding = Binding<Chore> {
      self.chores[index]
    } set: { changed in
      // bug: Raising the priority past a neighbor turns the open sheet to another chore
      self.chores[index] = changed
      self.chores.sort { $0.priority > $1.priority }
    }
    return ChoreEdit(id: chore.id, chore: binding)
  }
}

struct ChoresView: View {
  @State private var list = ChoreList()
  @State private var edit: ChoreEdit?

  var body: some View {
    List(list.chores) { chore in
      Button("\(chore.title) (\(chore.priority))") { edit = list.edit(chore) }
    }
    .sheet(item: $edit) { edit in
      ChoreEditor(chore: edit.chore)
    }
  }
}

struct ChoreEditor: View {
  @Binding var chore: Chore

  var body: some View {
    Form {
      TextField("Title", text: $chore.title)
      Stepper("Priority \(chore.priority)", value: $chore.priority, in: 1...9)
    }
    .presentationDetents([.medium])
  }
}
