/// An edit of a text that the app has changed meanwhile: the user's replacement, in the app's text.
struct MergedEdit: Equatable {
  let text: String
  /// In UTF-8 offsets.
  let selection: Range<Int>

  /// - Parameters:
  ///   - edited: the text after the edit.
  ///   - selection: its selection, in UTF-8 offsets.
  ///   - before: the text that the user edited.
  ///   - present: what the app has made of `before`, without the edit.
  init(_ edited: String, _ selection: Range<Int>, of before: String, in present: String) {
    let old = Array(before.unicodeScalars)
    let new = Array(edited.unicodeScalars)
    let theirs = Array(present.unicodeScalars)
    let own = Replacement(old, new)
    let foreign = Replacement(old, theirs)
    let first = own.range.lowerBound
    let start = foreign.place(first)
    let end = max(start, foreign.place(own.range.upperBound))
    let merged = Array(theirs[..<start] + new[first..<first + own.count] + theirs[end...])

    func place(_ utf8Offset: Int) -> Int {
      let offset = Self.scalars(utf8Offset, of: new)
      if offset >= first + own.count {
        let place = foreign.place(offset - own.count + own.range.count)
        return place - (end - start) + own.count
      }
      return offset > first ? start + offset - first : foreign.place(offset)
    }
    let lower = Self.utf8(place(selection.lowerBound), of: merged)
    let upper = Self.utf8(place(selection.upperBound), of: merged)
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: merged)
    text = String(scalars)
    self.selection = lower..<max(lower, upper)
  }

  /// The one part in which two texts differ.
  private struct Replacement {
    /// The part of the old text.
    let range: Range<Int>
    /// The length of what has taken its place.
    let count: Int

    init(_ old: [Unicode.Scalar], _ new: [Unicode.Scalar]) {
      let most = min(old.count, new.count)
      var start = 0
      while start < most, old[start] == new[start] { start += 1 }
      var end = 0
      while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
      range = start..<old.count - end
      count = new.count - end - start
    }

    /// Where an offset of the old text is in the new one.
    func place(_ offset: Int) -> Int {
      if offset >= range.upperBound { return offset + count - range.count }
      if offset <= range.lowerBound { return offset }
      // A text of as many characters as before, such as in capitals, keeps their places.
      return count == range.count ? offset : range.lowerBound + count
    }
  }

  private static func scalars(_ utf8Offset: Int, of text: [Unicode.Scalar]) -> Int {
    var (count, left) = (0, utf8Offset)
    while count < text.count, left > 0 {
      left -= UTF8.width(text[count])
      count += 1
    }
    return count
  }

  private static func utf8(_ offset: Int, of text: [Unicode.Scalar]) -> Int {
    text.prefix(max(0, offset)).reduce(0) { $0 + UTF8.width($1) }
  }
}
