import Foundation

/// The meaning of a line typed into the field for new entries.
///
/// `Buy bread #home` is a task of the category “Home”; `- The shop closes at six` is a note.
public struct EntryInput: Equatable, Sendable {
  public var kind: Entry.Kind
  public var title: String
  public var categoryID: TaskCategory.ID?
  /// The first name after a `#` that no category has, when the line names no existing one. It must
  /// begin with a letter: `#12` is a number.
  public var unknownCategory: String?

  /// - Parameter categories: those that a word after `#` can name, by their name without its spaces
  ///   and ignoring case. Any other word stays in the title.
  public init(_ line: String, categories: [TaskCategory]) {
    var text = EntryText.line(line)
    kind = text.hasPrefix("- ") ? .note : .task
    if kind == .note { text = String(text.dropFirst(2)) }

    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    if let place = words.firstIndex(where: { Self.category($0, among: categories) != nil }) {
      categoryID = Self.category(words[place], among: categories)?.id
      words.remove(at: place)
    } else {
      unknownCategory = words.lazy.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
        .first { $0.first?.isLetter ?? false }
    }
    title = EntryText.line(words.joined(separator: " "))
  }

  private static func category(_ word: String, among categories: [TaskCategory]) -> TaskCategory? {
    guard word.hasPrefix("#"), word.count > 1 else { return nil }
    let wanted = EntryText.folded(String(word.dropFirst()))
    return categories.first { EntryText.folded($0.name.filter { !$0.isWhitespace }) == wanted }
  }
}
