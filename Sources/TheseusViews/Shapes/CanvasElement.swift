import AttributeGraph
import Foundation
import TheseusCore

/// The recorded drawing of a canvas, which a host can draw repeatedly.
@MainActor
final class CanvasDrawing {
  let metrics: HostMetrics
  private var steps: [@MainActor (any DrawingSurface) -> Void] = []

  init(_ metrics: HostMetrics) { self.metrics = metrics }

  func add(_ step: @escaping @MainActor (any DrawingSurface) -> Void) { steps.append(step) }
  func draw(on surface: any DrawingSurface) { for step in steps { step(surface) } }
}

final class CanvasElement: ViewElement, ElementDrawing, SemanticsSource {
  override var drawer: (any ElementDrawing)? { self }
  override var semanticsSource: (any SemanticsSource)? { self }
  private let canvasType: Any.Type
  fileprivate let available: Attribute<CGSize?>
  /// Grows when a symbol has another size.
  fileprivate let symbolChanges: Attribute<UInt32>
  fileprivate var picture: CanvasDrawing? { didSet { setNeedsCommit() } }

  init(_ inputs: ViewInputs, _ type: Any.Type) {
    canvasType = type
    available = inputs.graph.makeSource(nil, in: inputs.scope.subgraph)
    symbolChanges = inputs.graph.makeSource(0, in: inputs.scope.subgraph)
    super.init(inputs)
  }

  override var placeName: Any.Type { canvasType }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize) {
    super.placeChildren(in: size)
    _ = try? runtime.graph.set(available, to: size)
  }

  fileprivate func symbolsChanged() {
    guard let count = try? runtime.graph.value(of: symbolChanges) else { return }
    _ = try? runtime.graph.set(symbolChanges, to: count &+ 1)
  }

  func draw(_ surface: any DrawingSurface) {
    guard let picture else { return }
    surface.clipped(to: CGRect(origin: .zero, size: frame.size)) { picture.draw(on: surface) }
  }

  var semantics: Semantics? { Semantics(.canvas) }
}

/// The symbol views of a canvas: laid out, and neither drawn nor hit in place.
final class CanvasSymbolsElement: ViewElement, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  private weak var canvas: CanvasElement?
  private var symbolSizes: [CGSize] = []

  init(_ inputs: ViewInputs, _ canvas: CanvasElement) {
    self.canvas = canvas
    super.init(inputs)
  }

  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.isHidden = true
    return traits
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Each has its preferred size.
  override func placeChildren(in size: CGSize) {
    let now = viewChildren.map { $0.size(.unspecified) }
    for (child, size) in zip(viewChildren, now) {
      child.place(CGRect(origin: .zero, size: size), offered: .unspecified)
    }
    if symbolSizes != now { canvas?.symbolsChanged() }
    symbolSizes = now
  }
}

/// The renderer as tracked code: a change of its inputs draws again (R55).
final class CanvasCode: TrackedNode {}

/// Calls the renderer, once the canvas has a size.
@MainActor
struct CanvasRule<Symbols: View> {
  let view: _GraphValue<Canvas<Symbols>>
  let environment: Attribute<EnvironmentValues>
  let element: CanvasElement
  let holder: CanvasSymbolsElement
  let code: CanvasCode
}

extension CanvasRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    guard let size = try context[element.available] else { return false }
    _ = try context[element.symbolChanges]
    let canvas = try context.load(view)
    let drawing = CanvasDrawing(element.metrics)
    var graphics = GraphicsContext(
      drawing: drawing, size: size, environment: try context[environment],
      symbols: holder.viewChildren)
    code.track { canvas.renderer(&graphics, size) }
    element.picture = drawing
    return true
  }
}
