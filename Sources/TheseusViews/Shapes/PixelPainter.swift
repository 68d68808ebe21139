import Foundation
import TheseusCore

extension DrawingSurface {
  /// Fills any path in an element of this size. `area` is what a gradient goes over, the whole
  /// element where it is not said.
  func fill(
    _ path: Path, _ style: PaintStyle, _ fillStyle: FillStyle = FillStyle(), in size: CGSize,
    over area: CGRect? = nil
  ) {
    guard !path.isEmpty else { return }
    if let drawn = path.drawn { return fill(path.boundingRect, drawn, style) }
    PixelPainter(
      path: path, style: style, size: size, area: area ?? CGRect(origin: .zero, size: size),
      surface: self
    ).paint(
      isStroked: false, fillStyle)
  }

  /// Outlines any path in an element of this size, `width` points wide.
  func stroke(
    _ path: Path, _ style: PaintStyle, width: CGFloat, in size: CGSize, over area: CGRect? = nil
  ) {
    guard !path.isEmpty else { return }
    if let drawn = path.drawn { return stroke(path.boundingRect, drawn, style, width: width) }
    PixelPainter(
      path: path, style: style, size: size, area: area ?? CGRect(origin: .zero, size: size),
      surface: self
    ).paint(
      isStroked: true, FillStyle())
  }
}

/// Paints any path in whole pixels.
@MainActor
private struct PixelPainter {
  let path: Path
  let style: PaintStyle
  let size: CGSize
  /// What a gradient goes over.
  let area: CGRect
  let surface: any DrawingSurface

  func paint(isStroked: Bool, _ fillStyle: FillStyle) {
    let pixel = surface.metrics.pixel
    let columns = count(size.width / pixel.width)
    let rows = count(size.height / pixel.height)
    var pixels = Array(repeating: Array(repeating: false, count: columns), count: rows)
    if isStroked { outline(&pixels, pixel) } else { fill(&pixels, pixel, fillStyle.isEOFilled) }
    for (row, line) in pixels.enumerated() {
      var column = 0
      while column < line.count {
        let length = line[column...].prefix { $0 }.count
        if length > 0 { fill(row, column, length, pixel) }
        column += max(length, 1)
      }
    }
  }

  /// A window is never larger; an absurd frame paints what a window can show of it.
  private func count(_ value: CGFloat) -> Int {
    value.isFinite ? min(max(Int(value.rounded(.up)), 0), 2000) : 0
  }

  private func fill(_ row: Int, _ column: Int, _ length: Int, _ pixel: CGSize) {
    let rect = CGRect(
      x: CGFloat(column) * pixel.width, y: CGFloat(row) * pixel.height,
      width: CGFloat(length) * pixel.width, height: pixel.height)
    let middle = UnitPoint(
      x: (rect.midX - area.minX) / max(area.width, 1),
      y: (rect.midY - area.minY) / max(area.height, 1))
    surface.fill(rect, .rectangle, .color(style.paint(at: middle, size: area.size)))
  }

  private func fill(_ pixels: inout [[Bool]], _ pixel: CGSize, _ eoFill: Bool) {
    let area = PathArea(path)
    for row in pixels.indices {
      for column in pixels[row].indices {
        let middle = CGPoint(
          x: (CGFloat(column) + 0.5) * pixel.width, y: (CGFloat(row) + 0.5) * pixel.height)
        pixels[row][column] = area.contains(middle, eoFill: eoFill)
      }
    }
  }

  private func outline(_ pixels: inout [[Bool]], _ pixel: CGSize) {
    for line in path.outlines() {
      for (a, b) in zip(line, line.dropFirst()) {
        let distance = max(abs(b.x - a.x) / pixel.width, abs(b.y - a.y) / pixel.height)
        let steps = max(1, count(distance * 2))
        for step in 0...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let (x, y) = (
            (a.x + (b.x - a.x) * t) / pixel.width, (a.y + (b.y - a.y) * t) / pixel.height
          )
          guard x.isFinite, y.isFinite, abs(x) < 1e6, abs(y) < 1e6 else { continue }
          // A line on the far edge is drawn in the last pixel inside.
          let row = min(Int(y.rounded(.down)), pixels.count - 1)
          guard row >= 0 else { continue }
          let column = min(Int(x.rounded(.down)), pixels[row].count - 1)
          if column >= 0 { pixels[row][column] = true }
        }
      }
    }
  }
}
