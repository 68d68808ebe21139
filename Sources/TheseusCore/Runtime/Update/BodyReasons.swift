import AttributeGraph

/// Why a body runs, for the observer: references to what changed, described on demand.
///
/// The graph has what the body read in its last run; the runtime lists what changed. The reasons
/// are what is in both.
@MainActor
public struct BodyReasons {
  /// The identity's first run: no reason but that.
  public let isFirst: Bool
  /// The parent passed another value.
  public let valueChanged: Bool
  /// The fields of the value that differ, a bit for each in their order; 0 when unknown.
  package var changedFields: UInt64 = 0
  /// Cells, objects and values of the environment that the last run read and that have changed
  /// since.
  package var sources = ReadSources()
  /// Whether the one in `sources` is all that has changed in this update.
  package var isOnlyChange = false
  /// Properties of observable objects that the last run read.
  package var observed: [ObservedChange] = []

  init(isFirst: Bool, valueChanged: Bool) {
    self.isFirst = isFirst
    self.valueChanged = valueChanged
  }

  /// The reasons as text, the most important first.
  public func causes(of owner: OwnerNode) -> [BodyCause] {
    if isFirst { return [BodyCause(.firstAppearance, "")] }
    var causes: [BodyCause] = []
    for index in 0..<sources.count {
      let source = sources[index]
      causes.append(
        BodyCause(source.causeKind(for: owner), source.changeText, at: source.declaredAt))
    }
    for change in observed { causes.append(BodyCause(.observedChanged, change.description)) }
    if valueChanged {
      causes.append(BodyCause(.parentPassedNewValue, Self.text(changedFields, owner.type)))
    }
    return causes
  }

  private static func text(_ fields: UInt64, _ type: Any.Type) -> String {
    text(
      fields, fields == 0 ? [] : ChangedFields.names(of: type),
      IdentityPath.Component.name(of: type))
  }

  /// `title`, `title, closure action`; the type's name when no field is known.
  package nonisolated static func text(_ fields: UInt64, _ names: [String], _ type: String)
    -> String
  {
    let changed = names.indices.filter { $0 < 64 && fields & 1 << UInt64($0) != 0 }.map {
      names[$0]
    }
    return changed.isEmpty ? type : changed.joined(separator: ", ")
  }

  /// The names of a view's fields, for the bits of `changedFields`.
  package static func fieldNames(of type: Any.Type) -> [String] { ChangedFields.names(of: type) }
}

extension ViewRuntime {
  /// A source that bodies may read has changed in this update.
  func noteChange(of source: any ReadSource) {
    if observer == nil { return }
    recorded.add(source, in: updateNumber)
  }

  /// Records a cell's values in this update, after the observer was notified of the change.
  func keepChangedValue(of cell: AnyObject, from old: ValueNote, to new: ValueNote) {
    recorded.add(cell, from: old, to: new)
  }

  /// `count 3→4`; the property alone when the change is not part of this update or no observer
  /// wants text.
  func changeText(of cell: AnyObject, _ key: StateKey) -> String {
    guard let change = recorded.values(of: cell) else { return key.name }
    return "\(key.name) \(change.from.words)→\(change.to.words)"
  }

  /// Finds the changes among what the running body read the last time. Called before the body reads
  /// anything.
  func findReasons(_ reasons: inout BodyReasons, of owner: OwnerNode) {
    guard recorded.hasSources(in: updateNumber) else { return }
    let changed = recorded.sources
    for index in 0..<changed.count {
      let source = changed[index]
      if graph.isInput(source.attributeID) { reasons.sources.append(source) }
    }
    reasons.isOnlyChange = changed.count == 1 && reasons.sources.count == 1
  }
}
