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
  @State private var openIndex: Int?

  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(chores.enumerated()), id: \.element.id) { index, chore in
          Button {
            openIndex = index
          } label: {
            LabeledContent(chore.title) {
              Text(chore.due, style: .date)
            }
          }
        }
      }
      .navigationTitle("Chores")
      .navigationDestination(item: $openIndex) { index in
        // bug: the destination binds by index while changing the due date sorts the array: the open
        // editor then shows and writes another chore
        ChoreEditor(chore: $chores[index])
      }
    }
    .onChange(of: chores.map(\.due)) {
      chores.sort { $0.due < $1.due }
    }
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
