import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor @Suite("gestures report the user's pointer actions")
struct GestureTests {
  private func host<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content)
    -> WindowHost
  {
    let host = WindowHost(columns: 20, rows: 4, root: content)
    host.now = { .zero }
    host.flush()
    return host
  }

  private func drag(_ host: WindowHost, _ cells: [(Int, Int)]) {
    host.send(.pointer(PointerEvent(.press(.left), column: cells[0].0, row: cells[0].1)))
    for (column, row) in cells.dropFirst() {
      host.send(.pointer(PointerEvent(.move(.left), column: column, row: row)))
    }
    host.send(.pointer(PointerEvent(.release(.left), column: cells.last!.0, row: cells.last!.1)))
  }

  @Test("A tap is a press and a release on the view; elsewhere it is none")
  func tap() {
    let log = Log()
    let host = host {
      VStack {
        Key(name: "a", width: 160).onTapGesture { log.lines.append("a") }
        Key(name: "b", width: 160)
      }
    }
    host.click(column: 1, row: 1)
    drag(host, [(1, 1), (1, 2)])
    drag(host, [(1, 2), (1, 1)])
    #expect(log.lines == ["a"])
  }

  @Test(
    "the inner of two taps wins; a simultaneous one is recognized too; a high priority one first")
  func priority() {
    let log = Log()
    let host = host {
      VStack { Key(name: "a", width: 160).onTapGesture { log.lines.append("inner") } }
        .onTapGesture { log.lines.append("outer") }
        .simultaneousGesture(TapGesture().onEnded { log.lines.append("beside") })
    }
    host.click(column: 1, row: 2)
    #expect(log.lines.sorted() == ["beside", "inner"])
    let second = Log()
    let high = self.host {
      VStack { Key(name: "a", width: 160).onTapGesture { second.lines.append("inner") } }
        .highPriorityGesture(TapGesture().onEnded { second.lines.append("outer") })
    }
    high.click(column: 1, row: 2)
    #expect(second.lines == ["outer"])
  }

  @Test("two quick presses at one position are a double tap; slow ones or distant ones are not")
  func doubleTap() {
    let log = Log()
    let host = host {
      Key(name: "a", width: 160).onTapGesture(count: 2) { log.lines.append("double") }
    }
    var time = Duration.zero
    host.now = { time }
    host.click(column: 1, row: 2)
    time += .seconds(1)
    host.click(column: 1, row: 2)
    host.click(column: 3, row: 2)
    #expect(log.lines.isEmpty)
    time += .milliseconds(100)
    host.click(column: 3, row: 2)
    #expect(log.lines == ["double"])
  }

  @Test("a drag reports its translation, also outside its view; its state is reset at the end")
  func dragging() {
    let log = Log()
    var translation: () -> CGSize = { .zero }
    let host = host { Draggable(log: log, tell: { translation = $0 }) }
    drag(host, [(1, 2), (2, 2), (4, 0)])
    #expect(log.lines == ["24 -32", "ended 24 -32"])
    #expect(translation() == .zero)
  }

  @Test("a long press needs its minimum duration; the pressing callback reports the press")
  func longPress() {
    let log = Log()
    let host = host {
      Key(name: "a", width: 160).onLongPressGesture(minimumDuration: 1) {
        log.lines.append("long")
      } onPressingChanged: {
        log.lines.append("pressing \($0)")
      }
    }
    var time = Duration.zero
    host.now = { time }
    host.sleep = { _ in throw CancellationError() }
    host.click(column: 1, row: 2)
    #expect(log.lines == ["pressing true", "pressing false"])
    log.lines = []
    host.send(.pointer(PointerEvent(.press(.left), column: 1, row: 2)))
    time += .seconds(2)
    host.send(.pointer(PointerEvent(.release(.left), column: 1, row: 2)))
    #expect(log.lines.sorted() == ["long", "pressing false", "pressing true"])
  }

  @Test("a view that refuses the pointer lets it through to views behind")
  func hitTesting() {
    let log = Log()
    let host = host {
      ZStack {
        Key(name: "behind", width: 160).onTapGesture { log.lines.append("behind") }
        Key(name: "front", width: 160).onTapGesture { log.lines.append("front") }.allowsHitTesting(
          false)
        VStack { Spacer() }
      }
    }
    host.click(column: 1, row: 1)
    host.click(column: 1, row: 2)
    #expect(log.lines == ["behind"], "one row high, in the middle of four")
  }

  @Test("hovering begins and ends")
  func hovering() {
    let log = Log()
    let host = host {
      VStack {
        Key(name: "a", width: 160).onHover { log.lines.append("a \($0)") }
        Key(name: "b", width: 160)
      }
    }
    for row in [1, 1, 2] { host.send(.pointer(PointerEvent(.move(nil), column: 1, row: row))) }
    #expect(log.lines == ["a true", "a false"])
  }

  @Test("A disabled view recognizes nothing")
  func disabled() {
    let log = Log()
    let host = host {
      Key(name: "a", width: 160).onTapGesture { log.lines.append("a") }.disabled(true)
    }
    host.click(column: 1, row: 1)
    host.click(column: 1, row: 2)
    #expect(log.lines.isEmpty)
  }
}

private struct Draggable: View {
  let log: Log
  let tell: (@escaping () -> CGSize) -> Void
  @GestureState var translation = CGSize.zero

  var body: some View {
    tell { translation }
    return Key(name: "a", width: 160).gesture(
      DragGesture()
        .updating($translation) { value, state, _ in state = value.translation }
        .onChanged {
          log.lines.append("\(Int($0.translation.width)) \(Int($0.translation.height))")
        }
        .onEnded {
          log.lines.append("ended \(Int($0.translation.width)) \(Int($0.translation.height))")
        })
  }
}
