import SwiftUI

struct Page: View {
  @State private var draft = ""
  var body: some View { TextField("Draft", text: $draft) }
}
struct Preview: View {
  @AppStorage("accent") private var accentName = "blue"
  var body: some View {
    VStack {
      Picker("Accent", selection: $accentName) { Text("Blue").tag("blue") }
      // Nothing to lose.
      Text("Now \(accentName)").id(accentName)
    }
  }
}
struct Root: View {
  // Nothing sets it.
  let accentName = "blue"
  @State private var account = 1
  var body: some View {
    VStack {
      Page().id(accentName)
      // Another account begins again on purpose.
      Page().id(account)
      Button("Other") { account += 1 }
    }
  }
}
struct Task: Identifiable {
  let id: Int
  var title: String
}
struct Editor: View {
  @Binding var task: Task
  @State private var showsOptions = false
  var body: some View {
    TextField("Title", text: $task.title)
    DisclosureGroup("More", isExpanded: $showsOptions) { Text(task.title) }
  }
}
struct Screen: View {
  @State private var task = Task(id: 1, title: "Call")
  // The member of the id is never changed.
  var body: some View { Editor(task: $task).id(task.id) }
}
