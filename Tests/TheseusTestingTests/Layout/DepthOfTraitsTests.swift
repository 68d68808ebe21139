import Foundation
import TheseusTesting
import TheseusViews
import Testing

private struct Weight: LayoutValueKey {
  static let defaultValue = 0
}

/// The index is a trait of the view, so modifiers around it keep it, as they keep a priority.
@MainActor @Suite("A view keeps its zIndex inside modifiers")
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

  @Test("frames, offsets and other modifiers that lay out the view")
  func layout() {
    let menu = Text("menu").zIndex(1)
    #expect(screen { menu.padding(0) }.contains("menu"))
    #expect(screen { menu.frame(width: 32, height: 16) }.contains("menu"))
    #expect(screen { menu.frame(maxWidth: .infinity, maxHeight: .infinity) }.contains("menu"))
    #expect(screen { menu.fixedSize() }.contains("menu"))
    #expect(screen { menu.offset(x: 0) }.contains("menu"))
    #expect(screen { menu.position(x: 32, y: 8) }.contains("menu"))
    #expect(screen { menu.aspectRatio(2, contentMode: .fit) }.contains("menu"))
    #expect(screen { menu.containerRelativeFrame(.horizontal) }.contains("menu"))
    #expect(screen { menu.alignmentGuide(.leading) { $0[.leading] } }.contains("menu"))
    #expect(screen { menu.padding(0).frame(height: 16).offset(x: 0) }.contains("menu"))
  }

  @Test("drawing, semantics, gestures and observation")
  func others() {
    let menu = Text("menu").zIndex(1)
    #expect(screen { menu.background(.red) }.contains("menu"))
    #expect(screen { menu.opacity(0.9) }.contains("menu"))
    #expect(screen { menu.clipped() }.contains("menu"))
    #expect(screen { menu.help("help") }.contains("menu"))
    #expect(screen { menu.accessibilityIdentifier("id") }.contains("menu"))
    #expect(screen { menu.onTapGesture {} }.contains("menu"))
    #expect(screen { menu.contextMenu { Button("b") {} } }.contains("menu"))
    #expect(screen { menu.focusable(false) }.contains("menu"))
    #expect(screen { menu.badge(0) }.contains("menu"))
    #expect(
      screen {
        menu.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
        }
      }
      .contains("menu"))
  }

  @Test("an overlay stays in front of its content, and a background behind, whatever the index")
  func secondary() throws {
    #expect(screen { Text("menu").zIndex(1).overlay { Text("over") } }.contains("over"))
    #expect(screen { Text("menu").zIndex(-1).background { Text("down") } }.contains("back"))
    var pressed = ""
    let host = TestHost(columns: 20, rows: 3) {
      Button("content") { pressed += "content" }
        .zIndex(1)
        .overlay { Button("in front") { pressed += "front" } }
    }
    let middle = try host.find(.button, "in front").frame
    let column = middle.x + middle.width / 2
    for action in [PointerEvent.Action.press(.left), .release(.left)] {
      host.send(.pointer(PointerEvent(action, column: column, row: middle.y)))
    }
    #expect(pressed == "front")
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
