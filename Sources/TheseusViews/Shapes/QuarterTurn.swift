import AttributeGraph
import Foundation
import TheseusCore

/// A shape that a rotation by right angles turns where hosts know no effects: a ring that is drawn
/// from its top begins there on every host.
@MainActor
protocol TurnableShape: ViewElement {
  /// The turns of each rotation around it, clockwise.
  var quarterTurns: [Int] { get set }
}

extension TurnableShape {
  /// A path as the rotations show it. An outline that a host draws as a whole stays as it is.
  func turned(_ path: Path, in rect: CGRect) -> Path {
    guard !quarterTurns.isEmpty, path.drawn == nil else { return path }
    let (x, y) = (rect.midX, rect.midY)
    return switch quarterTurns.reduce(0, +) & 3 {
    case 1: path.mapped { CGPoint(x: x - ($0.y - y), y: y + ($0.x - x)) }
    case 2: path.mapped { CGPoint(x: 2 * x - $0.x, y: 2 * y - $0.y) }
    case 3: path.mapped { CGPoint(x: x + ($0.y - y), y: y - ($0.x - x)) }
    default: path
    }
  }
}

/// The part of `rotationEffect` for hosts without effects.
nonisolated struct _QuarterTurnModifier: ViewModifier {
  typealias Body = Never
  let angle: Angle
  let anchor: UnitPoint

  /// The number of right angles, clockwise; 0 for any other rotation.
  var turns: Int {
    let quarters = angle.degrees / 90
    let whole = quarters.rounded()
    guard anchor == .center, abs(whole) < 1e6, abs(quarters - whole) < 1e-6 else { return 0 }
    return Int(whole)
  }

  @MainActor static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    guard !inputs.window.screen.capabilities.contains(.hints) else {
      return content.mount(inputs, into: &list)
    }
    var inner = inputs
    inner.decoration = Decoration(outer: inputs.decoration) { node, place in
      let element = ViewElement.of(node)
      var current: ViewElement? = element
      while let inside = current?.guideSource?.decorated { current = inside }
      guard let shape = current as? any TurnableShape else { return node }
      let index = shape.quarterTurns.count
      shape.quarterTurns.append(0)
      let rule = QuarterTurnRule(shape: shape, modifier: modifier, index: index)
      _ = place.graph.makeRule(
        rule, in: place.scope.subgraph, eager: 2 << 24 - UInt32(clamping: element.level) - 1)
      return node
    }
    content.mount(inner, into: &list)
  }
}

@MainActor
private struct QuarterTurnRule {
  let shape: any TurnableShape
  let modifier: _GraphValue<_QuarterTurnModifier>
  let index: Int
}

extension QuarterTurnRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) {
    let turns = try context.load(modifier).turns
    guard shape.quarterTurns[index] != turns else { return }
    shape.quarterTurns[index] = turns
    shape.setNeedsCommit()
  }
  static func areEqual(_ a: borrowing Void, _ b: borrowing Void) -> Bool { true }
}
