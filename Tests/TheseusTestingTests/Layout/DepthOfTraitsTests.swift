import TheseusTesting
import TheseusViews
import Testing

private struct Weight: LayoutValueKey {
  static let defaultValue = 0
}

/// What SwiftUI keeps as a trait of the view: a modifier around `zIndex` that places nothing.
@MainActor @Suite("A view keeps its zIndex inside modifiers that only describe it")
struct DepthOfTraitsTests {
  private func screen(_ content: () -> some View) -> String {
    let front = content()
    let host = TestHost(columns: 8, rows: 1) {
      ZStack {
        front
        Text("back")
      }
    }
    return host.screen
  }

  @Test("transition, in both orders")
  func transitions() {
    #expect(screen { Text("menu").zIndex(1).transition(.move(edge: .bottom)) }.contains("menu"))
    #expect(screen { Text("menu").transition(.move(edge: .bottom)).zIndex(1) }.contains("menu"))
    #expect(screen { Text("menu").zIndex(1).transition(OpacityTransition()) }.contains("menu"))
  }

  @Test("layout values, priorities and tags")
  func values() {
    #expect(screen { Text("menu").zIndex(1).layoutPriority(1) }.contains("menu"))
    #expect(
      screen { Text("menu").zIndex(1).layoutValue(key: Weight.self, value: 2) }.contains("menu"))
    #expect(screen { Text("menu").zIndex(1).tag(1) }.contains("menu"))
    #expect(screen { Text("menu").zIndex(1).tag(1).layoutPriority(1) }.contains("menu"))
  }

  @Test("the outermost index wins, and a container keeps the indices of its content")
  func limits() {
    #expect(screen { Text("menu").zIndex(1).layoutPriority(1).zIndex(-1) }.contains("back"))
    #expect(screen { HStack { Text("menu").zIndex(1) } }.contains("back"))
  }

  private struct Overlay: View {
    @State private var showsMenu = false
    var body: some View {
      ZStack {
        if showsMenu { Text("menu").zIndex(1).transition(.opacity) }
        Button("back") { withAnimation(.linear(duration: 1)) { showsMenu.toggle() } }
      }
    }
  }

  @Test("a menu that appears is in front")
  func appearing() throws {
    let host = TestHost(columns: 12, rows: 3) { Overlay() }
    try host.find(.button, "back").tap()
    host.advance(by: .seconds(2))
    #expect(host.screen.contains("menu"))
  }
}
