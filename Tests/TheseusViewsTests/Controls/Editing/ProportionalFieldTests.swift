import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

/// The strokes that a field draws.
@MainActor private final class Strokes: DrawingSurface {
  let metrics: HostMetrics
  var texts: [(text: String, origin: CGPoint)] = []
  var caret: CGPoint?
  var selected: [CGRect] = []

  init(_ element: ViewElement, _ metrics: HostMetrics) {
    self.metrics = metrics
    element.drawer?.draw(self)
  }

  func draw(_ text: Substring, _ attributes: TextAttributes, at point: CGPoint) {
    texts.append((String(text), point))
  }
  func draw(_ part: ControlPart, _ state: ControlState, in rect: CGRect) {}
  func fill(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle) {}
  func stroke(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, width: CGFloat) {}
  func draw(_ path: PathPainting) {}
  func rule(_ rect: CGRect, _ axis: Axis, _ style: PaintStyle) {}
  func emphasize(_ rect: CGRect, _ emphasis: SurfaceEmphasis, _ paint: PaintContext) {
    selected.append(rect)
  }
  func caret(at point: CGPoint) { caret = point }
  func clipped(to rect: CGRect, _ body: () -> Void) { body() }
  func draw(_ element: ViewElement, at point: CGPoint, opacity: Double) {}
}

private struct Holder: View {
  @State var text: String
  let isEditor: Bool
  let width: CGFloat

  var body: some View {
    if isEditor {
      TextEditor(text: $text).frame(width: width, height: 100)
    } else {
      TextField("Name", text: $text).frame(width: width)
    }
  }
}

/// At 17 points: `W` takes 17, `a` 8.5, `i` 4.25; a row is 21.25 high.
@MainActor @Suite("Fields lay out proportional text in points")
struct ProportionalFieldTests {
  private let metrics = HostMetrics(text: ProportionalMetrics())

  private func mounted(_ text: String, isEditor: Bool = false, width: CGFloat = 200)
    -> (host: WindowHost, field: FieldElement)
  {
    let host = WindowHost(size: CGSize(width: 300, height: 200), metrics: metrics) {
      Holder(text: text, isEditor: isEditor, width: width)
    }
    host.flush()
    var stack: [ViewElement] = [host.root]
    while let next = stack.popLast() {
      if let field = next as? FieldElement {
        host.focus.focus(field)
        host.flush()
        return (host, field)
      }
      stack.append(contentsOf: next.viewChildren)
    }
    preconditionFailure("no field was mounted")
  }

  private func press(_ host: WindowHost, _ keys: KeyEquivalent..., shift: Bool = false) {
    for key in keys {
      host.send(.key(KeyPress(key: key, characters: "", modifiers: shift ? .shift : [])))
    }
  }

  private func click(_ host: WindowHost, _ field: FieldElement, x: CGFloat, y: CGFloat = 5) {
    let origin = field.originInWindow
    let point = CGPoint(x: origin.x + field.inset + x, y: origin.y + y)
    // Far enough apart to be no double press.
    let time = host.now() + .seconds(5)
    host.now = { time }
    host.send(.pointer(PointerEvent(.press(.left), at: point)))
    host.send(.pointer(PointerEvent(.release(.left), at: point)))
  }

  @Test("the caret is at the end of the letters before it")
  func caret() {
    let (host, field) = mounted("Wai")
    func x() -> CGFloat? { Strokes(field, metrics).caret.map { $0.x - field.inset } }
    #expect(x() == 29.75)
    press(host, .leftArrow)
    #expect(x() == 25.5)
    press(host, .leftArrow)
    #expect(x() == 17)
    press(host, .home)
    #expect(x() == 0)
  }

  @Test("a press finds the nearest position between letters")
  func hit() {
    let (host, field) = mounted("WWii")
    for (x, caret) in [(0, 0), (8, 0), (10, 1), (24, 1), (27, 2), (35, 2), (37, 3), (90, 4)] {
      click(host, field, x: CGFloat(x))
      #expect(field.edited.caret == caret, "at \(x)")
    }
  }

  @Test("a selection covers its letters")
  func selection() {
    let (host, field) = mounted("Wai")
    press(host, .home, .rightArrow)
    press(host, .rightArrow, .rightArrow, shift: true)
    let area = Strokes(field, metrics).selected.first
    #expect(area?.minX == field.inset + 17)
    #expect(area?.width == 12.75)
    #expect(area?.height == 21.25)
  }

  @Test("an overlong line scrolls to its caret and draws only whole letters")
  func scrolling() {
    let (host, field) = mounted(String(repeating: "Wi", count: 20), width: 100)
    let width = 100 - field.inset * 2
    var strokes = Strokes(field, metrics)
    #expect((strokes.caret?.x ?? 0) - field.inset <= width)
    for (text, origin) in strokes.texts {
      #expect(origin.x >= field.inset)
      let end = origin.x + metrics.text.advance(of: text)
      #expect(end <= field.inset + width + 0.001)
    }
    press(host, .home)
    strokes = Strokes(field, metrics)
    #expect(strokes.caret?.x == field.inset)
    #expect(strokes.texts.first?.origin.x == field.inset)
  }

  @Test("rows wrap before letters that do not fit")
  func wrapping() {
    let insets = metrics.sizes.fieldInsets.horizontal
    let (_, field) = mounted("iiii iiii WWWW", isEditor: true, width: 59 + insets)
    let rows = Strokes(field, metrics).texts
    #expect(rows.map(\.text) == ["iiii iiii ", "WWW", "W"])
    #expect(rows.map(\.origin.y) == [0, 21.25, 42.5])
    for row in rows {
      #expect(metrics.text.advance(of: row.text.trimmingCharacters(in: .whitespaces)) <= 59)
    }
  }

  @Test("moving between rows keeps the distance from the start, not the number of letters")
  func rows() {
    let (host, field) = mounted("WWW\niiiiiiiiiiii\nWWW", isEditor: true)
    press(host, .rightArrow, .rightArrow, .downArrow)
    #expect(field.edited.caret == 4 + 8, "two W are as wide as eight i")
    press(host, .downArrow)
    #expect(field.edited.caret == 17 + 2)
    click(host, field, x: 34, y: 25)
    #expect(field.edited.caret == 4 + 8, "a press in the second row")
  }

  @Test("the layout after an edit equals a fresh one to the last digit", arguments: 0..<10)
  func exact(seed: UInt64) {
    var random = SystemSeed(state: seed &* 77 &+ 5)
    let advances = ClusterAdvances(ProportionalMetrics(), Typography(kerning: 0.1, tracking: 1 / 3))
    let pieces = ["W", "i", "word ", "é", "漢", "\t", "\n", "a.b, ", "\u{301}"]
    func words(_ count: Int) -> String {
      (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
    }
    var text = EditedText(words(400))
    var marks = LineMarks(text.string, advances: advances)
    var rows = EditRows(text.string, width: 123, advances: advances)
    for _ in 0..<200 {
      let low = text.boundary(Int.random(in: 0...text.count, using: &random))
      let high = text.boundary(min(text.count, low + Int.random(in: 0...9, using: &random)))
      let change = text.replace(low..<high, with: words(Int.random(in: 0...3, using: &random)))
      marks.update(for: change, in: text.string, advances: advances)
      rows.update(for: change, in: text.string, advances: advances)
    }
    let fresh = LineMarks(text.string, advances: advances)
    #expect(marks.end == fresh.end)
    #expect(rows.starts == EditRows(text.string, width: 123, advances: advances).starts)
    for x in stride(from: 0, to: fresh.end.x, by: 31.7) {
      #expect(
        marks.position(at: x, in: text.string, advances: advances)
          == fresh.position(at: x, in: text.string, advances: advances))
    }
  }

  private struct SystemSeed: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
