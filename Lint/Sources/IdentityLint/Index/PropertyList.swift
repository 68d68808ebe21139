/// A property list in the old text format, as Xcode writes its projects.
enum PropertyList: Equatable {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var texts: [String] { if case .list(let list) = self { list.compactMap(\.text) } else { [] } }

  subscript(key: String) -> PropertyList? {
    if case .table(let table) = self { table[key] } else { nil }
  }

  /// Nil when the bytes are no such list.
  init?(parsing bytes: [UInt8]) {
    var parser = PropertyListParser(bytes)
    guard let value = parser.value(depth: 0) else { return nil }
    self = value
  }
}

private struct PropertyListParser {
  private let bytes: [UInt8]
  private var place = 0
  /// Projects have five levels.
  private static let deepest = 40

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func value(depth: Int) -> PropertyList? {
    guard depth < Self.deepest else { return nil }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return table(depth: depth)
    case UInt8(ascii: "("): return list(depth: depth)
    default: return string().map(PropertyList.text)
    }
  }

  private mutating func table(depth: Int) -> PropertyList? {
    place += 1
    var table: [String: PropertyList] = [:]
    while true {
      skipSpace()
      if take(UInt8(ascii: "}")) { return .table(table) }
      guard let key = string() else { return nil }
      skipSpace()
      guard take(UInt8(ascii: "=")), let value = value(depth: depth + 1) else { return nil }
      table[key] = value
      skipSpace()
      guard take(UInt8(ascii: ";")) || next == UInt8(ascii: "}") else { return nil }
    }
  }

  private mutating func list(depth: Int) -> PropertyList? {
    place += 1
    var list: [PropertyList] = []
    while true {
      skipSpace()
      if take(UInt8(ascii: ")")) { return .list(list) }
      guard let value = value(depth: depth + 1) else { return nil }
      list.append(value)
      skipSpace()
      guard take(UInt8(ascii: ",")) || next == UInt8(ascii: ")") else { return nil }
    }
  }

  private mutating func string() -> String? {
    let start = place
    if take(UInt8(ascii: "\"")) {
      var text: [UInt8] = []
      while let byte = next {
        place += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
        if byte == UInt8(ascii: "\\"), let escaped = next {
          place += 1
          text.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
        } else {
          text.append(byte)
        }
      }
      return nil
    }
    while let byte = next, Self.isPlain(byte) { place += 1 }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_./$:-+<>@".utf8.contains(byte)
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  /// Space and comments.
  private mutating func skipSpace() {
    while let byte = next {
      if byte <= UInt8(ascii: " ") {
        place += 1
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "*")
      {
        place += 2
        while place < bytes.count,
          !(bytes[place] == UInt8(ascii: "/") && bytes[place - 1] == UInt8(ascii: "*"))
        {
          place += 1
        }
        place += 1
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "/")
      {
        while let byte = next, byte != UInt8(ascii: "\n") { place += 1 }
      } else {
        return
      }
    }
  }
}
