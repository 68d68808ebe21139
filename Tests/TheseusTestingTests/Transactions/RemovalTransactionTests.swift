import Testing
import TheseusTesting
import TheseusViews

/// The form that removes the view.
private enum Remover: CaseIterable { case optional, arm, row, id, group, outside }

private struct Page: View {
  let remover: Remover
  /// The animation of the update, and that of the modifier.
  let outer: Animation?
  let inner: Animation?
  var disables = false
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("toggle") { withAnimation(outer) { isShown.toggle() } }
      switch remover {
      case .optional: if isShown { view }
      case .arm: if isShown { view } else { EmptyView() }
      case .row: ForEach(isShown ? [1] : [], id: \.self) { _ in view }
      case .id: view.id(isShown)
      case .group: if isShown { changed(Group { text }) }
      case .outside: if isShown { view.opacity(1).padding(0) }
      }
    }
  }

  private var text: some View { Text("leaving").transition(.opacity) }
  private var view: some View { changed(text) }

  private func changed(_ content: some View) -> some View {
    content.transaction {
      $0.animation = inner
      $0.disablesAnimations = disables
    }
  }
}

@MainActor @Suite("A removal follows the transaction modifiers of the removed view")
struct RemovalTransactionTests {
  private func remove(_ page: Page) throws -> TestHost {
    let host = TestHost(columns: 30, rows: 8) { page }
    try host.find(.button, "toggle").tap()
    return host
  }

  /// Without the view that an id has put in its place.
  private func leaving(_ host: TestHost, _ remover: Remover) -> Int {
    host.findAll(.text).filter { $0.label == "leaving" }.count - (remover == .id ? 1 : 0)
  }

  @Test("R68 its animation takes the place of the update's", arguments: Remover.allCases)
  private func replaced(_ remover: Remover) throws {
    let host = try remove(
      Page(remover: remover, outer: .linear(duration: 1), inner: .linear(duration: 2)))
    host.advance(by: .milliseconds(1500))
    #expect(leaving(host, remover) == 1)
    host.advance(by: .milliseconds(600))
    #expect(leaving(host, remover) == 0)
  }

  @Test("R68 it animates a plain removal", arguments: Remover.allCases)
  private func added(_ remover: Remover) throws {
    let host = try remove(Page(remover: remover, outer: nil, inner: .linear(duration: 1)))
    host.advance(by: .milliseconds(900))
    #expect(leaving(host, remover) == 1)
    host.advance(by: .milliseconds(200))
    #expect(leaving(host, remover) == 0)
  }

  @Test("R68 without an animation the view is removed immediately", arguments: Remover.allCases)
  private func none(_ remover: Remover) throws {
    let host = try remove(Page(remover: remover, outer: .linear(duration: 1), inner: nil))
    #expect(leaving(host, remover) == 0)
  }

  @Test("R68 so it is when the modifier disables animations", arguments: Remover.allCases)
  private func disabled(_ remover: Remover) throws {
    let host = try remove(
      Page(
        remover: remover, outer: .linear(duration: 1), inner: .linear(duration: 1),
        disables: true))
    #expect(leaving(host, remover) == 0)
  }

  @Test("R68 a modifier inside of the transition does not concern it")
  func inside() throws {
    struct Inside: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
          if isShown { Text("leaving").transaction { $0.animation = nil }.transition(.opacity) }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 8) { Inside() }
    try host.find(.button, "toggle").tap()
    #expect(host.screen.contains("leaving"))
  }
}
