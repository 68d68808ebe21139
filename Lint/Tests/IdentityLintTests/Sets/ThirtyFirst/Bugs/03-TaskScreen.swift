import SwiftUI

struct TodoTask: Identifiable {
  let id: Int
  var title: String
  var isUrgent: Bool
}

struct TaskEditor: View {
  @Binding var task: TodoTask
  @State private var showsOptions = false

  var body: some View {
    Form {
      TextField("Title", text: $task.title)
      DisclosureGroup("Options", isExpanded: $showsOptions) {
        Toggle("Urgent", isOn: $task.isUrgent)
      }
    }
  }
}

struct TaskScreen: View {
  @State private var task = TodoTask(id: 1, title: "Call the plumber", isUrgent: false)

  var body: some View {
    TaskEditor(task: $task)
      // bug: Keyboard focus after each character, the opened options
      .id(task.title)
      .navigationTitle(task.title)
  }
}
