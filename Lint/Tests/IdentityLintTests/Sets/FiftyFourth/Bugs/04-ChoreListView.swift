import SwiftUI

struct Chore: Identifiable {
  let id = UUID()
  var title: String
  var assignee: String
}

struct ChoreRow: View {
  let chore: Chore
  @State private var remark = ""
  @State private var showsRemark = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(chore.title)
        Spacer()
        Text(chore.assignee)
          .foregroundStyle(.secondary)
        Button {
          showsRemark.toggle()
        } label: {
          Image(systemName: "text.bubble")
        }
        .buttonStyle(.borderless)
      }
      if showsRemark {
        TextField("Remark", text: $remark)
      }
    }
  }
}

struct ChoreListView: View {
  @State private var chores: [Chore] = [
    Chore(title: "Dishes", assignee: "Mia"),
    Chore(title: "Laundry", assignee: "Jonas"),
    Chore(title: "Bins", assignee: "Mia"),
    Chore(title: "Windows", assignee: "Ali"),
  ]

  var body: some View {
    NavigationStack {
      List {
        // bug: Rows are identified by position
        ForEach(chores.indices, id: \.self) { index in
          ChoreRow(chore: chores[index])
            .swipeActions {
              Button("Done", systemImage: "checkmark") {
                finish(chores[index])
              }
              .tint(.green)
            }
        }
      }
      .navigationTitle("Chores")
    }
  }

  private func finish(_ chore: Chore) {
    withAnimation {
      chores.removeAll { $0.id == chore.id }
    }
  }
}
