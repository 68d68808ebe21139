import Foundation
import Observation
import Theseus
import TheseusCells
import TheseusInspector

/// A typical row of a table: a name, space, a number in a state.
private struct Row: View {
  let number: Int
  let handles: Handles
  @State private var count = 0

  var body: some View {
    handles.note(number) { count = (count + 1) % 10 }
    return HStack {
      Text("Row \(number)")
      Spacer()
      Text("\(count)")
    }
  }
}

/// Rows stacked vertically. A view type of this module, as in any app: the compiler specializes
/// the mounting code for its types.
private struct Rows: View {
  let count: Int
  let handles: Handles
  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { Row(number: $0, handles: handles) } }
  }
}

/// Reaches into the middle row from outside.
@MainActor
private final class Handles {
  let wanted: Int
  var write: () -> Void = {}
  var bodies = 0

  init(_ wanted: Int) { self.wanted = wanted }

  func note(_ number: Int, _ write: @escaping () -> Void) {
    bodies += 1
    if number == wanted { self.write = write }
  }
}

/// The path from an event to the bytes for a terminal, without the terminal.
@MainActor
private final class Screen {
  let painter: CellPainter
  var encoder = FrameEncoder(capabilities: OutputCapabilities(colors: .trueColor, unicode: true))
  let window: WindowHost
  var bytes = 0

  init<Root: View>(
    recording: TraceWriter? = nil, @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) {
    painter = CellPainter(columns: 80, rows: 24)
    let runtime = ViewRuntime()
    runtime.observer = recording
    window = WindowHost(
      columns: 80, rows: 24, metrics: painter.metrics, runtime: runtime, root: root)
    window.onCommit = { [painter] in painter.note($0) }
    painter.noteAll()
  }

  /// A recording like that of `--trace`, to a file that is unlinked once it is open.
  static func recording() -> TraceWriter? {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "theseus-\(getpid()).trace"
    ).path
    defer { unlink(path) }
    return try? TraceWriter(path: path, program: "benchmark", profile: .default)
  }

  func frame() {
    window.flush()
    painter.paint(window)
    if encoder.encode(&painter.buffer, caret: painter.caret) {
      encoder.withFrame { bytes = $0.count }
    }
  }
}

@MainActor
func benchmarkRows(_ harness: inout Harness) {
  for count in [100, 1_000, 10_000] {
    mount(count, &harness)
    write(count, &harness)
    frame(count, &harness)
  }
  mountTraced(1_000, &harness)
  mountTraced(10_000, &harness)
  writeTraced(1_000, &harness)
  frameTraced(1_000, &harness)
  nestedLeaf(&harness)
  edits(&harness)
}

/// Mounts rows up to their first frame. Returns the time in nanoseconds, and the resident bytes,
/// for each row.
@MainActor
private func mountOnce(_ count: Int, traced: Bool) -> (time: Double, memory: Double) {
  let handles = Handles(count / 2)
  // Created once in a program's life, whatever it mounts.
  let recording = traced ? Screen.recording() : nil
  let before = residentMemory() ?? 0
  let start = cpuTime()
  let screen = Screen(recording: recording) { Rows(count: count, handles: handles) }
  screen.frame()
  let time = cpuTime() - start
  let memory = Double((residentMemory() ?? 0) - before) / Double(count)
  screen.window.unmount()
  return (time, memory)
}

@MainActor
private func mount(_ count: Int, _ harness: inout Harness) {
  let name = "rows.mount.\(count)"
  guard harness.wants(name) else { return }
  let mounts = (0..<harness.samples).map { _ in mountOnce(count, traced: false) }
  harness.add(name, mounts.map(\.time))
  // The first mount takes its memory from the system, later ones find it.
  let memory = mounts.map(\.memory)
  if let first = memory.first {
    harness.figures.append(
      Figure(
        name: "rows.memory.\(count)", unit: "bytes", median: first, min: memory.min() ?? first,
        max: first))
  }
}

/// The floor is the same without a recording, alternating with it.
@MainActor
private func mountTraced(_ count: Int, _ harness: inout Harness) {
  let name = "rows.mount.\(count).traced"
  guard harness.wants(name) else { return }
  _ = mountOnce(count, traced: true)
  let mounts = (0..<harness.samples).map { _ in
    (mountOnce(count, traced: true).time, mountOnce(count, traced: false).time)
  }
  harness.add(name, mounts.map(\.0), mounts.map(\.1))
}

@MainActor
private func write(_ count: Int, _ harness: inout Harness) {
  let name = "rows.write.\(count)"
  guard harness.wants(name) else { return }
  let handles = Handles(count / 2)
  let screen = Screen { Rows(count: count, handles: handles) }
  screen.frame()
  harness.measure(name) {
    handles.write()
    screen.window.flush()
  }
  screen.window.unmount()
}

/// The floor is the same write without a recording, alternating with it.
@MainActor
private func writeTraced(_ count: Int, _ harness: inout Harness) {
  let name = "rows.write.\(count).traced"
  guard harness.wants(name) else { return }
  func screen(traced: Bool) -> (Handles, Screen) {
    let handles = Handles(count / 2)
    let screen = Screen(recording: traced ? Screen.recording() : nil) {
      Rows(count: count, handles: handles)
    }
    screen.frame()
    return (handles, screen)
  }
  let (handles, traced) = screen(traced: true)
  let (otherHandles, untraced) = screen(traced: false)
  harness.measure(
    name,
    floor: {
      otherHandles.write()
      untraced.window.flush()
    }
  ) {
    handles.write()
    traced.window.flush()
  }
  traced.window.unmount()
  untraced.window.unmount()
}

/// A screen whose written row is visible.
@MainActor
private func screenWithRowInSight(_ count: Int, traced: Bool) -> (Handles, Screen) {
  let handles = Handles(12)
  let screen = Screen(recording: traced ? Screen.recording() : nil) {
    Rows(count: count, handles: handles).frame(height: 24 * 16, alignment: .top)
  }
  screen.frame()
  return (handles, screen)
}

/// Like `writeTraced`, through to the bytes.
@MainActor
private func frameTraced(_ count: Int, _ harness: inout Harness) {
  let name = "rows.frame.\(count).traced"
  guard harness.wants(name) else { return }
  let (handles, traced) = screenWithRowInSight(count, traced: true)
  let (otherHandles, untraced) = screenWithRowInSight(count, traced: false)
  harness.measure(
    name,
    floor: {
      otherHandles.write()
      untraced.frame()
    }
  ) {
    handles.write()
    traced.frame()
  }
  traced.window.unmount()
  untraced.window.unmount()
}

/// The written row is on the screen; from the write to the bytes.
@MainActor
private func frame(_ count: Int, _ harness: inout Harness) {
  let name = "rows.frame.\(count)"
  guard harness.wants(name) else { return }
  let (handles, screen) = screenWithRowInSight(count, traced: false)
  harness.measure(name) {
    handles.write()
    screen.frame()
  }
  let bytes = Double(screen.bytes)
  harness.figures.append(
    Figure(name: "\(name).bytes", unit: "bytes", median: bytes, min: bytes, max: bytes, floor: 10))
  screen.window.unmount()
}

private struct Leaf: View {
  let handles: Handles
  @State private var count = 0

  var body: some View {
    handles.note(0) { count = (count + 1) % 10 }
    return Text("\(count)")
  }
}

@MainActor
private func nestedLeaf(_ harness: inout Harness) {
  guard harness.wants("nested.leaf.100") else { return }
  let handles = Handles(0)
  let root = erased(nested(100, Leaf(handles: handles)))
  let screen = Screen { root }
  screen.frame()
  harness.measure("nested.leaf.100") {
    handles.write()
    screen.window.flush()
  }
  screen.window.unmount()
}

/// A custom view around another, with a state.
private struct Around<Content: View>: View {
  let content: Content
  @State private var unused = 0
  var body: some View { content }
}

@MainActor
private func nested<Content: View>(_ depth: Int, _ content: Content) -> any View {
  var view: any View = content
  for _ in 0..<depth { view = around(view) }
  return view
}

@MainActor
private func around<Content: View>(_ content: Content) -> any View {
  Around(content: AnyView(content))
}

@MainActor
private func erased<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

/// Keyed rows under edits of their order.
@MainActor @Observable
private final class Table {
  var ids = Array(0..<1_000)
}

private struct TableView: View {
  let table: Table
  let handles: Handles
  var body: some View {
    VStack { ForEach(table.ids, id: \.self) { Row(number: $0, handles: handles) } }
  }
}

@MainActor
private func edits(_ harness: inout Harness) {
  let base = Array(0..<1_000)
  let edits: [(String, ([Int]) -> [Int])] = [
    ("prepend", { [1_000_000] + $0 }), ("remove", { ids in ids.filter { $0 != 500 } }),
    (
      "swap",
      { ids in
        var ids = ids
        ids.swapAt(1, 998)
        return ids
      }
    ), ("reverse", { $0.reversed() }),
  ]
  for (name, edit) in edits where harness.wants("rows.\(name).1000") {
    let table = Table()
    let handles = Handles(-1)
    let screen = Screen { TableView(table: table, handles: handles) }
    screen.frame()
    var times: [Double] = []
    for _ in 0..<(harness.samples * 3) {
      let edited = edit(base)
      let start = cpuTime()
      table.ids = edited
      screen.window.flush()
      times.append(cpuTime() - start)
      table.ids = base
      screen.window.flush()
    }
    harness.add("rows.\(name).1000", times)
    screen.window.unmount()
  }
}
