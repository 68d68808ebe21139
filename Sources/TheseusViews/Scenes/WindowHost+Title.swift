import TheseusCore

extension WindowHost {
  /// The title of the visible content, which a `navigationTitle` gives it: that of the top page of
  /// a stack, and of the last column of a split view that has one. An outer title wins over one
  /// inside it.
  var contentTitle: String? {
    guard let elements = context.state?.titledElements, !elements.isEmpty else { return nil }
    var last: (place: [Int], title: String)?
    for element in elements.present where layers.layer(of: element) == nil {
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

  /// The numbers of the element and of those around it among their siblings, outermost first; nil
  /// where it is not visible.
  private func place(of element: ViewElement) -> [Int]? {
    var numbers: [Int] = []
    var current = element
    while current !== root {
      guard !current.drawing.isHidden, !current.frame.isNull, let parent = current.viewParent,
        let number = parent.viewChildren.firstIndex(where: { $0 === current })
      else { return nil }
      numbers.append(number)
      current = parent
    }
    return numbers.reversed()
  }
}
