import Foundation

/// Messages with the placeholders of C and of `os_log`: `%d`, `%{public}@`, `%.2f`.
enum FormattedMessage {
  static func text(
    _ format: String, _ arguments: [any CVarArg], showsPrivate: Bool = OSLogPrivacy.showsPrivate
  ) -> String {
    var text = ""
    var rest = arguments[...]
    var characters = format[...]
    while let start = characters.firstIndex(of: "%") {
      text += characters[..<start]
      characters = characters[characters.index(after: start)...]
      if characters.first == "%" {
        text += "%"
        characters = characters.dropFirst()
        continue
      }
      var options: Substring = ""
      if characters.first == "{", let end = characters.firstIndex(of: "}") {
        options = characters[characters.index(after: characters.startIndex)..<end]
        characters = characters[characters.index(after: end)...]
      }
      let flags = Self.flags(&characters, &rest)
      let length = characters.prefix { "lhqzjt".contains($0) }
      characters = characters.dropFirst(length.count)
      guard let conversion = characters.popFirst() else {
        // A single percent sign at the end stands for itself.
        text += format[start...]
        break
      }
      guard let argument = rest.popFirst() else {
        text += "<missing>"
        continue
      }
      let written = Self.written(argument, conversion, flags, length)
      text += Self.text(of: written, conversion, options, showsPrivate)
    }
    return text + characters
  }

  /// Reads flags, width and precision. A `*` stands for an argument of its own.
  private static func flags(_ characters: inout Substring, _ rest: inout ArraySlice<any CVarArg>)
    -> String
  {
    var flags = ""
    while let next = characters.first, "0123456789.+- #'*".contains(next) {
      characters.removeFirst()
      guard next == "*" else {
        flags.append(next)
        continue
      }
      guard let argument = rest.popFirst() as? any BinaryInteger else { continue }
      // More is a mistake that would fill the memory.
      let number = max(-1_000, min(1_000, Int(truncatingIfNeeded: argument)))
      if number < 0, flags.last == "." {
        // C takes a negative precision as none.
        flags.removeLast()
      } else {
        flags += "\(number)"
      }
    }
    return flags
  }

  private static func text(
    of written: String, _ conversion: Character, _ options: Substring, _ showsPrivate: Bool
  ) -> String {
    let isText = conversion == "@" || conversion == "s"
    let words = options.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let privacy: OSLogPrivacy =
      words.contains("public")
      ? .public
      : words.contains("sensitive") ? .sensitive : words.contains("private") ? .private : .auto
    return privacy.text(
      of: written, isText: isText, showsPrivate: showsPrivate)
  }

  private static func written(
    _ argument: any CVarArg, _ conversion: Character, _ flags: String, _ length: Substring
  ) -> String {
    switch argument {
    case let value as any BinaryInteger where "di".contains(conversion):
      String(format: "%\(flags)lld", Int64(truncatingIfNeeded: value))
    case let value as any BinaryInteger where "uxXo".contains(conversion):
      String(format: "%\(flags)ll\(conversion)", unsigned(value, length))
    case let value as any BinaryInteger where "cC".contains(conversion):
      Unicode.Scalar(UInt32(truncatingIfNeeded: value)).map { String(Character($0)) } ?? ""
    case let value as any BinaryFloatingPoint where "fFeEgGaA".contains(conversion):
      String(format: "%\(flags)\(conversion)", Double(value))
    default: "\(argument)"
    }
  }

  /// The bits of a number as C reads them: as many as the length says, or as the number has.
  private static func unsigned(_ value: any BinaryInteger, _ length: Substring) -> UInt64 {
    let width = length == "hh" ? 8 : length == "h" ? 16 : min(value.bitWidth, 64)
    return UInt64(truncatingIfNeeded: value) & (UInt64.max >> UInt64(64 - width))
  }
}
