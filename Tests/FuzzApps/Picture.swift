import TheseusTesting

/// What a host shows, to compare: its semantics where they can be seen, and its screen. Where the keyboard is does not belong to it.
@MainActor
struct Picture {
  private let elements: [String]
  private let screen: String
  /// The number of the element that has the keyboard.
  private let focus: Int?

  /// The elements of which something is seen, in reading order.
  static func visible(_ host: TestHost) -> [Element] { host.root.descendants.dropFirst().filter { !$0.frame.isEmpty } }

  init(_ host: TestHost) {
    let seen = Self.visible(host)
    elements = seen.map { element in
      let frame = element.frame
      let what = "\(element.role) \"\(element.label)\" = \"\(element.value)\"\(element.isEnabled ? "" : " disabled")"
      return "\(what) at \(frame.x),\(frame.y) \(frame.width)x\(frame.height)"
    }
    focus = seen.firstIndex { $0.isFocused }
    // The sign of a list's current row is the keyboard's.
    screen = host.screen.replacing("❯", with: " ").split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingSuffix(while: { $0 == " " }) }.joined(separator: "\n")
  }

  func differences(from fresh: Picture) -> [String] {
    var problems: [String] = []
    var (elements, its) = (elements, fresh.elements)
    if focus != fresh.focus {
      // What says where the keyboard is says different things.
      elements.removeAll { $0.hasPrefix("text \"focus ") }
      its.removeAll { $0.hasPrefix("text \"focus ") }
    }
    if elements != its {
      let difference = elements.difference(from: its)
      problems.append(
        "the tree differs from a fresh one:\n    "
          + difference.map { change in
            switch change {
            case .insert(let offset, let element, _): "only in the updated one [\(offset)]: \(element)"
            case .remove(let offset, let element, _): "only in the fresh one [\(offset)]: \(element)"
            }
          }.joined(separator: "\n    "))
    }
    if screen != fresh.screen, focus == fresh.focus {
      problems.append("the screen differs from a fresh one:\n\(screen)\n  fresh:\n\(fresh.screen)")
    }
    return problems
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}
