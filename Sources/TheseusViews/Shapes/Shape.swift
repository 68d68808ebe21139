import Foundation
import TheseusCore

/// A two-dimensional outline that fits itself into a rectangle. As a view it is filled with the
/// foreground style.
nonisolated public protocol Shape: View, Animatable, Sendable {
  /// The outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// The size the shape takes for a proposal; all of it by default.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor public var body: ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape whose outline can be inset.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline moved inwards by so many points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle that fills its space.
nonisolated public struct Rectangle: InsettableShape, Equatable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(shape: self, amount: amount)
  }
}

/// A rectangle with round corners. In cells a corner is round or not, whatever the radius.
nonisolated public struct RoundedRectangle: InsettableShape, Equatable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(shape: self, amount: amount)
  }
}

/// The radii of a rectangle's corners, in points.
nonisolated public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A rectangle with a radius for each corner. In cells all are like the largest.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    let radii = [
      cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing,
      cornerRadii.topTrailing,
    ]
    return Path(roundedRect: rect, cornerRadius: radii.max() ?? 0, style: style)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(shape: self, amount: amount)
  }
}

/// A circle in the middle of its space, as large as fits.
nonisolated public struct Circle: InsettableShape, Equatable {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter)
    )
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let diameter = min(
      proposal.width == nil ? .infinity : size.width,
      proposal.height == nil ? .infinity : size.height)
    let length = proposal.width == nil && proposal.height == nil ? 10 : diameter
    return CGSize(width: length, height: length)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(shape: self, amount: amount)
  }
}

/// An ellipse that fills its space.
nonisolated public struct Ellipse: InsettableShape, Equatable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(shape: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape, Equatable {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(shape: self, amount: amount)
  }
}

/// The shape of the enclosing container; here always a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape, Equatable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(shape: self, amount: amount)
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

/// Any shape, its type erased.
nonisolated public struct AnyShape: Shape {
  private var base: any Shape
  public init<S: Shape>(_ shape: S) { base = shape }

  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(base.animatableData) }
    set { base = Self.shape(base, with: newValue) }
  }

  private static func shape<S: Shape>(_ shape: S, with data: _AnyAnimatableData) -> any Shape {
    guard let data = data.data(as: S.AnimatableData.self) else { return shape }
    var shape = shape
    shape.animatableData = data
    return shape
  }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
