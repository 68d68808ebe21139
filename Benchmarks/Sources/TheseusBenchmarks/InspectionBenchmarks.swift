import Foundation
import Observation
@_spi(Measurement) import Theseus
import TheseusCells

/// A list of tasks as a small app has it: an object for all, a state in each row.
@MainActor @Observable
private final class Tasks {
  var done: Set<Int> = []
}

private struct TaskList: View {
  let tasks: Tasks

  var body: some View {
    VStack(alignment: .leading) {
      Summary(tasks: tasks)
      ForEach(0..<40, id: \.self) { TaskRow(number: $0, tasks: tasks) }
    }
    // The rows are where the clicks go, whatever a window does with a smaller content.
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct Summary: View {
  let tasks: Tasks
  var body: some View {
    HStack {
      Text("Tasks").bold()
      Spacer()
      Text("\(tasks.done.count) of 40 done")
    }
  }
}

private struct TaskRow: View {
  let number: Int
  let tasks: Tasks
  @State private var clicks = 0

  var body: some View {
    let isDone = tasks.done.contains(number)
    HStack {
      Button(isDone ? "Open" : "Done") {
        clicks = (clicks + 1) % 10
        tasks.done.formSymmetricDifference([number])
      }
      Text("Task \(number)").strikethrough(isDone)
      Spacer()
      Text("\(clicks)")
    }
  }
}

/// A program's window: the path from a click to the bytes for a terminal.
@MainActor
private final class Screen {
  let painter = CellPainter(columns: 80, rows: 44, metrics: .cells)
  var encoder = FrameEncoder(capabilities: OutputCapabilities(colors: .trueColor, unicode: true))
  let window: WindowHost
  private var next = 0

  init() {
    let tasks = Tasks()
    window = WindowHost(columns: 80, rows: 44, metrics: painter.metrics) { TaskList(tasks: tasks) }
    window.onCommit = { [painter] in painter.note($0) }
    painter.noteAll()
    frame()
    // Until every kind of code has been seen to observe.
    for _ in 0..<40 { click() }
    guard tasks.done.count == 40 else { fatalError("\(tasks.done.count) of 40 clicks arrived") }
  }

  func frame() {
    window.flush()
    painter.paint(window)
    if encoder.encode(&painter.buffer, caret: painter.caret) {
      encoder.withFrame { keep($0.count) }
    }
  }

  /// Presses and releases the button of the next row, each with its frame.
  func click() {
    next = (next + 1) % 40
    for kind in [PointerEvent.Action.press(.left), .release(.left)] {
      window.send(.pointer(PointerEvent(kind, column: 2, row: next + 1)))
      frame()
    }
  }
}

/// A connected inspector that reads, with the reports that a session makes in time.
@MainActor
private final class Inspector {
  private let inspection: MeasuredInspection
  private let end: Int32
  private let window: WindowHost
  private var last = ContinuousClock.now
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(_ screen: Screen) {
    var pair: [Int32] = [0, 0]
    #if canImport(Glibc)
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
    #else
      socketpair(AF_UNIX, SOCK_STREAM, 0, &pair)
    #endif
    end = pair[1]
    window = screen.window
    inspection = MeasuredInspection(screen.window, descriptor: pair[0])
    _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    for _ in 0..<10 { report() }
    inspection.select(TaskRow.self)
  }

  func report() {
    inspection.report()
    while read(end, &buffer, buffer.count) > 0 {}
  }

  /// A session reports 100 ms after a change.
  func work() {
    let now = ContinuousClock.now
    guard now - last >= .milliseconds(100) else { return }
    last = now
    report()
  }

  func finish() {
    inspection.end()
    close(end)
  }
}

/// The floor is the same click in a program that nobody watches, alternating with it.
@MainActor
func benchmarkInspection(_ harness: inout Harness) {
  guard harness.wants("inspect") else { return }
  let plain = Screen()
  let watched = Screen()
  let inspector = Inspector(watched)
  harness.measure("inspect.click", atLeast: 150e6, floor: { plain.click() }) {
    watched.click()
    inspector.work()
  }
  // Clicks as a user makes them, with a report after each.
  harness.measure("inspect.click.report", atLeast: 20e6, floor: { plain.click() }) {
    watched.click()
    inspector.report()
  }
  inspector.finish()
  // After the inspector has left.
  harness.measure("inspect.click.after", atLeast: 20e6, floor: { plain.click() }) {
    watched.click()
  }
  plain.window.unmount()
  watched.window.unmount()
}
