import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("State of views that are not installed")
struct UninstalledStateTests {
  private func newIssues(_ body: () -> Void) -> [RuntimeIssue] {
    let before = TestHost.strayIssues.count
    body()
    return TestHost.strayIssues.dropFirst(before).filter { $0.kind == .notInstalled }
  }

  @Test("R29 making a binding is an issue, once for each property; reading is none")
  func bindings() {
    struct Loose: View {
      @State var value = 3
      @State var other = 4
      var body: some View { EmptyView() }
    }
    let view = Loose()
    #expect(newIssues { _ = view.value }.isEmpty)
    let issues = newIssues {
      _ = view.$value
      _ = view.$value
      view.$value.wrappedValue = 5
      view.value = 6
    }
    #expect(issues.count == 1)
    #expect(issues.first?.location?.fileID.contains("UninstalledStateTests") == true)
    #expect(newIssues { _ = view.$other.animation() }.count == 1)
    #expect(view.value == 3 && view.other == 4)
  }

  @Test("R29 a binding created in an init is an issue of the host")
  func inInit() {
    struct Child: View {
      @Binding var value: Int
      var body: some View { Text("\(value)") }
    }
    struct Parent: View {
      @State private var value = 1
      private var child: Child
      init() {
        _value = State(initialValue: 2)
        child = Child(value: .constant(0))
        child = Child(value: $value)
      }
      var body: some View { child }
    }
    let host = TestHost { Parent() }
    #expect(host.trace.issues.map(\.kind) == [.notInstalled])
  }
}
