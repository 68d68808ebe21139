import Foundation

extension Text {
  /// The content and styles of the text in these surroundings.
  public func resolve(in environment: TextEnvironment) -> ResolvedText {
    var state = TextStyleState(environment)
    if case .verbatim(let string) = storage {
      apply(to: &state, in: environment)
      return ResolvedText(environment.shown(string), attributes: state.attributes)
    }
    var result = ResolvedText(attributes: state.attributes)
    append(to: &result, state, environment)
    return result
  }

  /// The text without its styles, in the process's surroundings.
  var string: String { string(in: nil) }

  /// The text without its styles, in a locale; nil for the process's.
  func string(in locale: Locale?) -> String {
    if let plainString { return plainString }
    var environment = TextEnvironment()
    environment.locale = locale
    return resolve(in: environment).string
  }

  private func apply(to state: inout TextStyleState, in environment: TextEnvironment) {
    for modifier in modifiers.reversed() { state.apply(modifier, in: environment.paint) }
  }

  private func append(
    to result: inout ResolvedText, _ outer: TextStyleState, _ environment: TextEnvironment
  ) {
    var state = outer
    apply(to: &state, in: environment)
    switch storage {
    case .verbatim(let string): result.append(environment.shown(string), state.attributes)
    case .rich(let rich): rich.append(to: &result, state, environment)
    }
  }

  fileprivate static func append(
    _ text: Text, to result: inout ResolvedText, _ state: TextStyleState,
    _ environment: TextEnvironment
  ) {
    text.append(to: &result, state, environment)
  }
}

extension RichText {
  fileprivate func append(
    to result: inout ResolvedText, _ state: TextStyleState, _ environment: TextEnvironment
  ) {
    switch content {
    case .localized(let key, let source): key.append(to: &result, state, source, environment)
    #if !canImport(Darwin)
      case .resource(let resource):
        var environment = environment
        if let locale = resource.ownLocale { environment.locale = locale }
        resource.defaultValue.key.append(
          resource.parts(in: environment.languages), to: &result, state, environment)
    #endif
    case .attributed(let string): string.append(to: &result, state, environment)
    case .formatted(let text):
      let output = text.output(for: ReaderSettings(environment))
      result.append(environment.shown(output), state.attributes)
    case .formattedAttributes(let text):
      text.output(for: ReaderSettings(environment)).append(to: &result, state, environment)
    case .date(let date, let style):
      result.append(DateText(date, style: style, environment: environment), state, environment)
    case .dates(let dates):
      result.append(DateText(dates, environment: environment), state, environment)
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let text = DateText(
        timer: interval, pause: pause, countsDown: countsDown, showsHours: showsHours,
        environment: environment)
      result.append(text, state, environment)
    case .live(let text): result.append(text, state, environment)
    case .image(let image): result.append(environment.text(for: image), state.attributes)
    case .concatenation(let parts):
      for part in parts { Text.append(part, to: &result, state, environment) }
    }
  }
}

extension ResolvedText {
  fileprivate mutating func append(
    _ text: DateText, _ state: TextStyleState, _ environment: TextEnvironment
  ) {
    append(environment.shown(text.string), state.attributes)
    noteChange(at: text.nextChange)
  }

  fileprivate mutating func append(
    _ text: LiveText, _ state: TextStyleState, _ environment: TextEnvironment
  ) {
    let (output, change) = text.output(in: environment)
    switch output {
    case .string(let string): append(environment.shown(string), state.attributes)
    case .attributed(let string): string.append(to: &self, state, environment)
    }
    noteChange(at: change)
  }

  private mutating func noteChange(at date: Date?) {
    if let date { nextChange = min(nextChange ?? date, date) }
  }
}

extension LocalizedStringKey {
  fileprivate func append(
    to result: inout ResolvedText, _ outer: TextStyleState, _ source: LocalizationSource,
    _ environment: TextEnvironment
  ) {
    append(
      parts(from: source, languages: environment.languages), to: &result, outer, environment)
  }

  /// Parts with the styles of their Markdown.
  fileprivate func append(
    _ parts: [Part], to result: inout ResolvedText, _ outer: TextStyleState,
    _ environment: TextEnvironment
  ) {
    for span in Markdown.spans(of: ArgumentMarks.text(parts)) {
      var state = outer
      state.apply(span.style)
      if let link = span.link, let url = URL(string: filled(link)) {
        state.apply(link: url, in: environment.paint)
      }
      for part in ArgumentMarks.parts(span.text) { append(part, to: &result, state, environment) }
    }
  }

  fileprivate func append(
    _ part: Part, to result: inout ResolvedText, _ state: TextStyleState,
    _ environment: TextEnvironment
  ) {
    switch part {
    case .literal(let literal): result.append(environment.shown(literal), state.attributes)
    case .argument(let index):
      if let text = attachedText(index) {
        Text.append(text, to: &result, state, environment)
      } else {
        let string = argument(index, in: environment.locale)
        result.append(environment.shown(string), state.attributes)
      }
    }
  }
}

extension LocalizedStringKey {
  /// A piece of parsed Markdown, with its arguments inserted.
  private func filled(_ text: String, in locale: Locale? = nil) -> String {
    string(of: ArgumentMarks.parts(text), in: locale)
  }

  #if !canImport(Darwin)
    /// The text with the styles of its Markdown.
    func attributedString(
      from source: LocalizationSource, languages: [String], locale: Locale?
    ) -> AttributedString {
      attributedString(of: parts(from: source, languages: languages), in: locale)
    }

    /// Parts with the styles of their Markdown.
    func attributedString(of parts: [Part], in locale: Locale?) -> AttributedString {
      var result = AttributedString()
      for span in Markdown.spans(of: ArgumentMarks.text(parts)) {
        var piece = AttributedString(filled(span.text, in: locale))
        if !span.style.isEmpty {
          piece.inlinePresentationIntent = InlinePresentationIntent(span.style)
        }
        if let link = span.link { piece.link = URL(string: filled(link)) }
        result.append(piece)
      }
      return result
    }
  #endif
}

/// Placeholders for arguments while Markdown is parsed, so that their content is never parsed: an
/// index between two characters that no text contains (Unicode noncharacters).
private enum ArgumentMarks {
  static let begin = Unicode.Scalar(0xFDD0 as UInt32) ?? "\u{FFFC}"
  static let end = Unicode.Scalar(0xFDD1 as UInt32) ?? "\u{FFFC}"

  static func text(_ parts: [LocalizedStringKey.Part]) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .argument(let index): text += "\(begin)\(index)\(end)"
      }
    }
  }

  static func parts(_ text: String) -> [LocalizedStringKey.Part] {
    var parts: [LocalizedStringKey.Part] = []
    for (position, piece) in text.unicodeScalars.split(
      separator: begin, omittingEmptySubsequences: false
    ).enumerated() {
      var literal = piece
      if position > 0, let close = piece.firstIndex(of: end),
        let index = Int(String(piece[..<close]))
      {
        parts.append(.argument(index))
        literal = piece[piece.index(after: close)...]
      }
      if !literal.isEmpty { parts.append(.literal(Substring(literal))) }
    }
    return parts
  }
}

extension TextEnvironment {
  /// The symbol for an image in the text; empty when no host is known.
  fileprivate func text(for image: Image) -> String {
    symbols?.source.text(for: image.content()) ?? ""
  }

  func cased(_ string: some StringProtocol) -> String {
    switch textCase {
    case nil: (string as? String) ?? String(string)
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }
}
