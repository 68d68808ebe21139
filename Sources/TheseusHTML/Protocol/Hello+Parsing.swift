import Foundation

extension Hello {
  /// - Throws: where a field is missing, of another type, or out of range.
  init(_ fields: [String: JSONValue]) throws(ProtocolError) {
    guard fields["v"]?.int == 1 else { throw ProtocolError("another version of the protocol") }
    let reader = FieldReader([
      fields["page"] ?? .null, fields["path"] ?? .null, fields["width"] ?? .null,
      fields["height"] ?? .null,
    ])
    page = try reader.string(0)
    copyOf = fields["copyOf"]?.string
    path = try reader.string(1)
    size = try reader.size(2)
    browser = BrowserTraits()
    try browser.update(fields)
    focus = fields["focus"]?.string
    depth = min(max(0, fields["depth"]?.int ?? 0), Self.greatestDepth)
    self.fonts = []
    self.fields = []
    scroll = []
    for value in fields["fonts"]?.array ?? [] { self.fonts.append(try MeasuredFont(value)) }
    for value in fields["fields"]?.array ?? [] {
      let reader = FieldReader(value.array ?? [])
      self.fields.append(
        FieldDraft(
          key: try reader.string(0), revision: try reader.int(1), text: try reader.string(2),
          selection: try reader.selection(3)))
    }
    for value in fields["scroll"]?.array ?? [] {
      let reader = FieldReader(value.array ?? [])
      scroll.append(ScrollDraft(key: try reader.string(0), offset: try reader.point(1)))
    }
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
