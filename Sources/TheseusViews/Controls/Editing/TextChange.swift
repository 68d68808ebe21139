import Foundation

/// A replacement in a text: at a UTF-8 offset, `inserted` replaces `removed`.
struct TextChange: Equatable {
  var offset: Int
  var removed: String
  var inserted: String

  /// Whether the text stays as it is, byte by byte.
  var isEmpty: Bool { removed.hasSameBytes(as: inserted) }

  /// The change that undoes this one.
  var inverse: TextChange { TextChange(offset: offset, removed: inserted, inserted: removed) }

  /// The ends of the removed and of the inserted text.
  var oldEnd: Int { offset + removed.utf8.count }
  var newEnd: Int { offset + inserted.utf8.count }
}

extension TextChange {
  /// The smallest replacement that makes `new` of `old`.
  init(from old: String, to new: String) {
    (offset, removed, inserted) = Self.withBytes(old, new) { old, new in
      let shorter = min(old.count, new.count)
      var prefix = 0
      while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
      while prefix > 0, old.isInsideScalar(prefix) || new.isInsideScalar(prefix) { prefix -= 1 }
      var suffix = 0
      while suffix < shorter - prefix,
        old[old.count - suffix - 1] == new[new.count - suffix - 1]
      { suffix += 1 }
      while suffix > 0, old.isInsideScalar(old.count - suffix) { suffix -= 1 }
      return (
        prefix, String(decoding: old[prefix..<old.count - suffix], as: UTF8.self),
        String(decoding: new[prefix..<new.count - suffix], as: UTF8.self)
      )
    }
  }

  private static func withBytes<Result>(
    _ a: String, _ b: String,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    a.withBytes { a in b.withBytes { b in body(a, b) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether this offset is inside a scalar of several bytes.
  fileprivate func isInsideScalar(_ offset: Int) -> Bool {
    offset < count && self[offset] & 0xC0 == 0x80
  }
}

extension String {
  /// The text's UTF-8 bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }

  /// Whether two texts have the same bytes. `==` takes composed and decomposed letters for the
  /// same, though their offsets differ.
  func hasSameBytes(as other: String) -> Bool {
    withBytes { a in
      other.withBytes { b in
        guard a.count == b.count else { return false }
        guard let one = a.baseAddress, let two = b.baseAddress, one != two else { return true }
        return memcmp(one, two, a.count) == 0
      }
    }
  }

  /// The index at a UTF-8 offset.
  func index(atByte offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }

  /// The UTF-8 offset of an index.
  func byteOffset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }
}
