/// A step into a JSON value.
enum JSONStep: Equatable {
  case key(String)
  case index(Int)

  init(_ key: any CodingKey) {
    if let index = key.intValue { self = .index(index) } else { self = .key(key.stringValue) }
  }

  /// `entries[3].status`.
  static func describe(_ path: [JSONStep]) -> String {
    path.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }
}

/// Finds the line of a part of a JSON text, to show the user where a mistake is.
///
/// The text is one that a decoder has accepted as JSON. When the path leads nowhere, the result is
/// the last location on it.
struct JSONLocator {
  private let bytes: [UInt8]
  private var position = 0

  /// The line, from 1.
  static func line(of path: [JSONStep], in data: some Sequence<UInt8>) -> Int {
    var locator = JSONLocator(bytes: Array(data))
    locator.skipSpace()
    for step in path {
      let before = locator.position
      guard locator.enter(step) else {
        locator.position = before
        break
      }
    }
    return locator.bytes[..<locator.position].count { $0 == UInt8(ascii: "\n") } + 1
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// From the beginning of an object or array to the beginning of one of its values; false where it
  /// has none such.
  private mutating func enter(_ step: JSONStep) -> Bool {
    let opening: UInt8 = if case .key = step { UInt8(ascii: "{") } else { UInt8(ascii: "[") }
    guard byte == opening else { return false }
    position += 1
    var index = 0
    while true {
      skipSpace()
      switch step {
      case .index(let wanted):
        guard let byte, byte != UInt8(ascii: "]") else { return false }
        if index == wanted { return true }
      case .key(let wanted):
        guard byte == UInt8(ascii: "\"") else { return false }
        let start = position + 1
        skipString()
        let isWanted = bytes[min(start, bytes.count)..<max(start, position - 1)].elementsEqual(
          wanted.utf8)
        skipSpace()
        position += 1
        skipSpace()
        if isWanted { return true }
      }
      skipValue()
      skipSpace()
      guard byte == UInt8(ascii: ",") else { return false }
      position += 1
      index += 1
    }
  }

  private mutating func skipValue() {
    var depth = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        position += 1
      case UInt8(ascii: ",") where depth == 0: return
      default: position += 1
      }
      if depth == 0, let next = self.byte,
        next == UInt8(ascii: ",") || next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
      {
        return
      }
    }
  }

  private mutating func skipString() {
    position += 1
    while let byte, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
    position = min(position + 1, bytes.count)
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }
}
