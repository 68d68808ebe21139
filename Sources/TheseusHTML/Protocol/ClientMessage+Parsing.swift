import Foundation
import TheseusViews

extension ClientMessage {
  /// The most bytes that a message may have, unless the server has another limit.
  public static let greatestSize = 65_536

  /// Reads one message. It may still name a node that does not exist: `Page.receive` ignores it.
  ///
  /// - Parameter limit: the most bytes that it may have.
  /// - Throws: for anything that no client of this protocol sends.
  public static func parse(
    _ bytes: some Collection<UInt8>, limit: Int = greatestSize
  ) throws(ProtocolError) -> ClientMessage {
    guard bytes.count <= limit else { throw ProtocolError("a message is too long") }
    guard let values = try JSONValue(parsing: bytes).array, let name = values.first?.string else {
      throw ProtocolError("a message is no list with a name")
    }
    return try parse(name, FieldReader(values))
  }

  private static func parse(_ name: String, _ fields: FieldReader) throws(ProtocolError)
    -> ClientMessage
  {
    switch name {
    case "hello":
      try fields.expect(2...2)
      return .hello(try Hello(fields.object(1)))
    case "c":
      try fields.expect(2...2)
      return .activate(try fields.int(1))
    case "v":
      try fields.expect(6...7)
      return .edit(
        FieldEdit(
          id: try fields.int(1), revision: try fields.count(2), text: try fields.string(3),
          selection: try fields.selection(4),
          base: fields.values.count > 6 ? try fields.count(6) : nil))
    case "sel":
      try fields.expect(4...4)
      return .select(try fields.int(1), try fields.selection(2))
    case "n":
      try fields.expect(3...3)
      return .setNumber(try fields.int(1), try fields.number(2))
    case "s":
      try fields.expect(4...4)
      return .scroll(try fields.int(1), try fields.point(2))
    case "f":
      try fields.expect(2...2)
      return .focus(try fields.int(1))
    case "key": return .key(try KeyInput(fields))
    case "p": return .pointer(try PointerInput(fields))
    case "w":
      try fields.expect(4...4)
      return .wheel(
        try fields.int(1),
        CGSize(width: try fields.coordinate(2), height: try fields.coordinate(3)))
    default: return try parsePageMessage(name, fields)
    }
  }

  private static func parsePageMessage(_ name: String, _ fields: FieldReader)
    throws(ProtocolError) -> ClientMessage
  {
    switch name {
    case "size":
      try fields.expect(3...3)
      return .resize(try fields.size(1))
    case "env":
      try fields.expect(2...2)
      let settings = BrowserSettings(fields: try fields.object(1))
      var traits = BrowserTraits()
      try traits.update(settings.fields)
      return .settings(settings)
    case "m":
      try fields.expect(3...3)
      return try measured(fields)
    case "back":
      try fields.expect(2...2)
      let count = try fields.int(1)
      guard abs(count) <= Hello.greatestDepth else {
        throw ProtocolError("no history has so many entries")
      }
      return .back(count)
    case "path":
      try fields.expect(2...2)
      return .path(try fields.string(1))
    case "hidden":
      try fields.expect(2...2)
      return .visibility(isHidden: try fields.bool(1))
    case "files":
      try fields.expect(3...3)
      let request = try fields.count(1)
      return .files(.chosen(try files(fields.array(2)), request: request))
    case "drop":
      try fields.expect(6...6)
      let request = try fields.int(4)
      guard request < 0 else { throw ProtocolError("a drop has the number of a request") }
      return .files(
        .dropped(
          try files(fields.array(5)), request: request, node: try fields.int(1),
          at: try fields.point(2)))
    case "sent":
      try fields.expect(4...4)
      return .files(
        .sent(
          index: try fields.count(2), request: try fields.int(1), isComplete: try fields.bool(3)))
    default: throw ProtocolError("an unknown message")
    }
  }

  private static func files(_ values: [JSONValue]) throws(ProtocolError) -> [File] {
    var files: [File] = []
    for value in values {
      let pair = FieldReader(value.array ?? [])
      try pair.expect(2...2)
      let file = File(name: try pair.string(0), size: try pair.count(1))
      guard file.name.utf8.count <= 4_096 else { throw ProtocolError("a file has a long name") }
      files.append(file)
    }
    return files
  }

  private static func measured(_ fields: FieldReader) throws(ProtocolError) -> ClientMessage {
    guard let font = FontKey(try fields.string(1)) else { throw ProtocolError("an unknown font") }
    var advances: [String: Double] = [:]
    for value in try fields.array(2) {
      let pair = FieldReader(value.array ?? [])
      try pair.expect(2...2)
      advances[try pair.string(0)] = try MeasuredFont.ems(pair.number(1))
    }
    return .measured(font, advances)
  }
}

extension ClientMessage.KeyInput {
  fileprivate init(_ fields: FieldReader) throws(ProtocolError) {
    try fields.expect(3...5)
    id = try fields.int(1)
    let name = try fields.string(2)
    let text = fields.values.count > 3 ? try fields.string(3) : ""
    let phaseName = fields.values.count > 4 ? try fields.string(4) : ""
    guard let phase = KeyPress.Phases(browserName: phaseName), text.utf8.count <= 64,
      name.utf8.count <= 64,
      let press = KeyPress(browserName: name, characters: text, phase: phase)
    else { throw ProtocolError("an unknown key") }
    self.press = press
  }
}

extension ClientMessage.PointerInput {
  fileprivate init(_ fields: FieldReader) throws(ProtocolError) {
    try fields.expect(8...8)
    id = try fields.int(1)
    guard let kind = Kind(rawValue: try fields.string(2)) else {
      throw ProtocolError("an unknown pointer event")
    }
    self.kind = kind
    position = try fields.point(3)
    // Six buttons, with those of a pen, and four modifiers.
    buttons = try fields.count(5, upTo: 63)
    modifiers = EventModifiers(browserFlags: try fields.count(6, upTo: 15))
    clicks = try fields.count(7)
  }
}
