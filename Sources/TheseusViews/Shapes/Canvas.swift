import AttributeGraph
import Foundation
import TheseusCore

/// A view that code draws, each time it is shown.
///
/// `renderer` is called with a context and the size in points, whenever the view's value or its
/// surroundings have changed. Views passed as `symbols` are laid out separately, found by their
/// tags and drawn by the `GraphicsContext`.
nonisolated public struct Canvas<Symbols: View>: View {
  public typealias Body = Never
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  /// - Parameters:
  ///   - opaque, colorMode, rendersAsynchronously: stored, without effect in cells.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  @MainActor public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = CanvasElement(inputs, Self.self)
    var here = inputs.entering(inputs.place(Self.self)).contained()
    here.depth += 1
    let holder = CanvasSymbolsElement(here, element)
    var symbols = ElementList()
    Symbols._mount(view[\.symbols], here, into: &symbols)
    holder.mount(here, children: symbols)
    let code = CanvasCode(runtime: inputs.runtime)
    inputs.scope.onEnd { code.end() }
    let rule = CanvasRule(
      view: view, environment: inputs.environment.values, element: element, holder: holder,
      code: code)
    code.attribute =
      inputs.graph.makeRule(rule, in: inputs.scope.subgraph, eager: here.structurePriority).id
    var children = ElementList()
    children.append(holder)
    element.mount(inputs, children: children)
    list.emit(element, inputs)
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

/// The color space of a canvas. Cells have only one.
nonisolated public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
