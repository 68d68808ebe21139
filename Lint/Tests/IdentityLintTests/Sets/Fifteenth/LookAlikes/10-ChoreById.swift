import SwiftUI

struct Chore: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var due: Date
  var details = ""
}

struct ChoresView: View {
  @State private var chores = [
    Chore(title: "Water plants", due: .now),
    Chore(title: "Vacuum", due: .now.addingTimeInterval(86_400)),
    Chore(title: "Windows", due: .now.addingTimeInterval(172_800)),
  ]
  @State private var openID: Chore.ID?

  var body: some View {
    NavigationStack {
      List(chores) { chore in
        Button {
          openID = chore.id
        } label: {
          LabeledContent(chore.title) {
            Text(chore.due, style: .date)
          }
        }
      }
      .navigationTitle("Chores")
      .navigationDestination(item: $openID) { id in
        if let chore = chores.first(where: { $0.id == id }) {
          ChoreEditor(chore: binding(for: chore))
        }
      }
    }
    .onChange(of: chores.map(\.due)) {
      chores.sort { $0.due < $1.due }
    }
  }

  private func binding(for chore: Chore) -> Binding<Chore> {
    Binding(
      get: { chores.first(where: { $0.id == chore.id }) ?? chore },
      set: { updated in
        guard let index = chores.firstIndex(where: { $0.id == chore.id }) else { return }
        chores[index] = updated
      }
    )
  }
}

struct ChoreEditor: View {
  @Binding var chore: Chore

  var body: some View {
    Form {
      TextField("Title", text: $chore.title)
      DatePicker("Due", selection: $chore.due, displayedComponents: .date)
      TextField("Details", text: $chore.details, axis: .vertical)
    }
    .navigationTitle(chore.title)
  }
}
