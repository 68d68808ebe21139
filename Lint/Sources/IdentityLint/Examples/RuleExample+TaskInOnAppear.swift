extension RuleExample {
  static let taskInOnAppear = RuleExample(
    failing: """
      struct LoaderBegun: View {
        let log: TaskLog

        var body: some View {
          Text("Loading").onAppear {
            Task { await log.work() }
          }
        }
      }
      """,
    fixed: """
      struct LoaderOfTask: View {
        let log: TaskLog

        var body: some View {
          Text("Loading").task { await log.work() }
        }
      }
      """)
}
