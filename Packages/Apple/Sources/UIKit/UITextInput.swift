import Foundation
import SwiftUI

/// A place in a text, counted in UTF-16.
open class UITextPosition: NSObject {
  let offset: Int
  init(offset: Int) { self.offset = offset }
}

/// A part of a text.
open class UITextRange: NSObject {
  let range: NSRange
  init(_ range: NSRange) { self.range = range }
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
  open var isEmpty: Bool { range.length == 0 }
}

/// A view with a text whose ranges an app reads, selects and replaces.
///
/// The ranges are those of the text that the app has set: the views are never shown, so the user
/// neither types nor selects in them.
@MainActor @preconcurrency
public protocol UITextInput: UIView {
  var selectedTextRange: UITextRange? { get set }
}

/// The views of text that this module has.
@MainActor
private protocol KeptText: UIView {
  var keptText: String { get set }
}

extension UITextField: KeptText {
  fileprivate var keptText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: KeptText {
  fileprivate var keptText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextInput {
  private var string: NSString { ((self as? any KeptText)?.keptText ?? "") as NSString }

  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public var endOfDocument: UITextPosition { UITextPosition(offset: string.length) }
  public var hasText: Bool { string.length > 0 }

  /// Nil when the range reaches beyond the text.
  public func text(in range: UITextRange) -> String? {
    part(range).map { string.substring(with: $0) }
  }

  /// Replaces a part of the text, and puts the selection behind it. A range that reaches beyond
  /// the text changes nothing.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let part = part(range), let view = self as? any KeptText else { return }
    view.keptText = string.replacingCharacters(in: part, with: text)
    let end = part.location + (text as NSString).length
    selectedTextRange = UITextRange(NSRange(location: end, length: 0))
  }

  /// Inserts text in place of the selection, or at the end when nothing is selected.
  public func insertText(_ text: String) {
    replace(
      selectedTextRange ?? UITextRange(NSRange(location: string.length, length: 0)),
      withText: text)
  }

  /// Nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && 0...string.length ~= sum ? UITextPosition(offset: sum) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (start, end) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: start, length: end - start))
  }

  private func part(_ range: UITextRange) -> NSRange? {
    let part = range.range
    return part.location >= 0 && part.length >= 0 && part.location <= string.length - part.length
      ? part : nil
  }
}
