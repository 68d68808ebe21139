import Foundation
import TheseusViews

/// The text of a field, and offsets in it as the client counts them.
enum FieldValue {
  /// The present text and selection of an element; nil for one that is no field.
  @MainActor
  static func known(of element: ViewElement, _ window: WindowHost) -> KnownField? {
    guard case .field(let field) = window.semanticsState(of: element)?.semantics.value else {
      return nil
    }
    return KnownField(text: field.text, selection: field.selection)
  }

  /// UTF-16 offsets for UTF-8 offsets.
  static func utf16(_ range: Range<Int>, in text: String) -> Range<Int> {
    let utf8 = text.utf8
    func offset(_ count: Int) -> Int {
      let index = utf8.index(text.startIndex, offsetBy: max(0, count), limitedBy: text.endIndex)
      return text.utf16.distance(from: text.startIndex, to: index ?? text.endIndex)
    }
    let start = offset(range.lowerBound)
    return start..<(range.isEmpty ? start : max(start, offset(range.upperBound)))
  }

  /// UTF-8 offsets for UTF-16 offsets. An offset inside a surrogate pair or behind the text becomes
  /// the nearest one before it.
  static func utf8(_ range: Range<Int>, in text: String) -> Range<Int> {
    func offset(_ count: Int) -> Int {
      let utf16 = text.utf16
      let index =
        utf16.index(text.startIndex, offsetBy: max(0, count), limitedBy: text.endIndex)
        ?? text.endIndex
      // One unit before the middle of a surrogate pair is its start.
      let start = index.samePosition(in: text.unicodeScalars) ?? utf16.index(before: index)
      return text.utf8.distance(from: text.startIndex, to: start)
    }
    let start = offset(range.lowerBound)
    return start..<(range.isEmpty ? start : max(start, offset(range.upperBound)))
  }
}
