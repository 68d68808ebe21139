/// The user's session at one time, by identity and key: the start of hot reload, restoration and a
/// transferred session (R31, R32).
public struct Snapshot: Codable, Hashable, Sendable {
  /// The format that this version writes. A file of a later one is refused.
  public static let currentVersion = 2

  /// From 1.
  public private(set) var version = Snapshot.currentVersion
  /// In the order of mounting.
  public internal(set) var cells: [SavedCell] = []

  init() {}

  private enum CodingKeys: String, CodingKey {
    case format, version, cells
  }

  /// The value of the format field.
  static let format = "theseus-snapshot"

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let format = try values.decode(String.self, forKey: .format)
    guard format == Self.format else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: values,
        debugDescription: "it is \"\(format.prefix(40))\", not \"\(Self.format)\"")
    }
    version = try values.decode(Int.self, forKey: .version)
    guard version >= 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values, debugDescription: "there is no version \(version)")
    }
    guard version <= Self.currentVersion else { throw SnapshotError.laterVersion(version) }
    cells = try values.decode([SavedCell].self, forKey: .cells)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.format, forKey: .format)
    try values.encode(version, forKey: .version)
    try values.encode(cells, forKey: .cells)
  }
}

/// One value of one identity, with its key under each of the keyings (R31).
public struct SavedCell: Hashable, Sendable {
  /// The kind of thing that the value belongs to.
  public var kind = Kind.state
  /// The readable path of the view that owns it.
  public var identity: String
  /// The type that declares the property: `Counter`. The type of the view for values that are no
  /// properties.
  public var declaringType: String
  /// The property's name, after the names of the dynamic properties around it: `form.title`. For a
  /// property of an object, after the name of the object's property: `navigator.tab`.
  public var name: String
  /// Its slot among the dynamic properties.
  public var ordinal: Int
  /// Its source location: `App/Counter.swift:12:3`, after the names of the enclosing dynamic
  /// properties.
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

extension SavedCell: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, identity, declaringType, name, ordinal, source, valueType, value, reason
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    // Version 1 has one kind.
    kind = try values.decodeIfPresent(Kind.self, forKey: .kind) ?? .state
    identity = try values.decode(String.self, forKey: .identity)
    declaringType = try values.decode(String.self, forKey: .declaringType)
    name = try values.decode(String.self, forKey: .name)
    ordinal = try values.decode(Int.self, forKey: .ordinal)
    source = try values.decodeIfPresent(String.self, forKey: .source)
    valueType = try values.decode(String.self, forKey: .valueType)
    value = try values.decodeIfPresent(String.self, forKey: .value)
    reason = try values.decodeIfPresent(String.self, forKey: .reason)
  }
}

/// The outcome for one saved cell.
public struct RestoredCell: Hashable, Sendable, CustomStringConvertible {
  public enum Outcome: String, Hashable, Sendable, Codable {
    /// The view began with the saved value.
    case kept
    /// The view exists; the property began with its initial value.
    case reset
    /// Its view was not there after the first update, or after what that update's tasks loaded.
    case dropped
    /// Its view is not there yet, and tasks of the first update still load data.
    case waiting
  }

  let kind: SavedCell.Kind
  public var identity: String
  public var property: String
  public var outcome: Outcome
  public var reason: String
  /// The property that found it under its key: another than `property` where keys moved. Nil where
  /// none did.
  public var claimant: String?
  /// Whether the property that found it has another type: refused, never misread.
  public var isMistyped = false
  /// Whether an `onAppear` or a `task` of the first update wrote another value over it (R33).
  public internal(set) var isOverwritten = false
  /// The action that did.
  var overwriter = ""
  /// The variable of an object, by its class: `Navigator.tab`.
  var variable: String?
  /// The declaration of the property that holds the object.
  var declaration: SourcePosition?

  public var description: String { "\(outcome.rawValue) \(property) of \(identity): \(reason)" }
}
