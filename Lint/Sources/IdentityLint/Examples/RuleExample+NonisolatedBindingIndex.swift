extension RuleExample {
  static let nonisolatedBindingIndex = RuleExample(
    failing: #"""
      struct TasksByIndex: View {
        @State private var titles = ["first", "second"]
        @State private var chosen: Binding<String>?

        var body: some View {
          VStack {
            ForEach(titles.indices, id: \.self) { index in
              Button("Choose \(titles[index])") { chosen = $titles[index] }
            }
            Button("Remove") { titles.removeFirst() }
            Button("Finish") { chosen?.wrappedValue = "done" }
            Text(titles.joined(separator: ","))
          }
        }
      }
      """#,
    fixed: #"""
      struct TaskWithId: Identifiable {
        let id: Int
        var title: String
      }

      struct TasksById: View {
        @State private var tasks = [
          TaskWithId(id: 1, title: "first"), TaskWithId(id: 2, title: "second"),
        ]
        @State private var chosen: Int?

        var body: some View {
          VStack {
            ForEach(tasks) { task in
              Button("Choose \(task.title)") { chosen = task.id }
            }
            Button("Remove") { tasks.removeFirst() }
            Button("Finish") {
              guard let place = tasks.firstIndex(where: { $0.id == chosen }) else { return }
              tasks[place].title = "done"
            }
            Text(tasks.map(\.title).joined(separator: ","))
          }
        }
      }
      """#)
}
