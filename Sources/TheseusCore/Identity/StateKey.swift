/// Identifies a cell within its identity (R31): one object for all identities of a type. Its text
/// is created on demand.
public final class StateKey: @unchecked Sendable {
  /// The type that declares the property; for a nested one, the custom dynamic property's.
  public let declaringType: Any.Type
  /// The property's name, after the names of the dynamic properties that enclose it: `draft`,
  /// `form.title`.
  public let name: String
  /// Its slot among the dynamic properties.
  public let ordinal: Int
  /// The source location of this cell's wrapper.
  public let site: SourceSite?
  let declaration: PropertyDeclaration?
  /// Created by the first snapshot. Main actor only.
  @exclusivity(unchecked) var savedTexts: SavedKeyTexts?
  /// The type of the value, whose name is part of the declared-name key.
  public let valueType: Any.Type

  init(
    declaringType: Any.Type, name: String, ordinal: Int, site: SourceSite?,
    declaration: PropertyDeclaration?, valueType: Any.Type
  ) {
    self.declaringType = declaringType
    self.name = name
    self.ordinal = ordinal
    self.site = site
    self.declaration = declaration
    self.valueType = valueType
  }
}

/// The texts about a key in snapshots, the same for all cells of the key: making these texts takes
/// longer than everything else about a cell.
final class SavedKeyTexts {
  let declaringType: String
  let source: String?
  let valueType: String
  /// Whether snapshots leave the state out (R32).
  let isTransient: Bool
  /// Whether the framework declares the property.
  let isFrameworks: Bool

  init(
    declaringType: String, source: String?, valueType: String, isTransient: Bool,
    isFrameworks: Bool
  ) {
    self.declaringType = declaringType
    self.source = source
    self.valueType = valueType
    self.isTransient = isTransient
    self.isFrameworks = isFrameworks
  }
}

/// A stored field that is a dynamic property, the same for all values of its type.
@MainActor
final class PropertyDeclaration {
  /// The source location of the first wrapper mounted for it: several inits have several locations
  /// (R31).
  private(set) var firstSite: SourceSite?

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// The key of the last identity of the type, which is nearly always that of the next.
  @exclusivity(unchecked) private(set) var key: StateKey?

  nonisolated init() {}

  func note(_ key: StateKey, _ site: SourceSite) {
    self.key = key
    if firstSite == nil { firstSite = site }
  }
}
