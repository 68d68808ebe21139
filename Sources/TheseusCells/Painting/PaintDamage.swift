/// The area to paint: a few rectangles, and everything when there are many.
struct PaintDamage {
  private(set) var rects: [CellRect] = []
  private let most = 6

  var isEmpty: Bool { rects.isEmpty }

  mutating func add(_ rect: CellRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    // Touching rectangles are joined, so that nothing is painted twice.
    var index = 0
    while index < rects.count {
      if rects[index].intersects(rect) {
        rect = rect.union(rects[index])
        rects.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(rect)
    guard rects.count > most else { return }
    rects = [rects.reduce(.zero) { $0.union($1) }]
  }

  mutating func clear() { rects.removeAll(keepingCapacity: true) }
}
