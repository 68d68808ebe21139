import Foundation
import Theseus
import TheseusCells
import TheseusTerminal

/// A page with a field, an editor and a button.
private struct Page: View {
  enum Kind { case field, editor, button }
  let kind: Kind
  @State var text: String

  var body: some View {
    VStack(alignment: .leading) {
      Text("Counter").bold()
      switch kind {
      case .field: TextField("text", text: $text)
      case .editor: TextEditor(text: $text)
      case .button: Button("count") { text = "" }
      }
      Text("The end")
    }
  }
}

/// A window whose control has focus: the path from a terminal's bytes to the bytes of a frame.
@MainActor
private final class Screen {
  let painter = CellPainter(columns: 80, rows: 24, metrics: .cells)
  var encoder = FrameEncoder(capabilities: OutputCapabilities(colors: .trueColor, unicode: true))
  let window: WindowHost
  var parser = InputParser()

  init(_ kind: Page.Kind, _ text: String = "") {
    window = WindowHost(columns: 80, rows: 24, metrics: painter.metrics) {
      Page(kind: kind, text: text)
    }
    window.onCommit = { [painter] in painter.note($0) }
    painter.noteAll()
    window.focus.move(forward: true)
    frame()
  }

  /// A turn of the loop, and a frame, handles as many bytes as a pseudo-terminal delivers together.
  func read(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      var events: [InputEvent] = []
      parser.feed(rest.prefix(4_095)) { if case .event(let event) = $0 { events.append(event) } }
      window.send(events[...])
      frame()
      rest = rest.dropFirst(4_095)
    }
  }

  func frame() {
    window.flush()
    painter.paint(window)
    if encoder.encode(&painter.buffer, caret: painter.caret) {
      encoder.withFrame { keep($0.count) }
    }
  }
}

/// Kinds of input, the same in each run.
private enum Input {
  static func random(_ count: Int) -> [UInt8] {
    var state: UInt64 = 1
    var bytes: [UInt8] = []
    while bytes.count < count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes.append(UInt8(truncatingIfNeeded: state >> 40))
    }
    return bytes
  }

  static func text(_ count: Int) -> [UInt8] { repeated("lorem ipsum dolor ", count) }
  static func sequences(_ count: Int) -> [UInt8] {
    repeated("\u{1B}[A\u{1B}[B\u{1B}[1;5C\u{1B}[3~\u{1B}OP\u{1B}[<35;10;10M\u{1B}[97;5u", count)
  }
  static func paste(_ count: Int) -> [UInt8] {
    Array("\u{1B}[200~".utf8) + repeated("lorem ipsum dolor sit amet\r", count)
      + Array("\u{1B}[201~".utf8)
  }
  static func foreign(_ count: Int) -> [UInt8] { repeated("Grüße, 漢字 und καλά 👩‍👩‍👧 ", count) }

  private static func repeated(_ piece: String, _ count: Int) -> [UInt8] {
    let piece = Array(piece.utf8)
    return (0..<max(1, count / piece.count)).flatMap { _ in piece }
  }
}

/// The floor of reading: touches each byte once.
@inline(never)
private func scan(_ bytes: [UInt8]) -> Int {
  var count = 0
  for byte in bytes where byte == 0x1B || byte == 0x0D { count += 1 }
  return count
}

@MainActor
func benchmarkInput(_ harness: inout Harness) {
  let kinds: [(String, (Int) -> [UInt8])] = [
    ("text", Input.text), ("sequences", Input.sequences), ("random", Input.random),
    ("paste", Input.paste), ("foreign", Input.foreign),
  ]
  for (name, make) in kinds {
    parse("input.parse.\(name)", make(1_000_000), &harness)
    for (place, kind) in [("field", Page.Kind.field), ("editor", .editor), ("button", .button)]
    where name != "foreign" {
      deliver(
        "input.\(name).\(place)", make(name == "paste" ? 1_000_000 : 100_000), kind, &harness)
    }
  }
  for (place, kind) in [("field", Page.Kind.field), ("editor", .editor)] {
    key("input.key.1000000.\(place)", 1_000_000, kind, &harness)
    key("input.key.100.\(place)", 100, kind, &harness)
  }
}

/// For each kilobyte, so that 50 MB/s are 20 µs.
@MainActor
private func parse(_ name: String, _ bytes: [UInt8], _ harness: inout Harness) {
  harness.measure(
    name, units: Double(bytes.count) / 1_000, floor: { keep(scan(bytes)) }
  ) {
    var parser = InputParser()
    var count = 0
    parser.feed(bytes) { _ in count += 1 }
    keep(count)
  }
}

/// All of it, from a new window on.
@MainActor
private func deliver(
  _ name: String, _ bytes: [UInt8], _ kind: Page.Kind, _ harness: inout Harness
) {
  guard harness.wants(name) else { return }
  var times: [Double] = []
  var floors: [Double] = []
  for _ in 0..<max(3, harness.samples / 3) {
    let screen = Screen(kind)
    let start = cpuTime()
    screen.read(bytes)
    times.append(cpuTime() - start)
    screen.window.unmount()
    let floor = cpuTime()
    keep(scan(bytes))
    floors.append(cpuTime() - floor)
  }
  harness.add(name, times, floors)
}

/// One key in the middle of a long text, and the frame; every other key deletes it again.
@MainActor
private func key(_ name: String, _ count: Int, _ kind: Page.Kind, _ harness: inout Harness) {
  guard harness.wants(name) else { return }
  let text = String(decoding: Input.text(count), as: UTF8.self)
  let screen = Screen(kind, text)
  let keys: [[UInt8]] = [Array("x".utf8), [0x7F]]
  // Away from the ends.
  screen.read(Array("\u{1B}[1;5D\u{1B}[1;5D\u{1B}[1;5D".utf8))
  var isOdd = false
  harness.measure(name) {
    screen.read(keys[isOdd ? 1 : 0])
    isOdd.toggle()
  }
  screen.window.unmount()
}
