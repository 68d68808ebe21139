import Foundation

/// The style of a fill: one color, or a gradient that the host samples.
public enum PaintStyle: Hashable, Sendable {
  case color(Paint)
  case gradient(PaintGradient)

  /// The color of one point of the filled area; `size` in points.
  public func paint(at point: UnitPoint, size: CGSize) -> Paint {
    switch self {
    case .color(let paint): paint
    case .gradient(let gradient): gradient.paint(at: point, size: size)
    }
  }

  /// One color for the whole area: for a gradient, the one in its middle.
  public var flat: Paint {
    switch self {
    case .color(let paint): paint
    case .gradient(let gradient): gradient.paint(at: 0.5)
    }
  }

  /// Whether it draws nothing.
  var isClear: Bool {
    if case .color(let paint) = self { paint.opacity == 0 } else { false }
  }

  /// The same style with its opacity multiplied, 0 to 1.
  public func opacity(_ factor: Double) -> PaintStyle {
    switch self {
    case .color(let paint): .color(paint.opacity(factor))
    case .gradient(let gradient): .gradient(gradient.opacity(factor))
    }
  }
}

/// A gradient with resolved colors.
public final class PaintGradient: Hashable, Sendable {
  /// Maps positions to positions along the gradient.
  public enum Geometry: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
    /// Radii as fractions of the size.
    case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
    case angular(center: UnitPoint, from: Angle, to: Angle)
    case mesh(PaintMesh)
  }

  let stops: [Gradient.Stop]
  package let geometry: Geometry
  let context: PaintContext
  let opacity: Double

  init(stops: [Gradient.Stop], geometry: Geometry, context: PaintContext, opacity: Double = 1) {
    self.stops = stops
    self.geometry = geometry
    self.context = context
    self.opacity = opacity
  }

  public static func == (a: PaintGradient, b: PaintGradient) -> Bool {
    a === b
      || (a.stops == b.stops && a.geometry == b.geometry && a.opacity == b.opacity
        && a.context == b.context)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(stops)
    hasher.combine(geometry)
    hasher.combine(opacity)
  }

  func opacity(_ factor: Double) -> PaintGradient {
    PaintGradient(stops: stops, geometry: geometry, context: context, opacity: opacity * factor)
  }

  /// The color at a position along the gradient, 0 to 1.
  public func paint(at position: CGFloat) -> Paint {
    if case .mesh(let mesh) = geometry {
      return mesh.paint(at: UnitPoint(x: position, y: position)).opacity(opacity)
    }
    guard let first = stops.first, let last = stops.last else {
      return Paint(system: .clear, red: 0, green: 0, blue: 0, opacity: 0)
    }
    let next = stops.firstIndex { position < $0.location }
    guard let next else { return last.color.paint(in: context).opacity(opacity) }
    if next == 0 { return first.color.paint(in: context).opacity(opacity) }
    let (a, b) = (stops[next - 1], stops[next])
    let fraction = (position - a.location) / (b.location - a.location)
    let mixed = Gradient.ColorSpace.device.mix(
      a.color.resolve(in: context), b.color.resolve(in: context), Float(fraction))
    return Paint(mixed).opacity(opacity)
  }

  /// The color of one point of the filled area; `size` in points.
  public func paint(at point: UnitPoint, size: CGSize) -> Paint {
    if case .mesh(let mesh) = geometry { return mesh.paint(at: point).opacity(opacity) }
    return paint(at: position(of: point, size: size))
  }

  private func position(of point: UnitPoint, size: CGSize) -> CGFloat {
    func along(_ value: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      let position = (value - from) / (to - from)
      return position.isFinite ? position : (value < to ? 0 : 1)
    }
    switch geometry {
    case .mesh: return 0
    case .linear(let from, let to):
      let (dx, dy) = ((to.x - from.x) * size.width, (to.y - from.y) * size.height)
      let (px, py) = ((point.x - from.x) * size.width, (point.y - from.y) * size.height)
      return along(px * dx + py * dy, 0, dx * dx + dy * dy)
    case .radial(let center, let from, let to):
      return along(
        hypot((point.x - center.x) * size.width, (point.y - center.y) * size.height), from, to)
    case .elliptical(let center, let from, let to):
      return along(hypot(point.x - center.x, point.y - center.y), from, to)
    case .angular(let center, let from, let to):
      var angle = atan2((point.y - center.y) * size.height, (point.x - center.x) * size.width)
      let start = CGFloat(from.radians)
      guard start.isFinite else { return 0 }
      angle -= start
      angle -= (angle / (2 * .pi)).rounded(.down) * 2 * .pi
      return along(angle, 0, CGFloat(to.radians) - start)
    }
  }
}
