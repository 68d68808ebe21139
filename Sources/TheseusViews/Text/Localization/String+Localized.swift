#if !canImport(Darwin)
  import Foundation

  extension String {
    /// A text to look up in string tables, created from a literal. Foundation on Linux has no such
    /// type.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
      let key: LocalizedStringKey

      public init(_ value: String) { key = LocalizedStringKey(value) }
      public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
      public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        key = stringInterpolation.key
      }
    }

    /// The text in the user's language, from a bundle's string table; as written when there is
    /// none.
    public init(
      localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      let languages =
        locale == .current ? Localization.preferredLanguages : [locale.identifier(.bcp47)]
      self = value.key.string(
        from: LocalizationSource(table: table, bundle: bundle), languages: languages,
        locale: locale == .current ? nil : locale)
    }

    /// The text that a key names, `defaultValue` where no table has it.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(
        localized: LocalizedStringResource(
          key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle))
    }

    /// The text of a resource in its locale's language.
    public init(localized resource: LocalizedStringResource) { self = resource.string }
  }

  extension AttributedString {
    /// The text in the user's language with the styles of its Markdown, inflected; as written where
    /// no table has it.
    public init(
      localized value: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      let languages =
        locale == .current ? Localization.preferredLanguages : [locale.identifier(.bcp47)]
      self = value.key.attributedString(
        from: LocalizationSource(table: table, bundle: bundle), languages: languages,
        locale: locale == .current ? nil : locale)
    }

    /// The text that a key names, `defaultValue` where no table has it, with the styles of its
    /// Markdown.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(
        localized: LocalizedStringResource(
          key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle))
    }

    /// The text of a resource with the styles of its Markdown, in its locale's language.
    public init(localized resource: LocalizedStringResource) {
      self = resource.attributedString
    }

    /// The same text: `init(localized:)` inflects it already, and `init(markdown:)` where its
    /// options allow extended attributes.
    public func inflected() -> AttributedString { self }
  }

  /// A text of a string table: its key, its text where the table has none, and where the table is.
  public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key in the table.
    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    private let bundlePath: String?

    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: Bundle? = nil,
      comment: StaticString? = nil
    ) {
      self.init(
        key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    public init(
      _ value: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: Bundle? = nil,
      comment: StaticString? = nil
    ) {
      self.init(
        key: value.key.key, defaultValue: value, table: table, locale: locale, bundle: bundle)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
      key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
      bundle: Bundle?
    ) {
      self.key = key
      self.defaultValue = defaultValue
      self.table = table
      self.locale = locale
      bundlePath = LocalizationSource(bundle: bundle).bundlePath
    }

    /// The locale that the resource names; nil for that of its reader.
    var ownLocale: Locale? { locale == .current ? nil : locale }

    /// The languages for a reader: those of the resource's locale if it has one of its own.
    private func languages(of reader: [String]) -> [String] {
      ownLocale.map { [$0.identifier(.bcp47)] } ?? reader
    }

    /// Whether its text may differ between readers, or has styles.
    var needsResolving: Bool {
      let value = defaultValue.key
      return !source.isEmpty || value.holdsTexts || value.followsLocale || value.hasMarkup
    }

    private var source: LocalizationSource {
      var source = LocalizationSource(table: table)
      source.bundlePath = bundlePath
      return source
    }

    /// The text with the styles of its Markdown.
    var attributedString: AttributedString {
      defaultValue.key.attributedString(
        of: parts(in: Localization.preferredLanguages), in: ownLocale)
    }

    var string: String { string(in: Localization.preferredLanguages) }

    /// The text for a reader of these languages.
    func string(in readerLanguages: [String]) -> String {
      guard let parts = translation(for: readerLanguages) else {
        return defaultValue.key.string(
          from: source, languages: languages(of: readerLanguages), locale: ownLocale)
      }
      return defaultValue.key.string(of: parts, in: ownLocale)
    }

    /// The parts of the text for a reader of these languages, with the arguments of the default
    /// value.
    func parts(in readerLanguages: [String]) -> [LocalizedStringKey.Part] {
      translation(for: readerLanguages)
        ?? defaultValue.key.parts(from: source, languages: languages(of: readerLanguages))
    }

    /// The text that a table has for a key of its own.
    private func translation(for readerLanguages: [String]) -> [LocalizedStringKey.Part]? {
      let value = defaultValue.key
      guard key != value.key, !source.isEmpty,
        let pattern = Localization.of(bundlePath).string(
          key, table: table, preferring: languages(of: readerLanguages), counts: value.counts)
      else { return nil }
      return LocalizedStringKey.parts(ofPattern: pattern, arguments: Int(value.argumentCount))
    }
  }
#endif
