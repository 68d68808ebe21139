/// Represents all views of a modifier's content for the lifecycle modifiers outside it (R18).
///
/// It is in no element tree. It has the lifetime of the modifier, and the position of the last
/// element there.
final class LifecycleAnchor: ElementNode {
  private struct Member {
    weak var element: ElementNode?
  }

  private var members: [Member] = []

  func note(_ element: ElementNode) {
    members.removeAll { $0.element == nil }
    members.append(Member(element: element))
  }

  /// The last element of the content that is in the tree.
  var lastMember: ElementNode? {
    members.lazy.compactMap(\.element).filter { $0.parent != nil }.max {
      $0.indexInParent < $1.indexInParent
    }
  }
}
