import Foundation

// Text that is none of the allowed values is an error that lists them; `JournalDocument+Reading`
// finds its line.

extension JournalDocument: Codable {
  private enum CodingKeys: String, CodingKey { case format, version, categories, bundles, entries }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(String.self, forKey: .format)
    guard format == Self.format else {
      throw container.mistake(.format, "“\(format)” is not “\(Self.format)”")
    }
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw container.mistake(
        .version, "version \(version) is not one that this program knows, which is \(Self.version)")
    }
    categories = try container.decodeIfPresent([Category].self, forKey: .categories) ?? []
    bundles = try container.decodeIfPresent([Bundle].self, forKey: .bundles) ?? []
    entries = try container.decodeIfPresent([Entry].self, forKey: .entries) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(Self.version, forKey: .version)
    try container.encode(categories, forKey: .categories)
    try container.encode(bundles, forKey: .bundles)
    try container.encode(entries, forKey: .entries)
  }
}

extension JournalDocument.Category: Codable {
  private enum CodingKeys: String, CodingKey { case name, color }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.line(.name)
    color = try container.choice(.color)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(color.rawValue, forKey: .color)
  }
}

extension JournalDocument.Bundle: Codable {
  private enum CodingKeys: String, CodingKey { case name, items }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.line(.name)
    items = try container.decodeIfPresent([Item].self, forKey: .items) ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(items, forKey: .items)
  }
}

extension JournalDocument.Bundle.Item: Codable {
  private enum CodingKeys: String, CodingKey { case title, category }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.line(.title)
    category = try container.decodeIfPresent(String.self, forKey: .category)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(category, forKey: .category)
  }
}

extension JournalDocument.Entry: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, page, kind, status, title, details, category, migratedTo, created
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(UUID.self, forKey: .id)
    let page = try container.decode(String.self, forKey: .page)
    guard let known = Page(page) else {
      throw container.mistake(
        .page, "“\(page)” is neither a day such as 2026-11-21 nor a month such as 2026-11")
    }
    self.page = known
    kind = try container.contains(.kind) ? container.choice(.kind) : .task
    status = try container.contains(.status) ? container.choice(.status) : .open
    title = try container.line(.title)
    details = try container.decodeIfPresent(String.self, forKey: .details).map(EntryText.lines)
    category = try container.decodeIfPresent(String.self, forKey: .category)
    migratedTo = try container.decodeIfPresent(UUID.self, forKey: .migratedTo)
    created = try container.decodeIfPresent(String.self, forKey: .created).map { text in
      guard let date = try? Date(text, strategy: .iso8601) else {
        throw container.mistake(.created, "“\(text)” is not a time such as 2026-11-21T08:00:00Z")
      }
      return date
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encode(page.description, forKey: .page)
    try container.encode(kind.rawValue, forKey: .kind)
    try container.encode(status.rawValue, forKey: .status)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(details, forKey: .details)
    try container.encodeIfPresent(category, forKey: .category)
    try container.encodeIfPresent(migratedTo, forKey: .migratedTo)
    try container.encodeIfPresent(created?.formatted(.iso8601), forKey: .created)
  }
}

extension KeyedDecodingContainer {
  /// One nonempty line of text.
  fileprivate func line(_ key: Key) throws -> String {
    let line = EntryText.line(try decode(String.self, forKey: key))
    guard !line.isEmpty else { throw mistake(key, "it is empty") }
    return line
  }

  /// One of the raw values of a type.
  fileprivate func choice<Value: RawRepresentable<String> & CaseIterable>(_ key: Key) throws
    -> Value
  {
    let text = try decode(String.self, forKey: key)
    guard let value = Value(rawValue: text) else {
      throw mistake(
        key, "“\(text)” is none of " + Value.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return value
  }

  fileprivate func mistake(_ key: Key, _ words: String) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: words)
  }
}
