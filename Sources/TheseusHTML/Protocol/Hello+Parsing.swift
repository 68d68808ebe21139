import Foundation

extension Hello {
  /// - Throws: where a member is missing that must be there, of another type, or out of range.
  init(_ members: [String: JSONValue]) throws(ProtocolError) {
    guard members["v"]?.int == 1 else { throw ProtocolError("another version of the protocol") }
    let reader = FieldReader([
      members["page"] ?? .null, members["path"] ?? .null, members["width"] ?? .null,
      members["height"] ?? .null,
    ])
    page = try reader.string(0)
    path = try reader.string(1)
    size = try reader.size(2)
    browser = BrowserTraits()
    try browser.update(members)
    copyOf = try Self.member(members["copyOf"], \.string)
    focus = try Self.member(members["focus"], \.string)
    // A tab may have a longer history than is counted.
    depth = min(try Self.member(members["depth"], \.count) ?? 0, Self.greatestDepth)
    fonts = []
    fields = []
    scroll = []
    for value in try Self.member(members["fonts"], \.array) ?? [] {
      fonts.append(try MeasuredFont(value))
    }
    for value in try Self.member(members["fields"], \.array) ?? [] {
      fields.append(try FieldDraft(FieldReader(value.array ?? [])))
    }
    for value in try Self.member(members["scroll"], \.array) ?? [] {
      let reader = FieldReader(value.array ?? [])
      try reader.expect(3...3)
      scroll.append(ScrollDraft(key: try reader.string(0), offset: try reader.point(1)))
    }
  }

  /// A member that may be missing.
  ///
  /// - Throws: where it has another type.
  private static func member<Value>(_ value: JSONValue?, _ read: (JSONValue) -> Value?)
    throws(ProtocolError) -> Value?
  {
    guard let value else { return nil }
    guard let member = read(value) else { throw ProtocolError("a member has another type") }
    return member
  }
}

extension Hello.FieldDraft {
  fileprivate init(_ fields: FieldReader) throws(ProtocolError) {
    try fields.expect(5...5)
    self.init(
      key: try fields.string(0), revision: try fields.count(1), text: try fields.string(2),
      selection: try fields.selection(3))
  }
}

extension BrowserTraits {
  /// Takes over the fields that are present.
  mutating func update(_ fields: [String: JSONValue]) throws(ProtocolError) {
    if let value = fields["scale"] {
      guard let scale = value.number, (0.1...16).contains(scale) else {
        throw ProtocolError("the scale is out of range")
      }
      self.scale = scale
    }
    try Self.read(fields["dark"], &isDark)
    try Self.read(fields["motion"], &reducesMotion)
    try Self.read(fields["contrast"], &increasesContrast)
    try Self.read(fields["touch"], &hasTouch)
    try Self.read(fields["locale"], &locale)
    try Self.read(fields["zone"], &zone)
  }

  private static func read(_ value: JSONValue?, _ flag: inout Bool) throws(ProtocolError) {
    guard let value else { return }
    guard let bool = value.bool else { throw ProtocolError("a setting is no truth value") }
    flag = bool
  }

  private static func read(_ value: JSONValue?, _ text: inout String) throws(ProtocolError) {
    guard let value else { return }
    guard let string = value.string, string.utf8.count <= 64 else {
      throw ProtocolError("a setting is no short text")
    }
    text = string
  }
}

extension MeasuredFont {
  fileprivate init(_ value: JSONValue) throws(ProtocolError) {
    let reader = FieldReader(value.array ?? [])
    try reader.expect(4...4)
    guard let font = FontKey(try reader.string(0)) else { throw ProtocolError("an unknown font") }
    self.font = font
    ascent = try Self.ems(reader.number(1))
    descent = try Self.ems(reader.number(2))
    advances = [:]
    for (cluster, advance) in try reader.object(3) {
      guard let number = advance.number else { throw ProtocolError("an advance is no number") }
      advances[cluster] = try Self.ems(number)
    }
  }

  /// A length that a browser measured, in ems.
  static func ems(_ number: Double) throws(ProtocolError) -> Double {
    guard (0...1_000).contains(number) else { throw ProtocolError("an advance is out of range") }
    return number
  }
}
