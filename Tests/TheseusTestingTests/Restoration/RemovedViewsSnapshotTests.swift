import Testing
import TheseusTesting

private struct Draft: View {
  @State private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct Padded: View {
  @State private var isPadded = false
  @State private var isShown = true
  var body: some View {
    VStack {
      Button("change") { withAnimation(.linear(duration: 1)) { isPadded.toggle() } }
      Button("hide") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      if isShown {
        (isPadded ? AnyView(Draft().padding()) : AnyView(Draft())).transition(.opacity)
      }
    }
  }
}

@MainActor @Suite("R66 a snapshot has no state of views that a transition is still removing")
struct RemovedViewsSnapshotTests {
  private func counts(_ host: TestHost) throws -> [String?] {
    try host.snapshot().cells.filter { $0.name == "count" }.map(\.value)
  }

  @Test("the view that took the place of another one is saved, and not the other")
  func replaced() throws {
    let host = TestHost { Padded() }
    try host.find(.button, "count 0").tap()
    #expect(try counts(host) == ["1"])
    try host.find(.button, "change").tap()
    #expect(try counts(host) == ["0"])
    #expect(host.runtime.checkInvariants().isEmpty)
    host.advance(by: .seconds(2))
    #expect(try counts(host) == ["0"])
  }

  @Test("nothing is saved of what is hidden, and all of it again when it returns in time")
  func hidden() throws {
    let host = TestHost { Padded() }
    try host.find(.button, "count 0").tap()
    try host.find(.button, "hide").tap()
    host.advance(by: .milliseconds(300))
    #expect(try counts(host).isEmpty)
    try host.find(.button, "hide").tap()
    #expect(try counts(host) == ["1"])
  }
}
