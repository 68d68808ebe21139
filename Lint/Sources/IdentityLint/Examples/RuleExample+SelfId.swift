extension RuleExample {
  static let selfId = RuleExample(
    failing: #"""
      struct TodosBySelf: View {
        @State private var todos = ["Buy bread", "Call Ada"]

        var body: some View {
          VStack {
            ForEach(todos, id: \.self) { todo in TodoRowBySelf(title: todo) }
            Button("Rename") { todos[0] = "Buy sourdough" }
          }
        }
      }

      struct TodoRowBySelf: View {
        let title: String
        @State private var isOpen = false
        var body: some View { Toggle(title, isOn: $isOpen) }
      }
      """#,
    fixed: """
      struct TodoWithId: Identifiable {
        let id: Int
        var title: String
      }

      struct TodosById: View {
        @State private var todos = [
          TodoWithId(id: 1, title: "Buy bread"), TodoWithId(id: 2, title: "Call Ada"),
        ]

        var body: some View {
          VStack {
            ForEach(todos) { todo in TodoRowById(title: todo.title) }
            Button("Rename") { todos[0].title = "Buy sourdough" }
          }
        }
      }

      struct TodoRowById: View {
        let title: String
        @State private var isOpen = false
        var body: some View { Toggle(title, isOn: $isOpen) }
      }
      """)
}
