import Foundation

/// One table of translations in all of its languages.
struct StringTable: Sendable {
  private var entries: [String: [String: Translation]] = [:]
  /// The language to read where none that is preferred has the key.
  private var sourceLanguage: String?

  struct Translation: Sendable {
    var plain: String?
    /// Forms by plural category: `one`, `other`…
    var plurals: [String: String] = [:]

    func string(count: Int?) -> String? {
      guard !plurals.isEmpty else { return plain }
      let category = count == 0 && plurals["zero"] != nil ? "zero" : count == 1 ? "one" : "other"
      return plurals[category] ?? plurals["other"] ?? plain
    }
  }

  /// Adds a `.strings` file, a property list; a file that cannot be read adds nothing.
  mutating func add(strings data: Data, language: String) {
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        as? [String: Any]
    else { return }
    for (key, value) in list {
      if let value = value as? String {
        entries[language, default: [:]][key] = Translation(plain: value)
      }
    }
  }

  /// Adds a string catalog, JSON as Xcode 15 writes it; a file that cannot be read adds nothing.
  mutating func add(catalog data: Data) {
    guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else { return }
    sourceLanguage = catalog.sourceLanguage
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard let translation = localization.translation else { continue }
        entries[language, default: [:]][key] = translation
      }
    }
  }

  /// The translation in the first preferred language that has one, else in the source language.
  func string(_ key: String, preferring preferred: [String], count: Int?) -> String? {
    for language in preferred + [sourceLanguage, "en", "Base"].compactMap({ $0 }) {
      for name in [language, String(language.prefix { $0 != "-" && $0 != "_" })] {
        if let found = entries[name]?[key]?.string(count: count) { return found }
        // A catalog omits entries whose text in the source language is the key.
        if name == sourceLanguage { return nil }
      }
    }
    return nil
  }
}

private struct StringCatalog: Decodable {
  var sourceLanguage: String?
  var strings: [String: Entry]

  struct Entry: Decodable { var localizations: [String: Localization]? }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?

    var translation: StringTable.Translation? {
      let plurals = variations?.plural?.compactMapValues { $0.stringUnit?.value } ?? [:]
      return stringUnit == nil && plurals.isEmpty
        ? nil : StringTable.Translation(plain: stringUnit?.value, plurals: plurals)
    }
  }

  struct Variations: Decodable { var plural: [String: Form]? }
  struct Form: Decodable { var stringUnit: Unit? }
  struct Unit: Decodable { var value: String }
}
