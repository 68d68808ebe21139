import SwiftUI

struct WorkItem: Identifiable {
  let id: Int
  var title: String
  var assignee: String
  var isDone: Bool
}

struct WorkItemsView: View {
  @Binding var items: [WorkItem]
  @State private var assignee: String?

  private var visible: [WorkItem] {
    guard let assignee else { return items }
    return items.filter { $0.assignee == assignee }
  }

  var body: some View {
    List {
      Picker("Assignee", selection: $assignee) {
        Text("Everybody").tag(String?.none)
        ForEach(Set(items.map(\.assignee)).sorted(), id: \.self) { name in
          Text(name).tag(String?.some(name))
        }
      }
      ForEach(Array(visible.enumerated()), id: \.element.id) { index, item in
        // bug: the index counts the filtered list but is used in the full one
        Toggle(item.title, isOn: $items[index].isDone)
      }
    }
  }
}
