import Testing
import TheseusTesting

// failing:
struct TidesInside: View {
  @State private var tides: [String] = []

  var body: some View {
    VStack {
      Text("Tides")
      if !tides.isEmpty {
        Text(tides.joined())
          .onAppear { tides = ["high at noon"] }
      }
    }
  }
}
// end

// fixed:
struct TidesOutside: View {
  @State private var tides: [String] = []

  var body: some View {
    VStack {
      Text("Tides")
      if !tides.isEmpty {
        Text(tides.joined())
      }
    }
    .onAppear { tides = ["high at noon"] }
  }
}
// end

@MainActor @Suite("The example of task_in_own_branch")
struct TaskInOwnBranchExample {
  @Test("R61 task_in_own_branch: work in a branch that only the work shows never runs")
  func runs() {
    #expect(!TestHost { TidesInside() }.screen.contains("noon"))
    #expect(TestHost { TidesOutside() }.screen.contains("noon"))
  }

  @Test("task_in_own_branch: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "task_in_own_branch", file: #filePath).check() }
}
