import Foundation
import Synchronization

/// A type of data, by its uniform type identifier: `public.json`. Types conform to more general
/// ones.
///
/// The known types are a table of those that apps commonly use. A file's type follows from its
/// filename extension.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  private let declared: Declaration?

  /// A type declared by an app.
  private struct Declaration: Hashable, Sendable {
    /// The parent and all types that it conforms to.
    var supertypes: [String]
    var fileExtension: String?
  }

  /// The types that the app has declared with a parent. They are found again by their identifiers.
  private static let declarations = Mutex<[String: Declaration]>([:])

  init(known identifier: String) {
    self.identifier = identifier
    declared = nil
  }

  private init(identifier: String, conformingTo parent: UTType?, fileExtension: String? = nil) {
    self.identifier = identifier
    declared = Declaration(
      supertypes: parent.map { [$0.identifier] + $0.supertypes.map(\.identifier).sorted() } ?? [],
      fileExtension: fileExtension)
  }

  private init(identifier: String, _ declaration: Declaration?) {
    self.identifier = identifier
    declared = declaration
  }

  /// A type of the table; nil for any other.
  public init?(_ identifier: String) {
    guard TypeTable.types[identifier.lowercased()] != nil else { return nil }
    self.init(known: identifier.lowercased())
  }

  /// The type of files with this extension. An extension that is not in the table is a type of its
  /// own.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard !wanted.isEmpty, !wanted.contains("/") else { return nil }
    if let known = TypeTable.identifier(ofExtension: wanted).map({ UTType(known: $0) }),
      known.conforms(to: supertype) || supertype == .data
    {
      self = known
    } else {
      self.init(
        identifier: Self.dynamicPrefix + wanted, conformingTo: supertype, fileExtension: wanted)
    }
  }

  /// The type for a MIME type; nil where it is not in the table.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard let found = TypeTable.types.first(where: { $0.value.mimeType == wanted })?.key else {
      return nil
    }
    self.init(known: found)
    if !conforms(to: supertype) { return nil }
  }

  /// The type for a tag: a filename extension or a MIME type. Nil for other classes of tags, which
  /// the table does not contain.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
    case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
    default: return nil
    }
  }

  /// A type that the app itself declares.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier: identifier.lowercased(), conformingTo: parent)
    guard parent != nil, let declared else { return }
    let key = self.identifier
    Self.declarations.withLock { $0[key] = $0[key] ?? declared }
  }

  /// A type that another app declares. Without a parent it has the one that the app declared for
  /// this identifier before.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    if let known = UTType(identifier) {
      self = known
    } else if parent == nil, let found = Self.found(identifier.lowercased()) {
      self = found
    } else {
      self.init(exportedAs: identifier, conformingTo: parent)
    }
  }

  /// A type outside the table: that of an unknown extension, or one that the app has declared.
  private static func found(_ identifier: String) -> UTType? {
    if identifier.hasPrefix(dynamicPrefix) {
      let ending = String(identifier.dropFirst(dynamicPrefix.count))
      return UTType(identifier: identifier, conformingTo: .data, fileExtension: ending)
    }
    let declaration = declarations.withLock { $0[identifier] }
    return declaration.map { UTType(identifier: identifier, $0) }
  }
  private static let dynamicPrefix = "dyn."

  private var parents: [String] {
    declared?.supertypes ?? TypeTable.types[identifier]?.supertypes ?? []
  }

  /// All types that this one conforms to.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = parents
    while let next = open.popLast() {
      let declaration =
        TypeTable.types[next] == nil ? Self.declarations.withLock { $0[next] } : nil
      if found.insert(UTType(identifier: next, declaration)).inserted {
        open += TypeTable.types[next]?.supertypes ?? []
      }
    }
    return found
  }

  /// Whether it is `type`, or a special case of it.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || supertypes.contains { $0.identifier == type.identifier }
  }
  public func isSubtype(of type: UTType) -> Bool {
    identifier != type.identifier && conforms(to: type)
  }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The filename extension of this type, without the dot.
  public var preferredFilenameExtension: String? {
    declared?.fileExtension ?? TypeTable.types[identifier]?.extensions.first
  }
  public var preferredMIMEType: String? { TypeTable.types[identifier]?.mimeType }
  /// The filename extensions and the MIME type that stand for the type, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    let known = TypeTable.types[identifier]
    let endings = declared?.fileExtension.map { [$0] } ?? known?.extensions ?? []
    let mimeTypes = known?.mimeType.map { [$0] } ?? []
    return [UTTagClass.filenameExtension: endings, .mimeType: mimeTypes].filter {
      !$0.value.isEmpty
    }
  }
  public var localizedDescription: String? { TypeTable.types[identifier]?.description }
  public var isDynamic: Bool { identifier.hasPrefix(Self.dynamicPrefix) }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(importedAs: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// The kind of a tag: file name extension or MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
