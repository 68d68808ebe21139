import Foundation

/// A value as a format style prints it for its reader.
///
/// Two are equal if their styles are, and their texts for the process.
final class FormattedText<Output: Equatable & Sendable>: Equatable, @unchecked Sendable {
  /// The text in the process's locale.
  private let plain: Output
  private let style: AnyHashable
  private let write: (ReaderSettings) -> Output

  /// Nil where the app chose the locale of the style, or the style has none, and it is no style of
  /// dates in the process's time zone: its text is the same for every reader.
  init?<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == Output {
    let followsLocale =
      format.locale(.autoupdatingCurrent) == format && format.locale(otherLocale) != format
    guard followsLocale || format.followsCalendar else { return nil }
    plain = format.format(input)
    style = AnyHashable(format)
    write = { reader in
      let style = format.inCalendar(of: reader)
      guard followsLocale, let locale = reader.locale else { return style.format(input) }
      return style.locale(locale).format(input)
    }
  }

  /// The text for a reader.
  func output(for reader: ReaderSettings) -> Output {
    reader == ReaderSettings() ? plain : write(reader)
  }

  static func == (a: FormattedText, b: FormattedText) -> Bool {
    a === b || a.plain == b.plain && a.style == b.style
  }
}

/// Any locale that is not the process's.
private let otherLocale = Locale(identifier: "en_US_POSIX")

extension FormatStyle {
  /// Whether it prints dates in the calendar or the time zone of the process, which the app did not
  /// choose.
  fileprivate var followsCalendar: Bool {
    guard let style = self as? Date.FormatStyle else { return false }
    return style.timeZone == .autoupdatingCurrent || style.calendar == .autoupdatingCurrent
  }

  /// The style for a reader, unless the app gave it a locale, a calendar or a time zone.
  func following(_ reader: ReaderSettings) -> Self {
    let style = inCalendar(of: reader)
    guard let locale = reader.locale,
      self == self.locale(.autoupdatingCurrent) || self == self.locale(.current)
    else { return style }
    return style.locale(locale)
  }

  /// The style in the calendar and the time zone of a reader, unless the app gave it its own.
  fileprivate func inCalendar(of reader: ReaderSettings) -> Self {
    guard var style = self as? Date.FormatStyle else { return self }
    if let zone = reader.timeZone, style.timeZone == .autoupdatingCurrent { style.timeZone = zone }
    if let calendar = reader.calendar, style.calendar == .autoupdatingCurrent {
      style.calendar = calendar
    }
    return style as? Self ?? self
  }
}
