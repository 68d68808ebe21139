import Foundation
import TheseusCore

/// A shape's outline as a shape of its own: the area of a line along it. `stroke(style:)` returns
/// one, so that a view can be clipped to a line, or take clicks on it.
nonisolated public struct _StrokedShape<S: Shape>: Shape {
  public var shape: S
  public var style: StrokeStyle

  public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  public var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// Drawn as a line, so that hosts may use their own lines for it.
  @MainActor public var body: ShapeView<S, ForegroundStyle> {
    ShapeView(shape: shape, style: ForegroundStyle(), stroke: style)
  }

  /// The line in a style.
  public func fill<Content: ShapeStyle>(_ content: Content, style: FillStyle = FillStyle())
    -> ShapeView<S, Content>
  {
    ShapeView(shape: shape, style: content, stroke: self.style)
  }
  /// The line in the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<S, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }
}
