import TheseusCore

extension ViewElement {
  /// The texts inside, joined by ", "; without texts, the labels of images inside.
  var spokenText: String {
    var texts: [String] = []
    var images: [String] = []
    var stack: [ViewElement] = [self]
    while let element = stack.popLast() {
      if element.isUnread { continue }
      if let semantics = element.effectiveSemantics {
        if semantics.absorbsChildren {
          texts.append(semantics.wholeText)
          continue
        }
        switch semantics.role {
        case .text, .heading: texts.append(semantics.label ?? semantics.valueText)
        case .image: images.append(semantics.label ?? "")
        default: break
        }
        if semantics.role == .text || semantics.role == .image { continue }
      }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return (texts.isEmpty ? images : texts).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
