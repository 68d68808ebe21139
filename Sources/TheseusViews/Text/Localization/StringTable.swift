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

    /// The counts in the text that have forms of their own, by name.
    var variables: [String: PluralVariable] = [:]

    /// Whether a form names a variable without forms. A reader would see its name.
    var lacksVariables: Bool {
      let forms =
        [plain].compactMap { $0 } + plurals.values + variables.values.flatMap { $0.forms.values }
      return forms.contains { form in
        Placeholder.variables(in: form).contains { variables[$0]?.forms.isEmpty ?? true }
      }
    }

    /// The text for the whole numbers among its arguments.
    func string(counts: [UInt?], in language: String) -> String? {
      let first = counts.compactMap { $0 }.first
      let chosen = PluralRules.form(of: plurals, for: first, in: language) ?? plain
      guard let form = chosen, !variables.isEmpty else { return chosen }
      return PluralFiller(variables: variables, counts: counts, language: language).filled(form)
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
      if let translation, !translation.lacksVariables {
        entries[language, default: [:]][key] = translation
      }
    }
    noteLanguages()
  }

  /// Adds a `.stringsdict` file, a property list of plural forms.
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
      let translation = Translation(
        plain: format,
        variables: variables.mapValues { forms in
          PluralVariable(forms: forms.filter { !$0.key.hasPrefix("NSString") })
        })
      if !translation.lacksVariables { entries[language, default: [:]][key] = translation }
    }
    noteLanguages()
  }

  /// Adds a string catalog, JSON as Xcode 15 writes it; a file that cannot be read adds nothing.
  mutating func add(catalog data: Data) {
    guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else { return }
    sourceLanguage = catalog.sourceLanguage
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard let translation = localization.translation, !translation.lacksVariables else {
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
  func string(_ key: String, preferring preferred: [String], counts: [UInt?]) -> String? {
    for language in preferred + [sourceLanguage, "en", "Base"].compactMap({ $0 }) {
      for name in LanguageMatch.names(for: language) {
        if let found = string(key, in: name, counts) { return found }
        // A catalog omits entries whose text in the source language is the key.
        if name == sourceLanguage { return nil }
      }
      for name in languages where LanguageMatch.isRelated(name, to: language) {
        if let found = string(key, in: name, counts) { return found }
        if name == sourceLanguage { return nil }
      }
    }
    return nil
  }

  private func string(_ key: String, in language: String, _ counts: [UInt?]) -> String? {
    entries[language]?[key]?.string(
      counts: counts, in: language == "Base" ? sourceLanguage ?? "en" : language)
  }
}

private struct StringCatalog: Decodable {
  var sourceLanguage: String?
  var strings: [String: Entry]

  struct Entry: Decodable { var localizations: [String: Localization]? }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    /// The counts in the text, by name.
    var substitutions: [String: Substitution]?

    var translation: StringTable.Translation? {
      let plurals = variations?.forms ?? [:]
      if stringUnit == nil, plurals.isEmpty { return nil }
      return StringTable.Translation(
        plain: stringUnit?.value, plurals: plurals,
        variables: (substitutions ?? [:]).mapValues {
          PluralVariable(
            argument: $0.argNum.flatMap { $0 > 0 ? $0 - 1 : nil },
            forms: $0.variations?.forms ?? [:])
        })
    }
  }

  struct Substitution: Decodable {
    /// The number of its argument, from 1.
    var argNum: Int?
    var variations: Variations?
  }

  struct Variations: Decodable {
    var plural: [String: Form]?

    var forms: [String: String] { plural?.compactMapValues { $0.stringUnit?.value } ?? [:] }
  }

  struct Form: Decodable { var stringUnit: Unit? }
  struct Unit: Decodable { var value: String }
}
