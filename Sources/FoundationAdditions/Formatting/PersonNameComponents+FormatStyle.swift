import Foundation

extension PersonNameComponents {
  /// Formats a name: `Dr. Ada King Lovelace`, `Ada Lovelace`, `Ada`, `AL`.
  ///
  /// Names in Chinese, Japanese and Korean characters have the family name first, without a space.
  public struct FormatStyle: Foundation.FormatStyle, ParseableFormatStyle, Sendable {
    /// How much of the name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname or the given name.
      case short
      /// The given name and the family name.
      case medium
      /// All parts.
      case long
      /// The initials.
      case abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    public func format(_ value: PersonNameComponents) -> String {
      let isEastern = (value.familyName ?? "").isInEasternScript
      let given = value.givenName.words
      let family = value.familyName.words
      switch style {
      case .short:
        let name = value.nickname.words ?? given
        return name ?? family ?? ""
      case .abbreviated:
        // Without spaces the family name stands for the whole.
        if isEastern { return family ?? "" }
        return [given, family].compactMap { $0?.first.map(String.init) }.joined().uppercased()
      case .medium:
        return joined([given, family], isEastern)
      case .long:
        return joined(
          [value.namePrefix.words, given, value.middleName.words, family, value.nameSuffix.words],
          isEastern)
      }
    }

    public var parseStrategy: ParseStrategy { ParseStrategy() }

    /// Joins the parts of a Western name, which are in this order.
    private func joined(_ parts: [String?], _ isEastern: Bool) -> String {
      let present = parts.compactMap(\.self)
      guard isEastern, parts.count > 1 else { return present.joined(separator: " ") }
      return present.reversed().joined()
    }
  }

  /// Reads a name: `Ada Lovelace` or `Lovelace, Ada`.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}

    public func parse(_ value: String) throws -> PersonNameComponents {
      var name = PersonNameComponents()
      var words = value.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first else { throw CocoaError(.formatting) }
      if first.hasSuffix(","), words.count > 1 {
        name.familyName = String(first.dropLast())
        words.removeFirst()
      } else if words.count > 1 {
        name.familyName = words.removeLast()
      }
      name.givenName = words.removeFirst()
      if !words.isEmpty { name.middleName = words.joined(separator: " ") }
      return name
    }
  }

  public func formatted() -> String { formatted(FormatStyle()) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A name, as much of it as the style says.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

extension String? {
  /// The text, unless it is empty.
  fileprivate var words: String? {
    flatMap {
      let text = $0.trimmingCharacters(in: .whitespacesAndNewlines)
      return text.isEmpty ? nil : text
    }
  }
}

extension String {
  fileprivate var isInEasternScript: Bool {
    guard let first = unicodeScalars.first else { return false }
    // Kana, Chinese characters and Hangul.
    return (0x3040...0x30FF).contains(first.value) || (0x3400...0x9FFF).contains(first.value)
      || (0xAC00...0xD7AF).contains(first.value)
  }
}
