import Foundation
import Observation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

@MainActor
@Suite("A press whose view is removed ends")
struct RemovedPressTests {
  @Observable final class Model {
    var isShown = true
    var taps: [String] = []
    var isPressed = false
    var hovers: [Bool] = []
  }

  private struct Screen: View {
    let model: Model
    @GestureState private var isDragging = false

    var body: some View {
      VStack(spacing: 0) {
        if model.isShown {
          Color.gray.onTapGesture { model.taps.append("first") }
        } else {
          Color.green.onTapGesture { model.taps.append("other") }
        }
      }
      .simultaneousGesture(
        DragGesture(minimumDistance: 0).updating($isDragging) { _, state, _ in state = true }
      )
      .onChange(of: isDragging) { model.isPressed = isDragging }
    }
  }

  private func send(
    _ page: ModelPage, _ kind: ClientMessage.PointerInput.Kind, _ id: Int,
    at point: CGPoint = CGPoint(x: 200, y: 300)
  ) throws {
    try page.send(
      .pointer(
        .init(id: id, kind: kind, position: point, buttons: 1, modifiers: [], clicks: 1)))
    try page.show()
  }

  private func area(_ page: ModelPage, _ kind: String = "p") throws -> ModelNode {
    try #require(page.root.all.last { $0.attribute("on")?.contains(kind) == true })
  }

  @Test("what is around it is not pressed any more, and no other view is tapped")
  func removed() throws {
    let model = Model()
    let page = try ModelPage { Screen(model: model) }
    let first = try area(page).id
    try send(page, .down, first)
    #expect(model.isPressed)
    model.isShown = false
    page.page.app.flush()
    try page.show()
    try page.show()
    #expect(!model.isPressed)
    try send(page, .drag, first)
    try send(page, .up, first)
    #expect(model.taps == [])
    #expect(page.page.isShown)
    let other = try area(page).id
    try send(page, .down, other)
    try send(page, .up, other)
    #expect(model.taps == ["other"])
  }

  @Test("a press during which the connection was lost ends")
  func reconnected() throws {
    let model = Model()
    let page = try ModelPage { Screen(model: model) }
    try send(page, .down, area(page).id)
    var hello = Hello(size: CGSize(width: 400, height: 600))
    hello.fonts = [.plain]
    page.page.reconnect(hello)
    try page.show()
    #expect(!model.isPressed)
    try send(page, .up, area(page).id)
    #expect(model.taps == [])
  }

  @Test("the pointer leaves what is around a view that was removed under it")
  func hovered() throws {
    struct Hovered: View {
      let model: Model
      var body: some View {
        ZStack {
          if model.isShown { Color.gray.frame(width: 100, height: 100).onHover { _ in } }
        }
        .frame(width: 300, height: 300)
        .contentShape(Rectangle())
        .onHover { model.hovers.append($0) }
      }
    }
    let model = Model()
    let page = try ModelPage { Hovered(model: model) }
    let inner = try area(page, "h").id
    try send(page, .hover, inner)
    #expect(model.hovers == [true])
    model.isShown = false
    page.page.app.flush()
    try page.show()
    try send(page, .leave, inner, at: CGPoint(x: 1, y: 1))
    #expect(model.hovers == [true, false])
  }
}
