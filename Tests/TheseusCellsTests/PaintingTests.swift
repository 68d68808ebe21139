import AttributeGraph
import Foundation
import TestSupport
import Testing
import TheseusCore

@testable import TheseusCells
@testable import TheseusViews

/// Text on a color: the smallest view that draws.
private struct Sign: View {
  typealias Body = Never
  var text: String
  var fill: Color?

  @MainActor static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = SignElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

private final class SignElement: ValueElement<Sign>, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: CGFloat(CellWidth.of(value.text)) * 8, height: 16)
  }

  func draw(_ surface: any DrawingSurface) {
    if let fill = value.fill {
      surface.fill(
        CGRect(origin: .zero, size: frame.size), .rectangle, fill._paint(in: PaintContext()))
    }
    surface.draw(value.text[...], TextAttributes(), at: .zero)
  }

  func drawOver(_ surface: any DrawingSurface) {
    if value.text.hasSuffix("!") { surface.caret(at: CGPoint(x: frame.width, y: 0)) }
  }
}

@MainActor
private final class Model {
  var write: (([Int]) -> Void)?
}

/// Rows that come, go, change and move, beside things that overlap and overflow.
private struct Scene: View {
  @State var numbers: [Int] = [1, 2, 3]
  let model: Model

  var body: some View {
    model.write = { numbers = $0 }
    return HStack(alignment: .top) {
      VStack(alignment: .leading) {
        ForEach(numbers, id: \.self) { number in
          HStack {
            Sign(text: "row \(number)", fill: number % 3 == 0 ? .red : nil)
            if number % 2 == 0 { Sign(text: "漢字\(numbers.count)") }
          }
        }
      }
      Spacer()
      ZStack {
        Sign(text: "below below")
        Sign(text: "top", fill: .blue).offset(
          x: CGFloat(numbers.count) * 8, y: CGFloat(numbers.first ?? 0) * 8)
        if numbers.count % 3 == 0 { Sign(text: "veil").opacity(0.5) }
      }
      Sign(text: "end!").padding().background(Sign(text: "b", fill: .green))
    }
  }
}

@MainActor @Suite("The painter draws the element tree")
struct PaintingTests {
  private func host(_ columns: Int, _ rows: Int, _ model: Model) -> (WindowHost, CellPainter) {
    let window = WindowHost(columns: columns, rows: rows) { Scene(model: model) }
    let painter = CellPainter(columns: columns, rows: rows)
    window.onCommit = { painter.note($0) }
    window.flush()
    painter.paint(window)
    return (window, painter)
  }

  @Test("texts, stacks and fills are drawn in their frames")
  func picture() {
    let window = WindowHost(columns: 20, rows: 3) {
      HStack {
        Sign(text: "one", fill: .red)
        Spacer()
        VStack(alignment: .trailing) {
          Sign(text: "two")
          Sign(text: "漢字")
        }
      }
    }
    let painter = CellPainter(columns: 20, rows: 3)
    window.flush()
    painter.paint(window)
    #expect(painter.lines == ["", "one              two", "                漢字"])
    #expect(painter.buffer.style(x: 0, y: 1)?.background != .default)
    #expect(painter.buffer.style(x: 3, y: 1)?.background == .default)
  }

  @Test(
    "Painting only the damage gives the same picture as painting everything",
    arguments: [61, 62, 63, 64] as [UInt64])
  func partialEqualsFull(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    let (window, painter) = host(46, 12, model)
    // A second tree with the same writes, everything painted each time.
    let other = Model()
    let (reference, fresh) = host(46, 12, other)
    for step in 0..<150 {
      let count = Int.random(in: 0...9, using: &random)
      let numbers = Array(Array(0..<12).shuffled(using: &random).prefix(count))
      model.write?(numbers)
      other.write?(numbers)
      if step % 20 == 19 {
        let (columns, rows) = (
          Int.random(in: 1...60, using: &random), Int.random(in: 1...14, using: &random)
        )
        window.send(.resize(columns: columns, rows: rows))
        painter.resize(columns: columns, rows: rows)
        reference.send(.resize(columns: columns, rows: rows))
        fresh.resize(columns: columns, rows: rows)
      }
      window.flush()
      painter.paint(window)
      reference.flush()
      fresh.noteAll()
      fresh.paint(reference)
      guard painter.buffer == fresh.buffer, painter.caret == fresh.caret else {
        Issue.record(
          """
          seed \(seed) step \(step): \(painter.lines) \(String(describing: painter.caret)) instead \
          of \(fresh.lines) \(String(describing: fresh.caret))
          """
        )
        return
      }
    }
  }

  @Test("One changed text repaints one text")
  func smallDamage() {
    let model = Model()
    let (window, painter) = host(46, 12, model)
    painter.buffer.clearDamage()
    model.write?([1, 2, 5])
    window.flush()
    painter.paint(window)
    let cells = painter.buffer.damagedRects.reduce(0) { $0 + $1.width }
    #expect(cells > 0 && cells < 46 * 6)
    #expect(!painter.paint(window))
  }

  @Test("A tree 3,000 deep is drawn")
  func deep() {
    func nest(_ depth: Int) -> AnyView {
      var view = AnyView(Sign(text: "deep"))
      for _ in 0..<depth { view = AnyView(view.padding(0)) }
      return view
    }
    let view = nest(3_000)
    let window = WindowHost(columns: 8, rows: 1) { view }
    let painter = CellPainter(columns: 8, rows: 1)
    window.flush()
    painter.paint(window)
    #expect(painter.lines == ["  deep"])
  }

  @Test("shapes: a dot is a symbol, a circle is round, rules and boxes are lines")
  func shapes() {
    let painter = CellPainter(columns: 12, rows: 5)
    let red = Color.red._paint(in: PaintContext())
    painter.fill(CGRect(x: 0, y: 0, width: 8, height: 8), .ellipse, red)
    painter.fill(CGRect(x: 16, y: 0, width: 48, height: 48), .ellipse, red)
    painter.rule(CGRect(x: 0, y: 48, width: 96, height: 16), .horizontal, red)
    painter.stroke(CGRect(x: 72, y: 0, width: 24, height: 48), .rounded(radius: 8), red, width: 1)
    painter.stroke(CGRect(x: 0, y: 64, width: 24, height: 16), .rectangle, red, width: 1)
    #expect(
      painter.lines == ["● ▄████▄ ╭─╮", "  ██████ │ │", "  ▀████▀ ╰─╯", "────────────", "[ ]"])
  }

  @Test(
    "without color, focus, selection, fields and filled buttons are still visible",
    arguments: [ColorDepth.none, .ansi16])
  func withoutColor(depth: ColorDepth) {
    let painter = CellPainter(columns: 10, rows: 5, theme: CellTheme(depth: depth))
    let context = PaintContext()
    let row = CGRect(x: 0, y: 0, width: 80, height: 16)
    painter.emphasize(row, .focus)
    painter.emphasize(row.offsetBy(dx: 0, dy: 16), .selection)
    painter.fill(row.offsetBy(dx: 0, dy: 32), .rectangle, Color(.fill)._paint(in: context))
    painter.draw("typed", TextAttributes(), at: CGPoint(x: 0, y: 32))
    painter.fill(row.offsetBy(dx: 0, dy: 48), .rectangle, Color.accentColor._paint(in: context))
    painter.draw("OK", TextAttributes(), at: CGPoint(x: 0, y: 48))
    func seen(_ y: Int) -> CellStyle {
      (painter.buffer.style(x: 0, y: y) ?? .plain).converted(to: .none)
    }
    #expect(seen(0).attributes.contains(.inverse))
    #expect(seen(1).attributes.contains(.inverse))
    #expect(seen(2).attributes == .underline)
    if depth == .none { #expect(seen(3).attributes == .inverse) }
    #expect(seen(4) == .plain)
  }
}
