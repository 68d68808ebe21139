import Foundation
import TheseusCore

/// Draws texts in place of the host.
///
/// A renderer draws the lines, runs or clusters of a `Text.Layout` on a context that it may move,
/// fade or filter in between. As in a `Canvas`, a context moves texts but neither turns nor scales
/// them. Nothing is drawn outside of the text's frame.
public protocol TextRenderer: Animatable {
  /// Draws a text; `ctx` has its size.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size of the text's view; by default that of the text.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The space around the text that is drawn on. Hosts here draw only in the text's frame, so a
  /// renderer that needs more answers a larger size.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text for a renderer that chooses its size.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// The size of the text for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// `textRenderer`: its data may be moving, then the texts are drawn again in each frame.
nonisolated struct _TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer
  @Environment(\.self) private var environment

  init(renderer: Renderer) { self.renderer = renderer }

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    content.environment(
      \.textEnvironment.rendering, RendererOfTexts(renderer: renderer, environment: environment))
  }
}

extension View {
  /// Draws the texts inside with a renderer.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}

private final class RendererOfTexts<Renderer: TextRenderer>: TextRendering, @unchecked Sendable {
  let renderer: Renderer
  /// The surroundings of the modifier.
  let environment: EnvironmentValues

  init(renderer: Renderer, environment: EnvironmentValues) {
    self.renderer = renderer
    self.environment = environment
  }

  override func size(
    _ proposal: ProposedViewSize, text: @escaping (ProposedViewSize) -> CGSize
  ) -> CGSize { renderer.sizeThatFits(proposal: proposal, text: TextProxy(measure: text)) }

  override func drawing(of text: LaidText) -> @MainActor (any DrawingSurface) -> Void {
    let drawing = CanvasDrawing(text.metrics)
    var values = environment
    values.textEnvironment = text.environment
    var context = GraphicsContext(
      drawing: drawing, size: text.size, environment: values, symbols: [])
    renderer.draw(layout: Text.Layout(text), in: &context)
    return { drawing.draw(on: $0) }
  }
}

extension GraphicsContext {
  /// Draws a line of a text where the layout has it.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    var moved = self
    moved.translateBy(x: line.origin.x - line.start.x, y: line.origin.y - line.start.y)
    for run in line { moved.draw(run, options: options) }
  }

  /// Draws a run of a text where the layout has it.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(run.clusters[...], of: run)
  }

  /// Draws a part of a run where the layout has it.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(slice.run.clusters[slice.indices], of: slice.run)
  }

  private func draw(_ clusters: ArraySlice<Text.Layout.Cluster>, of run: Text.Layout.Run) {
    guard let first = clusters.first else { return }
    let line = TextLine(
      string: clusters.map(\.text).joined(), width: clusters.map(\.width).reduce(0, +),
      attributes: run.attributes)
    draw(
      line, at: CGPoint(x: first.x, y: run.baseline - run.metrics.ascent), shadedOver: run.area)
  }
}
