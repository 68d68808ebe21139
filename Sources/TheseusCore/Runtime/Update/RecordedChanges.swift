/// The changes of one update, for the observer of a runtime: changed sources, their values, and
/// fields of views. Nothing is recorded without an observer.
@MainActor
struct RecordedChanges {
  /// Cells and objects that changed in the update with the number `sourcesUpdate`.
  private(set) var sources = ReadSources()
  private var sourcesUpdate = -1
  /// The values of changed cells before and after, by the cell.
  private var values: [ObjectIdentifier: (from: ValueNote, to: ValueNote)] = [:]
  /// Whether values are recorded: the observer needs text.
  var keepsValues = false
  /// Which fields of views' values changed in the update with the number `fieldsUpdate`, a bit for
  /// each, by the attribute of the value.
  private var fields: [UInt32: UInt64] = [:]
  private var fieldsUpdate = -1

  nonisolated init() {}

  mutating func add(_ source: any ReadSource, in update: Int) {
    if sourcesUpdate != update {
      sourcesUpdate = update
      sources.removeAll()
    }
    sources.append(source)
  }

  /// Whether a source changed in the update with this number.
  func hasSources(in update: Int) -> Bool { sourcesUpdate == update }

  mutating func add(_ cell: AnyObject, from old: ValueNote, to new: ValueNote) {
    if keepsValues { values[ObjectIdentifier(cell)] = (old, new) }
  }

  func values(of cell: AnyObject) -> (from: ValueNote, to: ValueNote)? {
    values[ObjectIdentifier(cell)]
  }

  mutating func add(fields changed: UInt64, of attribute: UInt32, in update: Int) {
    if fieldsUpdate != update {
      fieldsUpdate = update
      fields.removeAll(keepingCapacity: true)
    }
    fields[attribute] = changed
  }

  /// The changed fields of a value, a bit for each; 0 for none.
  func fields(of attribute: UInt32, in update: Int) -> UInt64 {
    fieldsUpdate == update ? fields[attribute] ?? 0 : 0
  }

  /// Forgets sources and values: they would keep alive the cells of ended views (R23).
  mutating func forget() {
    if !sources.isEmpty { sources.removeAll() }
    if !values.isEmpty { values.removeAll(keepingCapacity: true) }
  }
}
