import IdentityModel

/// A value tree as factories read it at each render: every structural view knows its position, and
/// nothing is copied.
final class PlacedTree {
  /// Which structural view of the tree this is, in pre-order from 0; that of the next one for other
  /// kinds.
  let place: Int
  /// Whether an arm, a payload or an optional is the first, or is there.
  let isFirst: Bool
  let explicitID: Int
  let rowIDs: [Int]
  let children: [PlacedTree]
  /// Whether its view is kept for the next render, and the view.
  var isKept = false
  var made: AnyObject?

  convenience init(_ tree: Tree) {
    var next = 0
    self.init(tree, &next)
  }

  private init(_ tree: Tree, _ next: inout Int) {
    place = next
    if tree.kind == .structural { next += 1 }
    isFirst = tree.branch == .yes
    explicitID = tree.explicitID
    rowIDs = tree.rowIDs
    var children: [PlacedTree] = []
    for child in tree.children { children.append(PlacedTree(child, &next)) }
    self.children = children
  }
}
