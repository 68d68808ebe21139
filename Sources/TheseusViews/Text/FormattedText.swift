import Foundation

/// A value as a format style prints it in the locale of its reader.
///
/// Two are equal if their styles are, and their texts in the process's locale.
final class FormattedText<Output: Equatable & Sendable>: Equatable, @unchecked Sendable {
  /// The text in the process's locale.
  private let plain: Output
  private let style: AnyHashable
  private let write: (Locale) -> Output

  /// Nil where the app chose the locale of the style, or the style has none: its text is the same
  /// for every reader.
  init?<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == Output {
    guard format.locale(.autoupdatingCurrent) == format, format.locale(otherLocale) != format else {
      return nil
    }
    plain = format.format(input)
    style = AnyHashable(format)
    write = { format.locale($0).format(input) }
  }

  /// The text in a locale, in the process's own for nil.
  func output(in locale: Locale?) -> Output { locale.map(write) ?? plain }

  static func == (a: FormattedText, b: FormattedText) -> Bool {
    a === b || a.plain == b.plain && a.style == b.style
  }
}

/// Any locale that is not the process's.
private let otherLocale = Locale(identifier: "en_US_POSIX")
