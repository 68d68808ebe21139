import TheseusCore

extension WindowHost {
  /// The title of the visible content, which a `navigationTitle` gives it: that of the top page of
  /// a stack, and of the last column of a split view that has one. An outer title wins over one
  /// inside it.
  var contentTitle: String? {
    guard let elements = context.state?.titledElements, !elements.isEmpty else { return nil }
    let shown = elements.present.filter {
      $0.ownTitle != nil && !$0.scope.isLeaving && isVisible($0) && layers.layer(of: $0) == nil
    }
    if shown.count < 2 { return shown.first?.ownTitle }
    var last: (place: [Int], title: String)?
    for element in shown {
      guard let title = element.ownTitle, let place = place(of: element) else { continue }
      guard let present = last else {
        last = (place, title)
        continue
      }
      let isOuter = present.place.starts(with: place)
      let isInner = place.starts(with: present.place)
      if isOuter || !isInner && present.place.lexicographicallyPrecedes(place) {
        last = (place, title)
      }
    }
    return last?.title
  }

  /// Whether no element around it is hidden or has no place.
  func isVisible(_ element: ViewElement) -> Bool {
    var current = element
    while current !== root {
      guard !current.drawing.isHidden, !current.frame.isNull, let parent = current.viewParent
      else { return false }
      current = parent
    }
    return true
  }

  /// The numbers of the element and of those around it among their siblings, outermost first.
  private func place(of element: ViewElement) -> [Int]? {
    var numbers: [Int] = []
    var current = element
    while current !== root {
      guard let parent = current.viewParent,
        let number = parent.viewChildren.firstIndex(where: { $0 === current })
      else { return nil }
      numbers.append(number)
      current = parent
    }
    return numbers.reversed()
  }
}
