/// The ids of a picture's definitions.
///
/// A page resolves an id to the first element that has it. The ids of a picture that may stand in a
/// page with others therefore begin with a text made from its content.
enum PictureIDs {
  /// Stands before each id until the content of the picture is known.
  static let mark: Character = "\u{1}"

  /// The content with its final ids.
  static func complete(_ content: String, isInline: Bool) -> String {
    let parts = content.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return content }
    return parts.joined(separator: isInline ? "p\(digest(content))-" : "")
  }

  /// The same for the same text in each run of a program (FNV-1a).
  private static func digest(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
