import SwiftUI

struct ChecklistView: View {
  @Binding var items: [ChecklistItem]

  @State private var newTitle = ""

  private var doneCount: Int {
    items.filter(\.isDone).count
  }

  private var canAdd: Bool {
    let title = newTitle.trimmingCharacters(in: .whitespaces)
    return !title.isEmpty && !items.contains { $0.title == title }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text("Checklist").font(.headline)
        Spacer()
        Text("\(doneCount)/\(items.count)").foregroundColor(.secondary)
      }
      ProgressView(value: Double(doneCount), total: Double(max(1, items.count)))
        .animation(.easeInOut, value: doneCount)
      ForEach($items) { $item in
        HStack {
          Button {
            item.isDone.toggle()
          } label: {
            Image(systemName: item.isDone ? "checkmark.square.fill" : "square")
          }
          .accessibilityLabel(item.isDone ? "Done" : "Open")
          TextField("Step", text: $item.title)
            .strikethrough(item.isDone)
        }
      }
      HStack {
        TextField("Add a step", text: $newTitle)
          .onSubmit { add() }
        Button("Add") { add() }
          .disabled(!canAdd)
      }
    }
  }

  private func add() {
    guard canAdd else { return }
    items.append(ChecklistItem(title: newTitle.trimmingCharacters(in: .whitespaces)))
    newTitle = ""
  }
}
