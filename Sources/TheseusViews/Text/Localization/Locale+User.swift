import Foundation

extension Locale {
  /// The locale of dates that POSIX names in `LC_ALL`, `LC_TIME` or `LANG`; nil for C, POSIX and
  /// none. Foundation's current locale ignores these variables on Linux.
  init?(environment: [String: String]) {
    let name =
      ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let identifier = name.prefix { $0 != "." && $0 != "@" }
    guard !identifier.isEmpty, identifier != "C", identifier != "POSIX" else { return nil }
    self.init(identifier: String(identifier))
  }

  /// The user's locale, if there is one.
  static let named = Locale(environment: ProcessInfo.processInfo.environment)

  /// The user's locale, or Foundation's.
  static var ofUser: Locale { named ?? .current }
}

extension Calendar {
  /// The calendar of the user's locale.
  static var ofUser: Calendar {
    guard let locale = Locale.named else { return .current }
    var calendar = Calendar.current
    calendar.locale = locale
    return calendar
  }
}
