extension TerminalAnswer {
  /// An operating system command from the terminal: a requested color, or anything else.
  init(osc bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x3B, maxSplits: 1).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard parts.count == 2, let slot = Int(parts[0]), slot == 10 || slot == 11,
      let color = Self.components(parts[1])
    else {
      self = .other
      return
    }
    self = .color(slot: slot, red: color[0], green: color[1], blue: color[2])
  }

  /// `rgb:R/G/B` or `rgba:R/G/B/A` with one to four hexadecimal digits each, or `#RRGGBB`.
  private static func components(_ text: String) -> [UInt8]? {
    if text.hasPrefix("#"), text.utf8.count == 7, let value = UInt32(text.dropFirst(), radix: 16) {
      return [UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
    guard text.hasPrefix("rgb:") || text.hasPrefix("rgba:"), let colon = text.firstIndex(of: ":")
    else { return nil }
    let parts = text[text.index(after: colon)...].split(
      separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return nil }
    let values = parts.prefix(3).compactMap { part -> UInt8? in
      guard (1...4).contains(part.utf8.count), let value = Int(part, radix: 16), value >= 0 else {
        return nil
      }
      return UInt8(value * 255 / ((1 << (4 * part.utf8.count)) - 1))
    }
    return values.count == 3 ? values : nil
  }
}
