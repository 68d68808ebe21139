extension RuleExample {
  static let pushedCopy = RuleExample(
    failing: """
      struct PushedChore: Hashable, Identifiable {
        let id: Int
        var isDone = false
      }

      struct PushedDetail: View {
        let chore: PushedChore
        let finish: () -> Void

        var body: some View { Button(chore.isDone ? "Done" : "Open") { finish() } }
      }

      struct PushedList: View {
        @State private var chores = [PushedChore(id: 0)]

        var body: some View {
          NavigationStack {
            List(chores) { NavigationLink("Chore", value: $0) }
              .navigationDestination(for: PushedChore.self) { chore in
                PushedDetail(chore: chore) { chores[chore.id].isDone = true }
              }
          }
        }
      }
      """,
    fixed: """
      struct FoundChore: Hashable, Identifiable {
        let id: Int
        var isDone = false
      }

      struct FoundDetail: View {
        let chore: FoundChore
        let finish: () -> Void

        var body: some View { Button(chore.isDone ? "Done" : "Open") { finish() } }
      }

      struct FoundList: View {
        @State private var chores = [FoundChore(id: 0)]

        var body: some View {
          NavigationStack {
            List(chores) { NavigationLink("Chore", value: $0.id) }
              .navigationDestination(for: Int.self) { id in
                FoundDetail(chore: chores[id]) { chores[id].isDone = true }
              }
          }
        }
      }
      """)
}
