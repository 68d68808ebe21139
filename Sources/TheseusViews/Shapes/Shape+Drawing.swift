import Foundation
import TheseusCore

extension Shape {
  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<
    Self, S
  > {
    ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }

  /// The shape's outline.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> ShapeView<Self, S>
  {
    ShapeView(shape: self, style: content, stroke: style)
  }

  /// The shape's outline, `lineWidth` points wide.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> ShapeView<Self, S>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's outline as a shape, which is a line in the foreground style as a view.
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }
  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// The shape's outline, drawn inside it.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    ShapeView(shape: self, style: content, stroke: style, isBorder: true)
  }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension ShapeView {
  /// Adds a fill in front of this view.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    overlay { shape.fill(content, style: style) }
  }

  /// Adds the shape's outline in front of this view.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  {
    overlay { shape.stroke(content, lineWidth: lineWidth) }
  }

  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> some View
  {
    overlay { shape.stroke(content, style: style) }
  }

  /// Adds the shape's outline, drawn inside it, in front of this view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { ShapeView<Content, S>(shape: shape, style: content, stroke: style, isBorder: true) }
  }
}

extension View {
  /// Adds a shape behind this view, filled with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Adds a shape behind this view, filled with the background style.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    background { shape.fill(BackgroundStyle(), style: fillStyle) }
  }

  /// Adds a shape in front of this view, filled with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// A line along this view's edges, inside them.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Cuts this view off at a shape; in cells at its bounds.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  { clipped().effect(.clip({ shape.path(in: $0) }, isEOFilled: style.isEOFilled)) }

  /// Cuts this view off at its bounds with round corners; in cells the corners are not cut.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Sets the shape of `ContainerRelativeShape` inside; here that is always a rectangle.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    hint(ContainerShapeHint.self, { shape.path(in: $0) })
  }
}

/// The shape of the container that an element is; inherited.
public enum ContainerShapeHint: ElementHintKey { public typealias Value = (CGRect) -> Path }
