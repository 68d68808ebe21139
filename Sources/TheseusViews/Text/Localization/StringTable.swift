import Foundation

/// One table of translations in all of its languages.
struct StringTable: Sendable {
  private var entries: [String: [String: Translation]] = [:]
  /// The language to read where none that is preferred has the key.
  private var sourceLanguage: String?
  /// The languages that have translations, and that of the keys.
  private var languages: [String] = []

  struct Translation: Sendable {
    var plain: String?
    /// Forms by plural category: `one`, `other`…
    var plurals: [String: String] = [:]

    /// Whether a form has a variable with forms of its own, as `%#@files@` and `%2$#@files@`. A
    /// reader would see its name.
    var holdsVariables: Bool {
      ([plain].compactMap { $0 } + plurals.values).contains { form in
        form.contains("#@")
          && form.range(of: "%([0-9]+\\$)?#@[^@ ]+@", options: .regularExpression) != nil
      }
    }

    /// The form for a number of things; a form for zero is used in any language.
    func string(count: UInt?, in language: String) -> String? {
      guard !plurals.isEmpty else { return plain }
      let rest = plurals["other"] ?? plain
      guard let count else { return rest }
      if count == 0, let zero = plurals["zero"] { return zero }
      return plurals[PluralRules.category(of: count, in: language).rawValue] ?? rest
    }
  }

  /// Adds a `.strings` file, a property list; a file that cannot be read adds nothing.
  mutating func add(strings data: Data, language: String) {
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        as? [String: Any]
    else { return }
    for (key, value) in list {
      let translation = (value as? String).map { Translation(plain: $0) }
      if let translation, !translation.holdsVariables {
        entries[language, default: [:]][key] = translation
      }
    }
    noteLanguages()
  }

  /// Adds a `.stringsdict` file, a property list of plural forms. Entries with several variables,
  /// or with one that is not the first argument, are left out.
  mutating func add(stringsdict data: Data, language: String) {
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        as? [String: Any]
    else { return }
    for (key, entry) in list {
      guard let entry = entry as? [String: Any],
        let format = entry["NSStringLocalizedFormatKey"] as? String
      else { continue }
      let variables = entry.compactMapValues { $0 as? [String: String] }
      guard variables.count == 1, let (name, forms) = variables.first else { continue }
      var translation = Translation()
      for (category, form) in forms where !category.hasPrefix("NSString") {
        translation.plurals[category] = format.replacingOccurrences(of: "%#@\(name)@", with: form)
          .replacingOccurrences(of: "%1$#@\(name)@", with: form)
      }
      // A form beside numbered arguments would take the first of them.
      let isMixed =
        format.contains("%#@")
        && format.range(of: "%[0-9]+\\$", options: .regularExpression) != nil
      if isMixed || translation.holdsVariables { continue }
      entries[language, default: [:]][key] = translation
    }
    noteLanguages()
  }

  /// Adds a string catalog, JSON as Xcode 15 writes it; a file that cannot be read adds nothing.
  /// Texts with substitutions are left out.
  mutating func add(catalog data: Data) {
    guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else { return }
    sourceLanguage = catalog.sourceLanguage
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard let translation = localization.translation, !translation.holdsVariables else {
          continue
        }
        entries[language, default: [:]][key] = translation
      }
    }
    noteLanguages()
  }

  private mutating func noteLanguages() {
    languages = Set(entries.keys).union([sourceLanguage].compactMap { $0 }).sorted()
  }

  /// The translation in the first preferred language that has one, else in the source language.
  func string(_ key: String, preferring preferred: [String], count: UInt?) -> String? {
    for language in preferred + [sourceLanguage, "en", "Base"].compactMap({ $0 }) {
      for name in LanguageMatch.names(for: language) {
        if let found = string(key, in: name, count) { return found }
        // A catalog omits entries whose text in the source language is the key.
        if name == sourceLanguage { return nil }
      }
      for name in languages where LanguageMatch.isRelated(name, to: language) {
        if let found = string(key, in: name, count) { return found }
        if name == sourceLanguage { return nil }
      }
    }
    return nil
  }

  private func string(_ key: String, in language: String, _ count: UInt?) -> String? {
    entries[language]?[key]?.string(
      count: count, in: language == "Base" ? sourceLanguage ?? "en" : language)
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
