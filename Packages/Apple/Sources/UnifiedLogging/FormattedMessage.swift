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
      characters = characters.drop { "lhqzjt".contains($0) }
      guard let conversion = characters.popFirst() else { break }
      guard let argument = rest.popFirst() else {
        text += "<missing>"
        continue
      }
      text += Self.text(of: argument, conversion, flags, options, showsPrivate)
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
    of argument: any CVarArg, _ conversion: Character, _ flags: String, _ options: Substring,
    _ showsPrivate: Bool
  ) -> String {
    let isText = conversion == "@" || conversion == "s"
    let words = options.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let privacy: OSLogPrivacy =
      words.contains("public")
      ? .public
      : words.contains("sensitive") ? .sensitive : words.contains("private") ? .private : .auto
    return privacy.text(
      of: written(argument, conversion, flags), isText: isText, showsPrivate: showsPrivate)
  }

  private static func written(_ argument: any CVarArg, _ conversion: Character, _ flags: String)
    -> String
  {
    switch (conversion, argument) {
    case ("d", let value as any BinaryInteger), ("i", let value as any BinaryInteger),
      ("u", let value as any BinaryInteger):
      String(format: "%\(flags)lld", Int64(truncatingIfNeeded: value))
    case ("x", let value as any BinaryInteger), ("X", let value as any BinaryInteger),
      ("o", let value as any BinaryInteger):
      String(format: "%\(flags)ll\(conversion)", UInt64(truncatingIfNeeded: value))
    case ("f", let value as any BinaryFloatingPoint), ("g", let value as any BinaryFloatingPoint),
      ("e", let value as any BinaryFloatingPoint):
      String(format: "%\(flags)\(conversion)", Double(value))
    case ("c", let value as any BinaryInteger), ("C", let value as any BinaryInteger):
      Unicode.Scalar(UInt32(truncatingIfNeeded: value)).map { String(Character($0)) } ?? ""
    default: "\(argument)"
    }
  }
}
