import Foundation
import Theseus
import TheseusCells
import TheseusTerminal

/// A page with a field, an editor and a button.
private struct Page: View {
  enum Kind { case field, editor, button }
  let kind: Kind
  var isBound = false
  @State var text: String
  @State private var selection: TextSelection?

  var body: some View {
    VStack(alignment: .leading) {
      Text("Counter").bold()
      switch kind {
      case .field where isBound: TextField("text", text: $text, selection: $selection)
      case .field: TextField("text", text: $text)
      case .editor where isBound: TextEditor(text: $text, selection: $selection)
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

  init(_ kind: Page.Kind, _ text: String = "", isBound: Bool = false) {
    window = WindowHost(columns: 80, rows: 24, metrics: painter.metrics) {
      Page(kind: kind, isBound: isBound, text: text)
    }
    window.onCommit = { [painter] in painter.note($0) }
    painter.noteAll()
    frame()
    if window.focus.focused == nil { window.focus.move(forward: true) }
    frame()
    guard window.focus.focused != nil else { fatalError("nothing has focus") }
  }

  /// The text of the focused field or editor.
  var text: String { window.focus.focused?.effectiveSemantics?.value.description ?? "" }

  /// A turn of the loop, and a frame, handles as many bytes as a pseudo-terminal delivers together.
  func read(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      var receiver = Receiver(window: window)
      parser.feed(rest.prefix(4_095), to: &receiver)
      window.send(receiver.events[...])
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

/// Collects events as the terminal's loop does.
@MainActor
private struct Receiver: @MainActor InputReceiver {
  var window: WindowHost?
  var events: [InputEvent] = []

  mutating func receive(keys: UnsafeBufferPointer<UInt8>) {
    let known = InputEvent.asciiKeys
    for byte in keys { events.append(known[Int(byte)]) }
  }

  mutating func receive(_ input: TerminalInput) {
    if case .event(let event) = input { events.append(event) }
  }

  mutating func takesPaste() -> Bool {
    guard let window else { return true }
    window.send(events[...])
    events = []
    return window.takesPaste
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
    pasted(repeated("lorem ipsum dolor sit amet\r", count))
  }
  static func pasted(_ text: [UInt8]) -> [UInt8] {
    Array("\u{1B}[200~".utf8) + text + Array("\u{1B}[201~".utf8)
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
    for count in [1_000_000, 100] {
      for caret in Caret.allCases {
        key("input.key.\(count).\(caret).\(place)", count, kind, caret, &harness)
      }
    }
  }
}

/// Where a key is typed into a text.
private enum Caret: CaseIterable {
  case end, middle
  /// In the middle: each other key selects the character before, which the next replaces.
  case selection
  /// In the middle of a text whose selection the app binds.
  case bound
}

/// For each kilobyte, so that 50 MB/s are 20 µs.
@MainActor
private func parse(
  _ name: String, _ input: @autoclosure () -> [UInt8], _ harness: inout Harness
) {
  guard harness.wants(name) else { return }
  let bytes = input()
  harness.measure(
    name, units: Double(bytes.count) / 1_000, floor: { keep(scan(bytes)) }
  ) {
    var parser = InputParser()
    var receiver = Receiver()
    // As much as a terminal hands over in one read.
    for start in stride(from: 0, to: bytes.count, by: 4_096) {
      parser.feed(bytes[start..<min(bytes.count, start + 4_096)], to: &receiver)
      keep(receiver.events.count)
      receiver.events.removeAll(keepingCapacity: true)
    }
  }
}

/// All of it, from a new window on.
@MainActor
private func deliver(
  _ name: String, _ input: @autoclosure () -> [UInt8], _ kind: Page.Kind,
  _ harness: inout Harness
) {
  guard harness.wants(name) else { return }
  let bytes = input()
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

/// One key in a text, and the frame. Each other key takes it back, so that the text stays.
@MainActor
private func key(
  _ name: String, _ count: Int, _ kind: Page.Kind, _ caret: Caret, _ harness: inout Harness
) {
  guard harness.wants(name) else { return }
  let half = Input.text(count / 2)
  let screen = Screen(kind, String(decoding: half, as: UTF8.self), isBound: caret == .bound)
  let textStart = "\u{1B}[1;5H"
  let textEnd = "\u{1B}[1;5F"
  // The caret stays behind what is pasted: in the middle.
  screen.read(Array(textStart.utf8))
  screen.read(Input.pasted(half))
  if caret == .end { screen.read(Array(textEnd.utf8)) }
  let selectPrevious = "\u{1B}[1;2D"
  let delete = "\u{7F}"
  let keys = caret == .selection ? [selectPrevious, "x"] : ["x", delete]
  let events = keys.map { Array($0.utf8) }
  var next = 0
  let step = {
    screen.read(events[next])
    next = (next + 1) % events.count
  }
  // A key that goes elsewhere would be measured as fast.
  let before = screen.text
  var hasChanged = false
  for _ in events {
    step()
    if screen.text != before { hasChanged = true }
  }
  guard hasChanged, screen.text.utf8.count == before.utf8.count else {
    fatalError("\(name): the keys did not reach the text")
  }
  harness.measure(name, step)
  screen.window.unmount()
}
