import TheseusCore

/// The texts, and the labels of images, that elements contribute to a label, in reading order.
struct SpokenTexts {
  private var texts: [String] = []
  private var images: [String] = []
  /// Whether labels of images are texts like others, rather than replacements for missing texts.
  private let readsImages: Bool

  init(readsImages: Bool = false) { self.readsImages = readsImages }

  mutating func add(_ text: String) { texts.append(text) }

  /// Adds the text of an element with these semantics. Returns false when it has none: what is
  /// inside it contributes then.
  mutating func add(_ semantics: Semantics?) -> Bool {
    guard let semantics else { return false }
    if semantics.absorbsChildren {
      texts.append(semantics.wholeText)
      return true
    }
    switch semantics.role {
    case .text, .heading:
      let text = semantics.label ?? semantics.valueText
      // A heading may consist of several views.
      if semantics.role == .heading, semantics.label == nil, text.isEmpty { return false }
      texts.append(text)
      return true
    case .image:
      if readsImages {
        texts.append(semantics.label ?? semantics.valueText)
      } else {
        images.append(semantics.label ?? "")
      }
      return true
    default: return false
    }
  }

  /// The texts, joined by ", "; without texts, the labels of images.
  var joined: String {
    (texts.isEmpty ? images : texts).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension ViewElement {
  /// The texts inside, joined by ", "; without texts, the labels of images inside.
  var spokenText: String {
    var texts = SpokenTexts()
    var stack: [ViewElement] = [self]
    while let element = stack.popLast() {
      if element.isUnread || texts.add(element.effectiveSemantics) { continue }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return texts.joined
  }
}
