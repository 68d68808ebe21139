import Foundation
import Theseus
import TheseusCells

/// A lazy row with a state of its own.
private struct ListRow: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    HStack {
      Text("Row \(number)")
      Spacer()
      Button("\(count)") { count += 1 }
    }
  }
}

/// An element of the data that a list shows, small so that the figures measure the list.
private struct Item: Identifiable {
  let id: Int
}

/// A window with a list, from an event to painted cells.
@MainActor
private final class ListScreen {
  private let painter: CellPainter
  let window: WindowHost

  init<Root: View>(@ViewBuilder _ root: @escaping @MainActor () -> Root) {
    painter = CellPainter(columns: 80, rows: 24)
    window = WindowHost(columns: 80, rows: 24, metrics: painter.metrics, root: root)
    window.onCommit = { [painter] in painter.note($0) }
    painter.noteAll()
  }

  func frame() {
    window.flush()
    painter.paint(window)
  }

  var scroll: ScrollElement? {
    var stack: [ViewElement] = [window.root]
    while let element = stack.popLast() {
      if let scroll = element as? ScrollElement { return scroll }
      stack.append(contentsOf: element.viewChildren)
    }
    return nil
  }
}

@MainActor
func benchmarkLists(_ harness: inout Harness) {
  for count in [100, 1_000, 1_000_000] {
    first(count, &harness)
    scroll(count, &harness)
  }
  for count in [10, 10_000] { writeState(count, &harness) }
}

/// Time from the creation of the list to its painted first frame, and its memory without its data.
@MainActor
private func first(_ count: Int, _ harness: inout Harness) {
  guard harness.wants("list.\(count).first") else { return }
  let data = (0..<count).map { Item(id: $0) }
  var times: [Double] = []
  var memory: [Double] = []
  for _ in 0..<harness.samples {
    let before = residentMemory() ?? 0
    let start = cpuTime()
    let screen = ListScreen { List(data) { ListRow(number: $0.id) } }
    screen.frame()
    times.append(cpuTime() - start)
    memory.append(Double((residentMemory() ?? 0) - before))
    screen.window.unmount()
  }
  harness.add("list.\(count).first", times)
  if let first = memory.first {
    harness.figures.append(
      Figure(
        name: "list.\(count).memory", unit: "bytes", median: first, min: memory.min() ?? first,
        max: first))
  }
}

/// Scrolling down by one row, from the event to painted cells, including the creation of rows.
@MainActor
private func scroll(_ count: Int, _ harness: inout Harness) {
  guard harness.wants("list.\(count).scroll"), count > 500 else { return }
  let data = (0..<count).map { Item(id: $0) }
  var times: [Double] = []
  for _ in 0..<harness.samples {
    let screen = ListScreen { List(data) { ListRow(number: $0.id) } }
    screen.frame()
    guard let list = screen.scroll else { return }
    // From the middle, where rows begin at both ends. The first steps warm up.
    list.scroll(to: CGPoint(x: 0, y: 16 * CGFloat(count / 2)))
    screen.frame()
    let steps = 200
    let start = cpuTime()
    for _ in 0..<steps {
      list.scroll(by: CGPoint(x: 0, y: 16))
      screen.frame()
    }
    times.append((cpuTime() - start) / Double(steps))
    screen.window.unmount()
  }
  harness.add("list.\(count).scroll", times)
}

/// A view whose state is written from outside, without a change of its size.
private struct Cell: View {
  let number: Int
  let wanted: Int
  let note: (@escaping () -> Void) -> Void
  @State private var count = 0

  var body: some View {
    if number == wanted { note { count = (count + 1) % 10 } }
    return Text("\(count)")
  }
}

/// One cell's write in a tree of that many views with a state, from the write to the commit.
@MainActor
private func writeState(_ count: Int, _ harness: inout Harness) {
  guard harness.wants("state.write.\(count)") else { return }
  var write: () -> Void = {}
  let screen = ListScreen {
    VStack {
      ForEach(0..<count, id: \.self) { Cell(number: $0, wanted: count / 2, note: { write = $0 }) }
    }
  }
  screen.frame()
  harness.measure("state.write.\(count)") {
    write()
    screen.window.flush()
  }
  screen.window.unmount()
}
