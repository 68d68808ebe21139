extension RuleExample {
  static let sharedWindowState = RuleExample(
    failing: """
      struct PlannerOfApp: View {
        @Binding var selection: String?

        var body: some View {
          Button("Today") { selection = "Today" }
          Text(selection ?? "nothing")
        }
      }

      struct PlannerAppOfApp: App {
        @State private var selection: String?

        var body: some Scene {
          WindowGroup { PlannerOfApp(selection: $selection) }
        }
      }
      """,
    fixed: """
      struct PlannerOfWindow: View {
        @State private var selection: String?

        var body: some View {
          Button("Today") { selection = "Today" }
          Text(selection ?? "nothing")
        }
      }

      struct PlannerAppOfWindow: App {
        var body: some Scene {
          WindowGroup { PlannerOfWindow() }
        }
      }
      """)
}
