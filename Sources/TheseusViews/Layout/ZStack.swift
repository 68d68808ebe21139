import Foundation
import TheseusCore

/// Children on top of each other, the last in front.
public struct ZStack<Content> {
  var alignment: Alignment
  var content: Content
}

extension ZStack: View where Content: View {
  public typealias Body = Never

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  public static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList) {
    let element = ZStackElement(Self.self, view.field(at: 0), inputs)
    element.mountContent(Content.self, view.field(after: Alignment.self), inputs, axis: nil, into: &list)
  }
}

final class ZStackElement: ValueElement<Alignment> {
  private let stackType: Any.Type

  init(_ type: Any.Type, _ source: _GraphValue<Alignment>, _ inputs: ViewInputs) {
    stackType = type
    super.init(source, inputs)
  }

  override var placeName: Any.Type { stackType }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let children = viewChildren
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for child in children {
      let size = child.size(proposal)
      let x = -child.guide(value.horizontal.key, in: size)
      let y = -child.guide(value.vertical.key, in: size)
      low = CGPoint(x: min(low.x, x), y: min(low.y, y))
      high = CGPoint(x: max(high.x, x + size.width), y: max(high.y, y + size.height))
    }
    return children.isEmpty ? .zero : CGSize(width: high.x - low.x, height: high.y - low.y)
  }

  override func placeChildren(in size: CGSize) {
    let children = viewChildren
    let proposal = ProposedViewSize(size)
    var line = CGPoint.zero
    let sizes = children.map { $0.size(proposal) }
    if children.contains(where: { $0.hasExplicitGuides }) {
      line = CGPoint(x: -CGFloat.infinity, y: -.infinity)
      for (child, inner) in zip(children, sizes) {
        line.x = max(line.x, child.guide(value.horizontal.key, in: inner))
        line.y = max(line.y, child.guide(value.vertical.key, in: inner))
      }
    } else {
      let outer = ViewDimensions(width: size.width, height: size.height)
      line = CGPoint(x: outer[value.horizontal], y: outer[value.vertical])
    }
    for (child, inner) in zip(children, sizes) {
      let origin = CGPoint(
        x: line.x - child.guide(value.horizontal.key, in: inner), y: line.y - child.guide(value.vertical.key, in: inner))
      child.place(CGRect(origin: origin, size: inner))
    }
  }

  override var hasExplicitGuides: Bool { viewChildren.contains { $0.hasExplicitGuides } }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    for child in viewChildren where child.hasExplicitGuides && !child.frame.isNull {
      if let value = child.explicitGuide(key, in: child.frame.size) {
        return value + (key.axis == .horizontal ? child.frame.minX : child.frame.minY)
      }
    }
    return nil
  }

  override var stackPriority: Double { viewChildren.map(\.stackPriority).max() ?? 0 }
}
