import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor @Suite("a gesture of high priority, or its mask, turns off what is inside")
struct GesturePrecedenceTests {
  private func host<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content)
    -> WindowHost
  {
    let host = WindowHost(columns: 20, rows: 4, root: content)
    host.now = { .zero }
    host.flush()
    return host
  }

  private func click(_ host: WindowHost, _ label: String) throws {
    let frame = try #require(host.element(.button, label)).frameInWindow
    host.click(column: Int(frame.midX / 8), row: Int(frame.midY / 16))
  }

  @Test("a tap of high priority on a button leaves out the button's action")
  func button() throws {
    let log = Log()
    let host = host {
      Button("Delete") { log.lines.append("delete") }
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("select") })
    }
    try click(host, "Delete")
    #expect(log.lines == ["select"])
    try click(host, "Delete")
    #expect(log.lines == ["select", "select"], "the button is not left pressed")
  }

  @Test("a gesture of high priority that is not recognized, or is off, lets the button act")
  func others() throws {
    let log = Log()
    let host = host {
      VStack {
        Button("Drag") { log.lines.append("drag") }
          .highPriorityGesture(DragGesture().onEnded { _ in log.lines.append("dragged") })
        Button("Off") { log.lines.append("off") }
          .highPriorityGesture(
            TapGesture().onEnded { log.lines.append("tapped") }, including: .subviews)
        Button("Beside") { log.lines.append("beside") }
          .simultaneousGesture(TapGesture().onEnded { log.lines.append("also") })
      }
    }
    try click(host, "Drag")
    try click(host, "Off")
    try click(host, "Beside")
    #expect(log.lines == ["drag", "off", "beside", "also"])
  }

  @Test("a mask chooses between the added gesture and those of the content")
  func masks() {
    for mask in [GestureMask.all, .gesture, .subviews, .none] {
      let log = Log()
      func inner() -> some View {
        Key(name: "a", width: 160).onTapGesture { log.lines.append("inner") }
      }
      let outer = TapGesture().onEnded { log.lines.append("outer") }
      let hasInner = mask.contains(.subviews)
      let hasOuter = mask.contains(.gesture)
      let normal = host { VStack { inner() }.gesture(outer, including: mask) }
      normal.click(column: 1, row: 2)
      #expect(log.lines == (hasInner ? ["inner"] : hasOuter ? ["outer"] : []), "\(mask)")
      log.lines = []
      let high = host { VStack { inner() }.highPriorityGesture(outer, including: mask) }
      high.click(column: 1, row: 2)
      #expect(log.lines == (hasOuter ? ["outer"] : hasInner ? ["inner"] : []), "\(mask)")
      log.lines = []
      let beside = host { VStack { inner() }.simultaneousGesture(outer, including: mask) }
      beside.click(column: 1, row: 2)
      #expect(
        log.lines.sorted() == (hasInner ? ["inner"] : []) + (hasOuter ? ["outer"] : []), "\(mask)")
    }
  }

  @Test("a mask around others leaves out all that are inside, also beside each other")
  func nested() {
    let log = Log()
    let host = host {
      VStack {
        Key(name: "a", width: 160)
          .highPriorityGesture(TapGesture().onEnded { log.lines.append("high") })
          .simultaneousGesture(TapGesture().onEnded { log.lines.append("beside") })
      }
      .gesture(TapGesture().onEnded { log.lines.append("editing") }, including: .gesture)
      .simultaneousGesture(TapGesture().onEnded { log.lines.append("outside") })
    }
    host.click(column: 1, row: 2)
    #expect(log.lines.sorted() == ["editing", "outside"])
  }
}
