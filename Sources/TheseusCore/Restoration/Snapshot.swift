import Foundation

/// State by identity and key, at one moment: what hot reload, restoration and a handed-over session start from (R31).
public struct Snapshot: Codable, Hashable, Sendable {
  /// The format that this version writes. A file of a later one is refused.
  public static let currentVersion = 1

  public private(set) var version = Snapshot.currentVersion
  /// In the order of mounting.
  public internal(set) var cells: [SavedCell] = []

  init() {}

  /// A snapshot that another process wrote. Throws where the file cannot be read, is no snapshot, or is of a later version.
  public init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(Snapshot.self, from: Data(contentsOf: url))
    guard version <= Self.currentVersion else { throw SnapshotError.laterVersion(version) }
  }

  /// Writes it as JSON, all or nothing.
  public func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: url, options: .atomic)
  }
}

public enum SnapshotError: Error, Equatable, CustomStringConvertible {
  case laterVersion(Int)

  public var description: String {
    switch self {
    case .laterVersion(let version):
      "the snapshot has version \(version); this program reads versions up to \(Snapshot.currentVersion)"
    }
  }
}

/// One `@State` of one identity, with its key under each of the keyings (R31).
public struct SavedCell: Codable, Hashable, Sendable {
  /// The readable path of the view that owns it.
  public var identity: String
  /// The type that declares the property: `Counter`.
  public var declaringType: String
  /// The property's name, after the names of the dynamic properties around it: `form.title`.
  public var name: String
  /// Its slot among the dynamic properties.
  public var ordinal: Int
  /// Where it is declared: `App/Counter.swift:12:3`, after the names of the dynamic properties around it.
  public var source: String?
  /// The value's type.
  public var valueType: String
  /// The value as JSON; nil where it could not be saved.
  public var value: String?
  /// Why there is no value.
  public var reason: String?

  /// `Counter.count`
  public var property: String { "\(declaringType).\(name)" }
}

/// What became of one saved cell.
public struct RestoredCell: Hashable, Sendable, CustomStringConvertible {
  public enum Outcome: String, Hashable, Sendable, Codable {
    /// The view began with the saved value.
    case kept
    /// The view is there; the property began with its initial value.
    case reset
    /// No view claimed it by the end of the first update.
    case dropped
  }

  public var identity: String
  public var property: String
  public var outcome: Outcome
  public var reason: String

  public var description: String { "\(outcome.rawValue) \(property) of \(identity): \(reason)" }
}
