import Foundation
import TheseusCore
import TheseusViews

/// Movements that the client performs by itself. An `anim` operation names nodes. When the
/// following operations of the frame change them, the client moves them there from where they are.
extension PageTree {
  /// The movements that updates have begun since the last frame.
  struct Movements {
    /// By the ids of elements.
    fileprivate var timings: [UInt64: (element: ViewElement, timing: AnimationTiming)] = [:]
    /// How new elements look at first.
    fileprivate var beginnings: [UInt64: Beginning] = [:]

    var isEmpty: Bool { timings.isEmpty }
  }

  fileprivate struct Beginning {
    var opacity: Double?
    var offset = CGSize.zero
    var scale: CGFloat = 1
    var anchor = UnitPoint.center
  }

  func note(_ animations: [ElementAnimation]) {
    for animation in animations {
      let element = animation.element
      if case .change = animation.movement, movements.beginnings[element.id] != nil { continue }
      guard let timing = AnimationTiming(animation.animation) else {
        movements.timings[element.id] = nil
        continue
      }
      movements.timings[element.id] = (element, timing)
      var beginning = movements.beginnings[element.id] ?? Beginning()
      switch animation.movement {
      case .opacity(let from, _): beginning.opacity = from
      case .offset(let from, _): beginning.offset = from
      case .scale(let from, _, let anchor):
        beginning.scale = from
        beginning.anchor = anchor
      case .frame, .change: continue
      }
      movements.beginnings[element.id] = beginning
    }
  }

  /// The nodes that move, with their timings: those of the elements, or where an element has none,
  /// the nearest inside it.
  func movingNodes(_ movements: Movements) -> [Int: AnimationTiming] {
    var moving: [Int: AnimationTiming] = [:]
    for (element, timing) in movements.timings.values where element.scope.isAlive {
      if let node = nodes[element.id] {
        moving[node.id] = timing
      } else {
        forEachNode(inside: element) { node in
          if moving[node.id] == nil { moving[node.id] = timing }
        }
      }
    }
    return moving
  }

  private func forEachNode(inside element: ViewElement, _ visit: (PageNode) -> Void) {
    var stack = element.viewChildren
    while let next = stack.popLast() {
      if let node = nodes[next.id] {
        visit(node)
      } else {
        stack.append(contentsOf: next.viewChildren)
      }
    }
  }

  /// The attributes with which a new node is sent, where it moves from there; nil for most.
  func firstAttributes(of node: PageNode) -> NodeAttributes? {
    guard let beginning = movements.beginnings[node.element.id] else { return nil }
    var attributes = node.attributes
    if let opacity = beginning.opacity {
      attributes[.opacity] = opacity < 1 ? .number(max(0, opacity)) : nil
    }
    if beginning.offset != .zero || beginning.scale != 1 {
      let absence = DrawingEffect.absence(
        offset: beginning.offset, scale: beginning.scale, anchor: beginning.anchor)
      attributes[.fx] = .json(
        DrawingEffects.json([absence] + node.element.effects, size: node.box.size))
    }
    return attributes == node.attributes ? nil : attributes
  }

  /// Moves new nodes from their first attributes to their own.
  func writeEntrances(
    _ entering: [(node: PageNode, first: NodeAttributes)], _ writer: inout JSONWriter
  ) {
    for (node, first) in entering where sent[node.id] === node {
      guard let timing = movements.timings[node.element.id]?.timing else { continue }
      writer.animation(of: [node.id], timing)
      writer.list {
        $0.string("=")
        $0.int(node.id)
        $0.changes(from: first, to: node.attributes)
      }
    }
  }
}

extension JSONWriter {
  /// Announces the movements of the nodes that the following operations change.
  mutating func animations(_ moving: [Int: AnimationTiming]) {
    var groups: [(timing: AnimationTiming, ids: [Int])] = []
    for (id, timing) in moving.sorted(by: { $0.key < $1.key }) {
      if let index = groups.firstIndex(where: { $0.timing == timing }) {
        groups[index].ids.append(id)
      } else {
        groups.append((timing, [id]))
      }
    }
    for group in groups { animation(of: group.ids, group.timing) }
  }
}
