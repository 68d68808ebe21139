import Foundation
import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("the positions of a continuous hover")
struct HoverSpaceTests {
  @MainActor private final class Log { var points: [CGPoint] = [] }

  /// Moves the pointer over a text in an area with 16 points around it.
  private func hover<Content: View>(
    _ hovering: (Text, @escaping (HoverPhase) -> Void) -> Content
  ) throws -> (found: CGPoint, window: CGPoint, local: CGPoint) {
    let log = Log()
    let text = hovering(
      Text("target"),
      { phase in
        if case .active(let point) = phase { log.points.append(point) }
      })
    let area = text.padding(16).coordinateSpace(.named("area"))
    let host = TestHost(columns: 40, rows: 12) { area }
    let frame = try host.find(.text, "target").frame
    let event = PointerEvent(.move(nil), column: frame.x + 2, row: frame.y)
    host.send(.pointer(event))
    let local = CGPoint(
      x: event.position.x - CGFloat(frame.x) * 8, y: event.position.y - CGFloat(frame.y) * 16)
    return (try #require(log.points.last), event.position, local)
  }

  @Test("are those of the view by default")
  func local() throws {
    let plain = try hover { $0.onContinuousHover(perform: $1) }
    #expect(plain.found == plain.local)
    let named = try hover {
      $0.onContinuousHover(coordinateSpace: CoordinateSpace.local, perform: $1)
    }
    #expect(named.found == named.local)
  }

  @Test("are those of the window in the global space")
  func global() throws {
    let result = try hover {
      $0.onContinuousHover(coordinateSpace: CoordinateSpace.global, perform: $1)
    }
    #expect(result.found == result.window)
  }

  @Test("are those of an area around the view in its named space")
  func named() throws {
    let space = NamedCoordinateSpace.named("area")
    for result in [
      try hover { $0.onContinuousHover(coordinateSpace: space, perform: $1) },
      try hover { $0.onContinuousHover(coordinateSpace: space.coordinateSpace, perform: $1) },
    ] {
      #expect(result.found == CGPoint(x: result.local.x + 16, y: result.local.y + 16))
    }
  }
}
