import TheseusCore

/// The selection in a text, by indices of the text: a range, or the insertion point.
public struct TextSelection: Hashable, Sendable {
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    /// Several ranges; a field selects everything from the first to the last.
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices
  /// The side of a position at the end of a line; fields of cells ignore it.
  public var affinity = TextSelectionAffinity.automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether it is an insertion point, with nothing selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// From the first index to the last; nil where there is none.
  private var bounds: Range<String.Index>? {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }

  /// The UTF-8 offsets of the selection in `text`. Indices beyond the text count as its end.
  func offsets(in text: String) -> Range<Int>? {
    guard let bounds else { return nil }
    func offset(_ index: String.Index) -> Int {
      text.byteOffset(of: min(max(index, text.startIndex), text.endIndex))
    }
    let start = offset(bounds.lowerBound)
    return start..<max(start, offset(bounds.upperBound))
  }

  /// From UTF-8 offsets in a text.
  init(offsets: Range<Int>, in text: String) {
    self.init(
      range: text.index(atByte: offsets.lowerBound)..<text.index(atByte: offsets.upperBound))
  }
}

/// The side of a position between two lines.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic
  case upstream
  case downstream
}

/// The field saves its selection, and reports it after a restart (R32).
extension TextSelection: TransientState {}

/// A field's selection, bound to an app's.
///
/// A class: the size of a range set is known only at run time, and a field's values are copied for
/// every key.
final class FieldSelection: Equatable {
  /// The app's at the time of the body.
  let present: TextSelection?
  let write: Unseen<(TextSelection?) -> Void>

  init(_ binding: Binding<TextSelection?>) {
    present = binding.wrappedValue
    write = Unseen { binding.wrappedValue = $0 }
  }

  static func == (one: FieldSelection, other: FieldSelection) -> Bool {
    one.present == other.present && one.write == other.write
  }
}

extension FieldElement {
  /// Takes the app's selection, when it differs from the last reported one.
  func takeSelection() {
    guard let wanted = value.selection?.present, wanted != reportedSelection else { return }
    select(wanted)
  }

  func select(_ wanted: TextSelection) {
    guard let range = wanted.offsets(in: edited.string) else { return }
    reportedSelection = wanted
    edited.move(to: range.lowerBound, selecting: false)
    edited.move(to: range.upperBound, selecting: true)
    preferredX = nil
    showsCaret = true
    history.endStep()
    setNeedsCommit()
  }

  /// Reports the present selection to the app.
  func reportSelection() {
    guard let selection = value?.selection else { return }
    let present = TextSelection(offsets: edited.selection, in: edited.string)
    guard present != reportedSelection else { return }
    reportedSelection = present
    selection.write.value(present)
  }
}

extension View {
  /// The side of a position between two lines; fields of cells ignore it.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    hint(TextSelectionAffinityHint.self, affinity)
  }
}

/// The side of a position between two lines; inherited.
public enum TextSelectionAffinityHint: ElementHintKey {
  public typealias Value = TextSelectionAffinity
}
