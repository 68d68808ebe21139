import Foundation

extension JournalDocument {
  /// Reads an exported file.
  /// - Parameter file: its name, for messages.
  /// - Throws: ``JournalError`` with the cause `malformed`, which names the line and the field.
  public init(reading data: Data, file: String) throws {
    if data.allSatisfy({ " \t\r\n".utf8.contains($0) }) {
      throw JournalError(file: file, cause: .malformed("Line 1: the file is empty."))
    }
    if let mistake = JSONSyntax.mistake(in: data) {
      throw JournalError(
        file: file, cause: .malformed("Line \(mistake.line): this is not JSON: \(mistake.words)."))
    }
    let document: JournalDocument
    do {
      document = try JSONDecoder().decode(JournalDocument.self, from: data)
    } catch let error as DecodingError {
      throw JournalError(file: file, cause: .malformed(Self.describe(error, in: data)))
    } catch {
      throw JournalError(
        file: file, cause: .malformed("It is not JSON: \(error.localizedDescription)."))
    }
    if let mistake = document.firstMistake() {
      throw JournalError(
        file: file, cause: .malformed(Self.sentence(mistake.path, mistake.words, in: data)))
    }
    self = document
  }

  /// Checks references between fields: used names exist, and none exists twice.
  private func firstMistake() -> (path: [JSONStep], words: String)? {
    var categoryNames = Set<String>()
    for (index, category) in categories.enumerated()
    where !categoryNames.insert(EntryText.nameKey(category.name)).inserted {
      return (
        [.key("categories"), .index(index), .key("name")],
        "there is a category named “\(category.name)” already"
      )
    }
    func isUnknown(_ category: String?) -> String? {
      guard let category, !categoryNames.contains(EntryText.nameKey(category)) else { return nil }
      return "there is no category named “\(category)” in the file"
    }

    var bundleNames = Set<String>()
    for (index, bundle) in bundles.enumerated() {
      let path: [JSONStep] = [.key("bundles"), .index(index)]
      guard bundleNames.insert(EntryText.nameKey(bundle.name)).inserted else {
        return (path + [.key("name")], "there is a bundle named “\(bundle.name)” already")
      }
      for (itemIndex, item) in bundle.items.enumerated() {
        if let words = isUnknown(item.category) {
          return (path + [.key("items"), .index(itemIndex), .key("category")], words)
        }
      }
    }

    var ids = Set<UUID>()
    for (index, entry) in entries.enumerated() {
      let path: [JSONStep] = [.key("entries"), .index(index)]
      if let words = isUnknown(entry.category) { return (path + [.key("category")], words) }
      if let id = entry.id, !ids.insert(id).inserted {
        return (path + [.key("id")], "another entry has the same id")
      }
    }
    for (index, entry) in entries.enumerated() {
      guard let target = entry.migratedTo, !ids.contains(target) else { continue }
      return (
        [.key("entries"), .index(index), .key("migratedTo")], "no entry of the file has this id"
      )
    }
    return nil
  }

  private static func describe(_ error: DecodingError, in data: Data) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      sentence(context.codingPath.map(JSONStep.init), "“\(key.stringValue)” is missing", in: data)
    case .typeMismatch(let type, let context):
      sentence(context.codingPath.map(JSONStep.init), "this should be \(name(of: type))", in: data)
    case .valueNotFound(let type, let context):
      sentence(
        context.codingPath.map(JSONStep.init), "this is null and should be \(name(of: type))",
        in: data)
    case .dataCorrupted(let context):
      sentence(context.codingPath.map(JSONStep.init), context.debugDescription, in: data)
    @unknown default:
      "\(error)"
    }
  }

  private static func sentence(_ path: [JSONStep], _ words: String, in data: Data) -> String {
    let place = path.isEmpty ? "" : "\(JSONStep.describe(path)): "
    return "Line \(JSONLocator.line(of: path, in: data)): \(place)\(words)."
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type, is UUID.Type: "text"
    case is Int.Type: "a whole number"
    case is any ExpressibleByDictionaryLiteral.Type: "an object"
    case is any Sequence.Type: "a list"
    default: "an object"
    }
  }
}
