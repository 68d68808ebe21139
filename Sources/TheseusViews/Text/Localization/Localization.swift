import Foundation
import Synchronization

/// The string tables of one bundle: `Name.strings` in `xx.lproj` folders, and `Name.xcstrings`,
/// which is read as it is.
///
/// A bundle is searched once, a table read on first use. A bundle without tables costs a
/// comparison.
final class Localization: Sendable {
  /// The tables of the main bundle.
  static let main = Localization(directory: MainResources.directory)

  /// Whether every text of the main bundle reads as written.
  static let mainIsEmpty = main.isEmpty

  private static let others = Mutex<[String: Localization]>([:])

  /// The tables of a bundle, of the main one for nil.
  static func of(_ bundlePath: String?) -> Localization {
    guard let bundlePath else { return main }
    return others.withLock { others in
      if let known = others[bundlePath] { return known }
      let url = Bundle(path: bundlePath)?.resourceURL ?? URL(fileURLWithPath: bundlePath)
      let localization = Localization(directory: url)
      others[bundlePath] = localization
      return localization
    }
  }

  private let directory: URL
  /// The languages of `.lproj` folders, and whether there are catalogs.
  private let languages: [String]
  private let catalogs: Set<String>
  private let tables = Mutex<[String: StringTable]>([:])

  /// Whether there are no tables.
  let isEmpty: Bool

  init(directory: URL) {
    self.directory = directory
    let entries = MainResources.names(in: directory)
    languages = entries.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    catalogs = Set(entries.filter { $0.hasSuffix(".xcstrings") }.map { String($0.dropLast(10)) })
    isEmpty = languages.isEmpty && catalogs.isEmpty
  }

  /// The translation of a key, nil where the table has none.
  /// - Parameter counts: The whole numbers among the arguments, which choose plural forms.
  func string(_ key: String, table: String?, preferring preferred: [String], counts: [UInt?])
    -> String?
  {
    if isEmpty { return nil }
    let name = table ?? "Localizable"
    let found = tables.withLock { tables in
      if let known = tables[name] { return known }
      let table = load(name)
      tables[name] = table
      return table
    }
    return found.string(key, preferring: preferred, counts: counts)
  }

  private func load(_ name: String) -> StringTable {
    var table = StringTable()
    if catalogs.contains(name),
      let data = try? Data(contentsOf: directory.appendingPathComponent("\(name).xcstrings"))
    {
      table.add(catalog: data)
    }
    for language in languages {
      let url = directory.appendingPathComponent("\(language).lproj/\(name).strings")
      if let data = try? Data(contentsOf: url) { table.add(strings: data, language: language) }
      // Its plural forms take precedence, as in Foundation.
      if let data = try? Data(
        contentsOf: url.deletingPathExtension().appendingPathExtension("stringsdict"))
      {
        table.add(stringsdict: data, language: language)
      }
    }
    return table
  }

  /// The user's languages, the preferred one first, from `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` or
  /// `LANG` as in POSIX.
  static let preferredLanguages = languages(environment: ProcessInfo.processInfo.environment)

  static func languages(environment: [String: String]) -> [String] {
    let names =
      ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first {
        !$0.isEmpty
      } ?? ""
    return names.split(separator: ":").compactMap { name in
      let identifier = name.prefix { $0 != "." && $0 != "@" }
      return identifier == "C" || identifier == "POSIX"
        ? nil : identifier.replacingOccurrences(of: "_", with: "-")
    }
  }
}
