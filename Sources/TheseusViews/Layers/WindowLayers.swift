import AttributeGraph
import Foundation
import TheseusCore

/// The layers above a window's content: sheets, alerts, popovers, menus. They are in the order in
/// which they were presented, but for those that stay on top.
///
/// A layer is mounted in its presenter's lifetime and environment, and hoisted to the window's root
/// element.
@MainActor
public final class WindowLayers {
  let runtime: ViewRuntime
  /// Lowest first.
  public private(set) var layers: [LayerElement] = []
  /// The layers as children of the window's root.
  let attribute: Attribute<ElementSpan>
  /// The sheets and alerts that wait for others.
  let turns: PresentationTurns
  private let state: State

  /// The input of the attribute's rule.
  @MainActor
  fileprivate final class State {
    var span = ElementSpan(items: [], version: 0)
  }

  init(_ runtime: ViewRuntime) {
    self.runtime = runtime
    state = State()
    turns = PresentationTurns(runtime)
    attribute = runtime.graph.makeRule(LayersRule(state: state), in: runtime.graph.rootSubgraph)
  }

  /// The topmost modal layer: only elements inside or above it are reachable.
  public var topModal: LayerElement? { layers.last { $0.style.isModal } }

  /// The topmost layer that keys concern: a hint that follows the pointer is none.
  var topForKeys: LayerElement? {
    layers.last { $0.style.isModal || $0.style.dismissesOnEscape }
  }

  /// The roots of the reachable elements: the window's root, or the topmost modal layer and those
  /// above it.
  func reachableRoots(in root: ViewElement) -> [ViewElement] {
    guard let modal = layers.lastIndex(where: { $0.style.isModal }) else { return [root] }
    return Array(layers[modal...])
  }

  /// Whether an element can be reached: it lies in no part of the window that a modal layer covers.
  public func isReachable(_ element: ViewElement) -> Bool {
    guard let modal = layers.lastIndex(where: { $0.style.isModal }) else { return true }
    guard let layer = layer(of: element) else { return element === layers[modal].viewParent }
    return layers[modal...].contains { $0 === layer }
  }

  /// The layer that contains an element, nil for the window's own content.
  public func layer(of element: ViewElement) -> LayerElement? {
    var current: ViewElement? = element
    while let node = current {
      if let layer = node as? LayerElement { return layer }
      current = node.viewParent
    }
    return nil
  }

  func add(_ layer: LayerElement) {
    layers.insert(layer, at: place(of: layer))
    changed()
  }

  private func place(of layer: LayerElement) -> Int {
    guard !layer.style.staysOnTop, !layer.style.isHostPanel,
      let first = layers.firstIndex(where: \.style.staysOnTop)
    else { return layers.count }
    // A menu of such a layer, or another one that its views present, belongs above it.
    let outer = layer.anchor.flatMap { self.layer(of: $0) }
    let isInside = layers[first...].contains { $0 === outer }
    return isInside ? layers.count : first
  }

  /// Whether it was presented below a modal layer that stays on top.
  func isHeldBelow(_ layer: LayerElement) -> Bool {
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return false }
    return layers[(index + 1)...].contains { $0.style.staysOnTop && $0.style.isModal }
  }

  func remove(_ layer: LayerElement) {
    layers.removeAll { $0 === layer }
    changed()
  }

  /// The window's tree has ended.
  func forget() {
    layers = []
    turns.forget()
    state.span = ElementSpan(items: [], version: version)
  }

  private var version: UInt32 = 0

  private func changed() {
    version &+= 1
    state.span = ElementSpan(items: layers.map { .element($0) }, version: version)
    runtime.graph.invalidate(attribute.id)
  }

  /// The anchor of a layer may have moved since it was placed, or be gone.
  func followAnchors() {
    for layer in layers where layer.anchorHasMoved { layer.setNeedsCommit() }
    for layer in layers where layer.isMenuWithoutControl { layer.dismiss() }
  }
}

@MainActor
private struct LayersRule {
  let state: WindowLayers.State
}

extension LayersRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan { state.span }
}
