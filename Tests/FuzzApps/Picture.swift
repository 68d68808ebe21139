import TheseusTesting

/// A host's visible semantics and its screen, for comparison. Focus is not part of it.
@MainActor
struct Picture {
  let tree: SeenTree
  private let screen: String

  init(_ host: TestHost, _ tree: SeenTree) {
    self.tree = tree
    screen = host.screen
  }

  func differences(from fresh: Picture) -> [String] {
    // Nearly always the pictures are equal, and no words are needed.
    if tree.focus == fresh.tree.focus, tree.elements == fresh.tree.elements, screen == fresh.screen
    {
      return []
    }
    let isFocusedAlike =
      tree.focus == fresh.tree.focus && !tree.hasUnseenFocus && !fresh.tree.hasUnseenFocus
    var problems: [String] = []
    var (elements, its) = (tree.elements, fresh.tree.elements)
    if !isFocusedAlike {
      // Elements that show where focus is differ between the two hosts.
      elements.removeAll(where: Self.tellsFocus)
      its.removeAll(where: Self.tellsFocus)
    }
    if elements != its {
      let difference = elements.map(\.words).difference(from: its.map(\.words))
      problems.append(
        "the tree differs from a fresh one:\n    "
          + difference.map { change in
            switch change {
            case .insert(let offset, let element, _):
              "only in the updated one [\(offset)]: \(element)"
            case .remove(let offset, let element, _):
              "only in the fresh one [\(offset)]: \(element)"
            }
          }.joined(separator: "\n    "))
    }
    if isFocusedAlike {
      let (mine, its) = (Self.withoutCurrentRow(screen), Self.withoutCurrentRow(fresh.screen))
      if mine != its {
        problems.append("the screen differs from a fresh one:\n\(mine)\n  fresh:\n\(its)")
      }
    }
    return problems
  }

  private static func tellsFocus(_ element: SeenElement) -> Bool {
    element.role == .text && element.label.hasPrefix("focus ")
  }

  /// The indicator of a list's current row follows focus.
  private static func withoutCurrentRow(_ screen: String) -> String {
    screen.replacing("▌", with: " ").split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingSuffix(while: { $0 == " " }) }.joined(separator: "\n")
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}
