import AttributeGraph
import Foundation
import TestSupport
import TheseusCells
import TheseusCore
import Testing

@testable import TheseusViews

/// A leaf that fills its area with a color of its own.
private struct Tile: View {
  typealias Body = Never
  var id: Int
  var size: CGSize

  @MainActor static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = TileElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

private final class TileElement: ValueElement<Tile>, PointerResponder, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  override var pointerResponder: (any PointerResponder)? { self }
  static func color(_ id: Int) -> Color {
    Color(.sRGB, red: Double(100 + id) / 255, green: Double(id) / 255, blue: 7.0 / 255)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { value.size }
  func draw(_ surface: any DrawingSurface) {
    surface.fill(
      CGRect(origin: .zero, size: frame.size), .rectangle,
      Self.color(value.id)._paint(in: PaintContext()))
  }
  var presses: [CGPoint] = []
  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    if case .press(.left) = event.action { presses.append(point) }
    return true
  }
}

@MainActor
private struct RandomLayout {
  var random: SeededGenerator
  var tiles = 0

  /// A length of no particular number of cells.
  private mutating func length(_ most: Double) -> CGFloat {
    CGFloat((Double.random(in: 0...most, using: &random) * 4).rounded() / 4)
  }

  private mutating func tile() -> AnyView {
    tiles += 1
    return AnyView(Tile(id: tiles, size: CGSize(width: length(40), height: length(40))))
  }

  mutating func view(depth: Int) -> AnyView {
    if depth == 0 || tiles > 120 { return tile() }
    let kind = Int.random(in: 0..<9, using: &random)
    let count = Int.random(in: 1...4, using: &random)
    switch kind {
    case 0, 1:
      let spacing = length(20)
      let parts = (0..<count).map { _ in view(depth: depth - 1) }
      return AnyView(
        VStack(alignment: kind == 0 ? .leading : .center, spacing: spacing) {
          ForEach(parts.indices, id: \.self) { parts[$0] }
        })
    case 2, 3:
      let spacing = length(20)
      let parts = (0..<count).map { _ in view(depth: depth - 1) }
      return AnyView(
        HStack(alignment: kind == 2 ? .top : .center, spacing: spacing) {
          ForEach(parts.indices, id: \.self) { parts[$0] }
        })
    case 4:
      let parts = (0..<count).map { _ in view(depth: depth - 1) }
      return AnyView(ZStack { ForEach(parts.indices, id: \.self) { parts[$0] } })
    case 5:
      let insets = EdgeInsets(
        top: length(20), leading: length(20), bottom: length(20), trailing: length(20))
      return AnyView(view(depth: depth - 1).padding(insets))
    case 6:
      let (x, y) = (length(40) - 20, length(40) - 20)
      return AnyView(view(depth: depth - 1).offset(x: x, y: y))
    case 7:
      let (width, height) = (length(120), length(120))
      return AnyView(view(depth: depth - 1).frame(width: width, height: height).clipped())
    default:
      // More views than are searched one by one.
      let many = (0..<24).map { _ in tile() }
      return AnyView(
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(many.indices, id: \.self) { many[$0] }
        }
        .frame(width: 48))
    }
  }
}

@MainActor @Suite("A press is for the element that is drawn under it")
struct HitTestingTests {
  @Test(
    "in random layouts, hit-testing each cell finds the element that drew it", arguments: 0..<60)
  func random(_ seed: Int) throws {
    var layout = RandomLayout(random: SeededGenerator(seed: UInt64(seed)))
    let view = layout.view(depth: 4)
    let host = mounted(columns: 50, rows: 30) {
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let painter = CellPainter(columns: 50, rows: 30, theme: CellTheme(depth: .trueColor))
    painter.paint(host)
    var ids: [CellColor: Int] = [:]
    for id in 1...max(1, layout.tiles) { ids[.rgb(UInt8(100 + id), UInt8(id), 7)] = id }
    for row in 0..<30 {
      for column in 0..<50 {
        let drawn = painter.buffer.style(x: column, y: row).flatMap { ids[$0.background] }
        let point = CGPoint(x: (Double(column) + 0.5) * 8, y: (Double(row) + 0.5) * 16)
        let hit = host.hit(at: point) as? TileElement
        #expect(hit?.value.id == drawn, "seed \(seed), column \(column), row \(row)")
        guard hit?.value.id == drawn, let hit else { continue }
        // The view that takes the press finds it inside its own bounds.
        let local = hit.local(point)
        #expect(CGRect(origin: .zero, size: hit.frame.size).contains(local))
      }
    }
  }

  @Test("a button between cells responds on the row where it is drawn")
  func button() {
    let log = Log()
    let host = mounted(columns: 20, rows: 12) {
      VStack(spacing: 0) {
        ForEach(0..<5) { number in
          Tile(id: number, size: CGSize(width: 8, height: 8))
          Button("b\(number)") { log.lines.append("b\(number)") }
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    for (row, line) in host.picture.enumerated() {
      guard let name = line.firstMatch(of: /b[0-9]/), let start = line.range(of: name.output)
      else { continue }
      log.lines = []
      host.click(column: line.distance(from: line.startIndex, to: start.lowerBound), row: row)
      #expect(log.lines == [String(name.output)], "row \(row)")
    }
  }
}
