import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor @Suite("a drag follows the pointer, and knows its velocity")
struct DragMovementTests {
  /// Waits as a long press does, and logs how far the pointer was then.
  private struct Waiting: Gesture {
    typealias Value = Void
    typealias Body = Never
    let log: Log
    static var _initialMemory: Void { () }

    func _receive(_ input: GestureInput, _ memory: inout Void) -> GesturePhase<Void> {
      if input.kind == .waited { log.lines.append("waited \(Int(input.distance))") }
      return .possible
    }

    var _delays: [Duration] { [.milliseconds(500)] }
  }

  private func host<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content)
    -> WindowHost
  {
    let host = WindowHost(columns: 20, rows: 4, root: content)
    host.now = { .zero }
    host.flush()
    return host
  }

  private func send(_ host: WindowHost, _ action: PointerEvent.Action, _ column: Int) {
    host.send(.pointer(PointerEvent(action, column: column, row: 2)))
  }

  /// Drags by three columns and holds the button until a long press would be over.
  private func hold(_ host: WindowHost, _ log: Log) async {
    host.sleep = { _ in }
    send(host, .press(.left), 1)
    send(host, .move(.left), 4)
    for _ in 0..<10_000 where !log.lines.contains("waited 24") { await Task.yield() }
  }

  @Test("a long press beside it that ends later does not move it back")
  func beside() async {
    let log = Log()
    let host = host {
      Key(name: "a", width: 160)
        .onLongPressGesture { log.lines.append("long") }
        .gesture(DragGesture().onChanged { log.lines.append("\(Int($0.translation.width))") })
        .simultaneousGesture(Waiting(log: log))
    }
    await hold(host, log)
    #expect(log.lines == ["24", "waited 24"])
  }

  @Test("a long press in the same gesture does not move it back either")
  func together() async {
    let log = Log()
    let host = host {
      Key(name: "a", width: 160)
        .gesture(
          LongPressGesture().simultaneously(with: DragGesture()).onChanged {
            log.lines.append("\(Int($0.second?.translation.width ?? 0))")
          }
        )
        .simultaneousGesture(Waiting(log: log))
    }
    await hold(host, log)
    // The first change is that of the long press: the press has begun.
    #expect(log.lines == ["0", "24", "waited 24"])
  }

  @Test("the velocity is that of the last moments: a flick has one, a pointer at rest has none")
  func velocity() {
    var ends: [DragGesture.Value] = []
    let host = host {
      Key(name: "a", width: 160).gesture(DragGesture().onEnded { ends.append($0) })
    }
    for isResting in [false, true] {
      var time = Duration.zero
      host.now = { time }
      send(host, .press(.left), 1)
      time = .milliseconds(1000)
      send(host, .move(.left), 3)
      time = .milliseconds(1050)
      send(host, .move(.left), 5)
      if isResting { time = .milliseconds(1500) }
      send(host, .release(.left), 5)
    }
    #expect(ends.map(\.translation.width) == [32, 32])
    #expect(ends.map { $0.velocity.width.rounded() } == [320, 0])
    // A quarter of a second at the last velocity.
    #expect(ends.map { $0.predictedEndTranslation.width.rounded() } == [112, 32])
    #expect(
      ends.map { ($0.predictedEndLocation.x - $0.startLocation.x).rounded() } == [112, 32])
    #expect(ends.allSatisfy { $0.velocity.height == 0 })
  }
}
