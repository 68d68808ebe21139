import Testing
import TheseusTesting

// failing:
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
// end

// fixed:
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
// end

@MainActor @Suite("The example of shared_window_state")
struct SharedWindowStateExample {
  @Test("R20 shared_window_state: windows that get one binding show one selection")
  func runs() throws {
    struct TwoOfApp: View {
      @State private var selection: String?
      var body: some View {
        PlannerOfApp(selection: $selection)
        PlannerOfApp(selection: $selection)
      }
    }
    func follows(_ host: TestHost) throws -> Bool {
      try #require(host.findAll(.button, "Today").first).tap()
      return !host.screen.contains("nothing")
    }
    #expect(try follows(TestHost { VStack { TwoOfApp() } }))
    #expect(
      try !follows(
        TestHost {
          VStack {
            PlannerOfWindow()
            PlannerOfWindow()
          }
        }))
  }

  @Test("shared_window_state: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "shared_window_state", file: #filePath).check() }
}
