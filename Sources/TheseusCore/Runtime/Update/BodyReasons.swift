import AttributeGraph

/// Why a body runs, for the observer: references to what changed, whose words are made when
/// somebody asks.
///
/// What the body read in its last run is in the graph; what changed is in the runtime's list. A
/// body that runs again is told by what is in both.
@MainActor
public struct BodyReasons {
  /// The identity's first run: no reason but that.
  public let isFirst: Bool
  /// The parent passed another value.
  public let valueChanged: Bool
  /// Which fields of the value are different, a bit for each in their order; 0 where that is not
  /// known.
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

  /// The reasons in words, in the order in which they count.
  public func causes(of owner: OwnerNode) -> [BodyCause] {
    if isFirst { return [BodyCause(.firstAppearance, "")] }
    var causes: [BodyCause] = []
    for index in 0..<sources.count {
      let source = sources[index]
      causes.append(
        BodyCause(source.causeKind(for: owner), source.changeWords, at: source.declaredAt))
    }
    for change in observed { causes.append(BodyCause(.observedChanged, change.description)) }
    if valueChanged {
      causes.append(BodyCause(.parentPassedNewValue, Self.words(changedFields, owner.type)))
    }
    return causes
  }

  private static func words(_ fields: UInt64, _ type: Any.Type) -> String {
    words(
      fields, fields == 0 ? [] : ChangedFields.names(of: type),
      IdentityPath.Component.name(of: type))
  }

  /// `title`, `title, closure action`; the type's name where no field is known.
  package nonisolated static func words(_ fields: UInt64, _ names: [String], _ type: String)
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
    if changedSourcesUpdate != updateNumber {
      changedSourcesUpdate = updateNumber
      changedSources.removeAll()
    }
    changedSources.append(source)
  }

  /// A cell changed in this update, and the observer has been told so.
  func keepChangedValue(of cell: AnyObject, from old: ValueNote, to new: ValueNote) {
    if keepsChangedValues { changedValues[ObjectIdentifier(cell)] = (old, new) }
  }

  /// `count 3→4`; the property alone where the change is no part of this update or nobody wants it
  /// in words.
  func changeWords(of cell: AnyObject, _ key: StateKey) -> String {
    guard let change = changedValues[ObjectIdentifier(cell)] else { return key.name }
    return "\(key.name) \(change.from.words)→\(change.to.words)"
  }

  /// The list would keep cells alive whose views have ended, and with them their values (R23).
  func forgetChanges() {
    if !changedSources.isEmpty { changedSources.removeAll() }
    if !changedValues.isEmpty { changedValues.removeAll(keepingCapacity: true) }
  }

  /// What has changed of what the running body read the last time. Before the body reads anything
  /// again.
  func findReasons(_ reasons: inout BodyReasons, of owner: OwnerNode) {
    guard changedSourcesUpdate == updateNumber else { return }
    for index in 0..<changedSources.count {
      let source = changedSources[index]
      if graph.isInput(source.attributeID) { reasons.sources.append(source) }
    }
    reasons.isOnlyChange = changedSources.count == 1 && reasons.sources.count == 1
  }
}
