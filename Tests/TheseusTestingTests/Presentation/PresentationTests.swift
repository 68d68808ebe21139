import Testing
import TheseusTesting

@MainActor @Suite("Presentations and covered views, as a test sees them")
struct PresentationTests {
  private struct Inside: View { var body: some View { Text("inside") } }

  private struct Presenter: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Push("Show") { isShown = true }
        Text("beneath")
      }
      .sheet(isPresented: $isShown) {
        VStack {
          Inside()
          Push("Show") { isShown = false }
        }
      }
    }
  }

  private struct Root: View {
    let isOn: Bool
    var body: some View { if isOn { Presenter() } else { Text("off") } }
  }

  @Test("a sheet is a dialog, find prefers it, and the views below stay in the tree, disabled")
  func sheet() throws {
    let host = TestHost { Root(isOn: true) }
    let beneath = try host.find(.button, "Show")
    try beneath.tap()
    #expect(try host.find(.dialog).descendants.contains { $0.label == "inside" })
    #expect(!beneath.isEnabled)
    #expect(throws: TestHostError.self) { try beneath.tap() }
    #expect(try host.find(.text, "beneath").isEnabled == false)
    try host.find(.button, "Show").tap()
    #expect(host.findAll(.dialog).isEmpty)
    #expect(beneath.isEnabled)
    #expect(host.trace.created(Inside.self).map(\.cause.kind) == [.presented])
    #expect(host.trace.ended(Inside.self).map(\.cause.kind) == [.dismissed])
  }

  @Test("a sheet whose presenter ended reports parentEnded; the presenter has the cause")
  func parentEnded() throws {
    let host = TestHost { Root(isOn: true) }
    try host.find(.button, "Show").tap()
    host.update { Root(isOn: false) }
    #expect(host.trace.ended(Inside.self).map(\.cause.kind) == [.parentEnded])
    #expect(host.trace.ended(Presenter.self).map(\.cause.kind) == [.branchFlipped])
    #expect(host.findAll(.dialog).isEmpty)
  }

  private struct First: View { var body: some View { Text("first") } }
  private struct Second: View { var body: some View { Text("second") } }

  private struct Pages: View {
    @Binding var path: [Int]
    var body: some View {
      NavigationStack(path: $path) {
        First().navigationDestination(for: Int.self) { _ in Second() }
      }
    }
  }

  @Test("R67 a covered view disappears and does not end; it appears on return; a popped one ends")
  func covered() {
    var path: [Int] = []
    let binding = Binding(get: { path }, set: { path = $0 })
    let host = TestHost { Pages(path: binding) }
    func steps() -> [String] {
      defer { host.trace.reset() }
      return host.trace.lifecycle.compactMap { step in
        let name =
          step.identity.split(separator: "/").last.map { String($0.prefix { $0.isLetter }) } ?? ""
        return ["First", "Second"].contains(name) ? "\(step.event) \(name)" : nil
      }
    }
    #expect(steps() == ["created First", "appeared First"])
    path = [1]
    host.update { Pages(path: binding) }
    #expect(steps() == ["created Second", "appeared Second", "disappeared First"])
    path = []
    host.update { Pages(path: binding) }
    #expect(steps() == ["appeared First", "disappeared Second", "ended Second"])
  }
}
