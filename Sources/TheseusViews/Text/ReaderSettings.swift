import Foundation
import TheseusCore

/// The settings for words that no text view shows: the title of a bar, a label that is read out.
struct ReaderSettings: Equatable, Sendable {
  /// Nil for the process's own.
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?

  init() {}

  init(_ environment: TextEnvironment) {
    locale = environment.locale
    calendar = environment.calendar
    timeZone = environment.timeZone
  }
}

extension EnvironmentValues {
  var readerSettings: ReaderSettings { ReaderSettings(textEnvironment) }

  /// The same, with the locale that the user named where the app chose none.
  var knownReaderSettings: ReaderSettings {
    var reader = readerSettings
    reader.locale = knownLocale
    return reader
  }
}

extension Text {
  /// The text without its styles, as its reader reads it.
  func string(for reader: ReaderSettings) -> String {
    if let plainString { return plainString }
    var environment = TextEnvironment()
    environment.locale = reader.locale
    environment.calendar = reader.calendar
    environment.timeZone = reader.timeZone
    return resolve(in: environment).string
  }
}
