import Foundation
import TheseusCore

/// A shape with its outline moved inwards.
nonisolated struct InsetOf<Base: Shape>: InsettableShape {
  var shape: Base
  var amount: CGFloat

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  func inset(by more: CGFloat) -> InsetOf<Base> { InsetOf(shape: shape, amount: amount + more) }
}

/// A part of a shape's outline.
nonisolated struct TrimmedShape<Base: Shape>: Shape {
  var shape: Base
  var start: CGFloat
  var end: CGFloat

  var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape whose outline is moved, turned or scaled within its rectangle.
nonisolated struct TransformedOutline<Base: Shape>: Shape {
  enum Operation: Equatable, Sendable {
    case offset(CGSize)
    case rotation(Angle, UnitPoint)
    case scale(CGSize, UnitPoint)
    case size(CGSize)

    /// The operation's amount and its anchor.
    var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
      get {
        switch self {
        case .offset(let amount), .size(let amount):
          AnimatablePair(amount.animatableData, .zero)
        case .rotation(let angle, let point):
          AnimatablePair(AnimatablePair(CGFloat(angle.radians), 0), point.animatableData)
        case .scale(let scale, let point):
          AnimatablePair(scale.animatableData, point.animatableData)
        }
      }
      set {
        let (amount, anchor) = (newValue.first, newValue.second)
        let size = CGSize(width: amount.first, height: amount.second)
        let point = UnitPoint(x: anchor.first, y: anchor.second)
        switch self {
        case .offset: self = .offset(size)
        case .size: self = .size(size)
        case .rotation: self = .rotation(.radians(Double(amount.first)), point)
        case .scale: self = .scale(size, point)
        }
      }
    }
  }

  var shape: Base
  var operation: Operation

  var animatableData:
    AnimatablePair<
      Base.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get { AnimatablePair(shape.animatableData, operation.animatableData) }
    set {
      (shape.animatableData, operation.animatableData) = (newValue.first, newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    func anchor(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
    }
    switch operation {
    case .offset(let offset):
      return shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    case .size(let size): return shape.path(in: CGRect(origin: rect.origin, size: size))
    case .scale(let scale, let point):
      let center = anchor(point)
      return shape.path(in: rect).mapped {
        CGPoint(
          x: center.x + ($0.x - center.x) * scale.width,
          y: center.y + ($0.y - center.y) * scale.height)
      }
    case .rotation(let angle, let point):
      let center = anchor(point)
      let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
      return shape.path(in: rect).mapped {
        let (x, y) = ($0.x - center.x, $0.y - center.y)
        return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
      }
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape {
  /// The part of the outline between two fractions of its length, 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  public func offset(_ offset: CGSize) -> some Shape {
    TransformedOutline(shape: self, operation: .offset(offset))
  }
  public func offset(_ offset: CGPoint) -> some Shape {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    offset(CGSize(width: x, height: y))
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    TransformedOutline(shape: self, operation: .rotation(angle, anchor))
  }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    TransformedOutline(shape: self, operation: .scale(CGSize(width: x, height: y), anchor))
  }
  public func size(_ size: CGSize) -> some Shape {
    TransformedOutline(shape: self, operation: .size(size))
  }
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
