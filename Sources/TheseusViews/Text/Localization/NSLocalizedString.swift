#if !canImport(Darwin)
  import Foundation

  // Foundation's function looks beside the program, where an app here has no tables. Each call with
  // fewer arguments than that one has chooses one of these: Swift prefers a function without unused
  // default values. A call with all of them stays Foundation's.

  /// The text of a key in the user's language, the key itself where no table has it.
  public func NSLocalizedString(_ key: String, comment: String) -> String {
    localized(key)
  }

  /// The text of a key in the user's language, `value` or else the key where no table has it.
  public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localized(key, value: value)
  }

  /// The text of a key from a bundle's table.
  public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localized(key, bundle: bundle)
  }

  /// The text of a key from a bundle's table, `value` or else the key where it has none.
  public func NSLocalizedString(
    _ key: String, bundle: Bundle, value: String, comment: String
  ) -> String {
    localized(key, bundle: bundle, value: value)
  }

  /// The text of a key from a table.
  public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localized(key, table: tableName)
  }

  /// The text of a key from a table, `value` or else the key where it has none.
  public func NSLocalizedString(
    _ key: String, tableName: String?, value: String, comment: String
  ) -> String {
    localized(key, table: tableName, value: value)
  }

  /// The text of a key from a table of a bundle.
  public func NSLocalizedString(
    _ key: String, tableName: String?, bundle: Bundle, comment: String
  ) -> String {
    localized(key, table: tableName, bundle: bundle)
  }

  /// Placeholders stay, for `String(format:)`.
  private func localized(
    _ key: String, table: String? = nil, bundle: Bundle? = nil, value: String = ""
  ) -> String {
    let source = LocalizationSource(table: table, bundle: bundle)
    let found = Localization.of(source.bundlePath).string(
      key, table: table, preferring: Localization.preferredLanguages, counts: [])
    return found ?? (value.isEmpty ? key : value)
  }
#endif
