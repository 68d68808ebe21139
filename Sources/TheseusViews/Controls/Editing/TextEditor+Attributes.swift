import Foundation
import TheseusCore

extension TextEditor {
  /// An editor of a text with attributes, which are not shown.
  ///
  /// Typed text has the attributes of the first character that it replaces, else of the one before
  /// it. All other characters keep theirs.
  public init(text: Binding<AttributedString>) { self.init(text: text.editedText) }
}

extension AttributedString {
  /// The text without attributes. A new one is an edit of the old: what is the same in both keeps
  /// its attributes.
  var editedText: String {
    get { String(characters) }
    set {
      let old = editedText
      // Only a field writes it, on the main actor.
      let typed = MainActor.assumeIsolatedUnchecked { FieldElement.writtenChange }
      if let typed, typed.makes(newValue, of: old) {
        apply(typed, to: old)
      } else {
        apply(TextChange(from: old, to: newValue), to: old)
      }
    }
  }

  private mutating func apply(_ change: TextChange, to old: String) {
    guard !change.isEmpty else { return }
    func index(_ offset: Int) -> Index {
      let scalars = old[..<old.index(atByte: offset)].unicodeScalars.count
      return unicodeScalars.index(unicodeScalars.startIndex, offsetBy: scalars)
    }
    let (start, end) = (index(change.offset), index(change.oldEnd))
    var model: Index?
    if start < end || start == startIndex {
      model = startIndex == endIndex ? nil : start
    } else {
      model = unicodeScalars.index(before: start)
    }
    let attributes = model.map { runs[$0].attributes } ?? AttributeContainer()
    replaceSubrange(start..<end, with: AttributedString(change.inserted, attributes: attributes))
  }
}

extension TextChange {
  /// Whether it makes one text of another.
  fileprivate func makes(_ new: String, of old: String) -> Bool {
    var bytes = Array(old.utf8)
    guard oldEnd <= bytes.count, bytes[offset..<oldEnd].elementsEqual(removed.utf8) else {
      return false
    }
    bytes.replaceSubrange(offset..<oldEnd, with: inserted.utf8)
    return bytes.elementsEqual(new.utf8)
  }
}
