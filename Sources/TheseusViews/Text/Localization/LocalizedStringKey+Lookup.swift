import Foundation

/// Where a key is looked up.
struct LocalizationSource: Equatable, Sendable {
  var table: String?
  /// The bundle's directory, nil for the main bundle.
  var bundlePath: String?

  init(table: String? = nil, bundle: Bundle? = nil) {
    self.table = table
    bundlePath = bundle.flatMap { $0 == Bundle.main ? nil : $0.bundlePath }
  }

  /// Whether every key reads as written.
  var isEmpty: Bool { Localization.of(bundlePath).isEmpty }
}

extension LocalizedStringKey {
  /// The parts of the text in the first language that has it, else as written; inflected.
  func parts(from source: LocalizationSource, languages: [String]) -> [Part] {
    let found = translation(from: source, languages: languages)
    let parts = found ?? parts
    guard hasMarkup || found != nil, Inflection.mayOccur(in: parts) else { return parts }
    // A text that no table has is in the language of the code.
    let isEnglish = found == nil || languages.first?.hasPrefix("en") != false
    return Inflection.inflected(parts, isEnglish: isEnglish) {
      $0 < argumentCount ? attachedText($0)?.string ?? String(argument($0)) : ""
    }
  }

  /// The magnitudes of the arguments that are whole numbers, nil for others: they choose among
  /// plural forms.
  var counts: [UInt?] {
    arguments.enumerated().map { index, argument -> UInt? in
      switch argument.kind {
      case .int, .unsigned, .int32, .unsigned32:
        // Digits may be grouped as the user's locale groups them, and those of its script.
        UInt(self.argument(index).decimalDigits)
      case .format: formattedCount(index)
      case .object, .double, .float, .text: nil
      }
    }
  }

  private func translation(from source: LocalizationSource, languages: [String]) -> [Part]? {
    if source.isEmpty { return nil }
    let localization = Localization.of(source.bundlePath)
    guard
      let pattern = localization.string(
        key, table: source.table, preferring: languages, counts: counts)
    else { return nil }
    return Self.parts(ofPattern: pattern, arguments: Int(argumentCount))
  }

  /// The localized text as one string, without style.
  /// - Parameter locale: of formatted arguments; nil for the process's.
  func string(
    from source: LocalizationSource, languages: [String], locale: Locale? = nil
  ) -> String {
    if source.isEmpty, !holdsTexts, !(locale.map { rewritesNumbers(in: $0) } ?? false),
      !(hasMarkup && Inflection.mayOccur(in: text))
    {
      return text
    }
    return string(of: parts(from: source, languages: languages), in: locale)
  }

  /// Parts with their arguments as one string, without style.
  func string(of parts: [Part], in locale: Locale? = nil) -> String {
    parts.reduce(into: "") { result, part in
      switch part {
      case .literal(let literal): result += literal
      case .argument(let index):
        result += attachedText(index)?.string(in: locale) ?? argument(index, in: locale)
      }
    }
  }

  /// Parses a translation: `%@`, `%lld`, `%.2f` take the next argument, `%1$@` the first, `%%` is a
  /// percent character. A placeholder without an argument stays as written.
  static func parts(ofPattern pattern: String, arguments count: Int) -> [Part] {
    guard count > 0 else { return [.literal(pattern[...])] }
    var parts: [Part] = []
    var literal = ""
    var next = 0
    var rest = pattern[...]
    func flush() {
      if !literal.isEmpty { parts.append(.literal(literal[...])) }
      literal = ""
    }
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...]
      guard let placeholder = Placeholder(prefixOf: rest) else {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      let index = placeholder.index ?? next
      if placeholder.isPercent {
        literal += "%"
      } else if index < count {
        flush()
        parts.append(.argument(index))
        if placeholder.index == nil { next += 1 }
      } else {
        literal += rest[..<placeholder.end]
      }
      rest = rest[placeholder.end...]
    }
    literal += rest
    flush()
    return parts
  }
}
