import TheseusCore

/// The tables of a trace and the parts that records share. Nothing is stored as text that the
/// reader can create.
///
/// Keeps key paths and paths of the program alive, but no view, value or object of an app.
///
/// An object: a struct with so many tables would be copied, reference by reference, at each call.
@MainActor
final class TraceRecords {
  /// The bytes reserved for each record: its longest texts and some numbers.
  static let reserved = 3 * TraceFormat.longestText + 512
  /// Texts in a list are cut earlier, and the list is.
  static let longestItem = 512
  static let maximumItems = 20

  let file: TraceFile

  // Exclusivity is unchecked where every recorded event reads or writes:
  // Benchmarks/NOTES.md.
  @exclusivity(unchecked) private var texts = TraceTable()
  @exclusivity(unchecked) private var types = TraceTable()
  @exclusivity(unchecked) private var sites = TraceTable()
  @exclusivity(unchecked) private var typesWithFields = TraceTable()
  @exclusivity(unchecked) private var properties = TraceTable()
  /// The type of the last request: rows of one kind follow each other, and a view's path contains
  /// its type.
  @exclusivity(unchecked) private var lastType: (identifier: ObjectIdentifier?, number: UInt32) = (
    nil, 0
  )
  /// The number of the empty text, which every row's decision has twice; 0 until it is needed.
  @exclusivity(unchecked) private var emptyText: UInt32 = 0
  /// The property of the last request: a write is followed by the runs of bodies that read it.
  @exclusivity(unchecked) private var lastProperty:
    (type: ObjectIdentifier?, ordinal: Int, number: UInt32) = (nil, 0, 0)
  @exclusivity(unchecked) private var paths = TraceNumbers()
  @exclusivity(unchecked) private var scopes = TraceNumbers()
  /// Key paths whose text is in the file: a token's address is unique only while it lives.
  private var tokens: [AnyObject] = []
  @exclusivity(unchecked) private var tokenTexts = TraceTable()

  init(_ file: TraceFile) { self.file = file }

  /// Begins a record. Nil where recording has ended.
  @inline(__always)
  func begin(_ tag: TraceFormat.Tag) -> TraceOutput? {
    guard var out = file.output(reserving: Self.reserved) else { return nil }
    out.byte(tag.rawValue)
    return out
  }

  // MARK: Tables

  func text(_ text: StaticString) -> UInt32 {
    let (number, isNew) = texts.number(
      text.hasPointerRepresentation
        ? UInt(bitPattern: text.utf8Start) : UInt(text.unicodeScalar.value))
    if isNew, var out = begin(.text) {
      text.withUTF8Buffer { out.bytes($0) }
      file.keep(out)
    }
    return number
  }

  private func fileName(_ start: UnsafePointer<UInt8>) -> UInt32 {
    let (number, isNew) = texts.number(UInt(bitPattern: start))
    if isNew, var out = begin(.text) {
      out.text(String(cString: start))
      file.keep(out)
    }
    return number
  }

  func type(_ type: Any.Type) -> UInt32 {
    let identifier = ObjectIdentifier(type)
    if lastType.identifier == identifier { return lastType.number }
    let number = findType(type)
    lastType = (identifier, number)
    return number
  }

  private func findType(_ type: Any.Type) -> UInt32 {
    let (number, isNew) = types.number(UInt(bitPattern: ObjectIdentifier(type)))
    if isNew, var out = begin(FrameworkTypes.contain(type) ? .frameworkType : .type) {
      out.text(IdentityPath.Component.name(of: type))
      file.keep(out)
    }
    return number
  }

  /// The fields of a view's type, written once.
  func fields(of type: Any.Type) {
    let number = self.type(type)
    guard typesWithFields.number(UInt(number)).isNew else { return }
    let names = BodyReasons.fieldNames(of: type)
    let count = min(names.count, Self.maximumItems)
    guard var out = begin(.fields) else { return }
    out.number(UInt(number))
    out.number(UInt(count))
    for index in 0..<count { out.text(names[index], limit: Self.longestItem) }
    file.keep(out)
  }

  /// 0 where no position was captured.
  func site(_ site: SourceSite?) -> UInt32 {
    guard let site, let start = site.parts.file else { return 0 }
    let position = site.parts.position
    let (number, isNew) = sites.number(UInt(bitPattern: start), UInt(position))
    if isNew {
      let name = fileName(start)
      if var out = begin(.site) {
        out.number(UInt(name))
        out.number(UInt(position >> 32))
        out.number(UInt(position & 0xFFFF_FFFF))
        file.keep(out)
      }
    }
    return number
  }

  /// A view's type and the slot identify the property.
  func property(_ key: StateKey, of owner: OwnerNode) -> UInt32 {
    let ownerType = ObjectIdentifier(owner.type)
    if lastProperty.type == ownerType, lastProperty.ordinal == key.ordinal {
      return lastProperty.number
    }
    let (number, isNew) = properties.number(
      UInt(bitPattern: ownerType), UInt(bitPattern: key.ordinal))
    lastProperty = (ownerType, key.ordinal, number)
    if isNew {
      let (type, site) = (type(owner.type), site(key.site))
      if var out = begin(.property) {
        out.number(UInt(type))
        out.text(key.name)
        out.number(UInt(site))
        file.keep(out)
      }
    }
    return number
  }

  /// The text of a change of an object: 0 where it must be written each time.
  func change(_ change: ObservedChange) -> UInt32 {
    guard let token = change.token, tokens.count < 4_096 else { return 0 }
    let (index, isNew) = tokenTexts.number(UInt(bitPattern: ObjectIdentifier(token)))
    if isNew { tokens.append(token) }
    // Texts are numbered together; a token's is found by the address of the object, which is no
    // address of a text.
    let (number, isNewText) = texts.number(UInt(index), 1)
    if isNewText, var out = begin(.text) {
      out.text(change.description)
      file.keep(out)
    }
    return number
  }

  // MARK: Places

  func path(_ path: IdentityPath) -> UInt32 {
    if paths.knows(path.number) { return path.number }
    if let parent = path.parent, !paths.knows(parent.number) { writeMissing(parent) }
    write(path)
    return path.number
  }

  /// Writes the path and its ancestors that are not in the file yet.
  @inline(never)
  private func writeMissing(_ path: IdentityPath) {
    guard let parent = path.parent, !paths.knows(parent.number) else { return write(path) }
    var missing = [path]
    var current: IdentityPath? = parent
    while let place = current, !paths.knows(place.number) {
      missing.append(place)
      current = place.parent
    }
    for place in missing.reversed() { write(place) }
  }

  private func write(_ place: IdentityPath) {
    place.number = paths.learn(place.number)
    if let view = place.view { return write(place, view.type, view.index, view.identifier) }
    // Computed again at each access.
    let component = place.component
    var type: UInt32 = 0
    if case .view(let view, _, _) = component { type = self.type(view) }
    guard var out = begin(.path) else { return }
    out.number(UInt(place.number))
    out.number(UInt(place.parent?.number ?? 0))
    switch component {
    case .view(_, let index, let id):
      kind(.view, hasID: id != nil, &out)
      out.number(UInt(type))
      out.signed(index)
      if let id { self.id(ValueNote(id), id, &out) }
    case .arm(let taken, let index, let id):
      kind(.arm, hasID: id != nil, &out)
      out.byte(taken ? 1 : 0)
      out.signed(index)
      if let id { self.id(ValueNote(id), id, &out) }
    case .part(let name, let index):
      kind(.part, hasID: false, &out)
      out.text(name)
      out.signed(index)
    case .id(let id, let occurrence):
      kind(.id, hasID: true, &out)
      out.signed(occurrence)
      self.id(ValueNote(id), id, &out)
    }
    file.keep(out)
  }

  private func write(
    _ place: IdentityPath, _ view: Any.Type, _ index: Int, _ identifier: ElementIdentifier?
  ) {
    let type = self.type(view)
    guard var out = begin(.path) else { return }
    out.number(UInt(place.number))
    out.number(UInt(place.parent?.number ?? 0))
    kind(.view, hasID: identifier != nil, &out)
    out.number(UInt(type))
    out.signed(index)
    if let identifier { id(identifier.note, identifier.value, &out) }
    file.keep(out)
  }

  private func kind(_ kind: TraceFormat.Component, hasID: Bool, _ out: inout TraceOutput) {
    out.byte(kind.rawValue << 1 | (hasID ? 1 : 0))
  }

  /// As `IdentityPath` describes it; ids of an app's own types are described differently from
  /// values.
  private func id(_ note: ValueNote, _ id: @autoclosure () -> AnyHashable, _ out: inout TraceOutput)
  {
    if case .words = note { value(.text("\(id().base)"), &out) } else { value(note, &out) }
  }

  /// 0 for a scope whose views are all unrecorded.
  func knownScope(_ scope: Scope) -> UInt32 { scopes.knows(scope.number) ? scope.number : 0 }

  func scope(_ scope: Scope) -> UInt32 {
    if scopes.knows(scope.number) { return scope.number }
    if let parent = scope.parent, !scopes.knows(parent.number) { writeMissing(parent) }
    write(scope)
    return scope.number
  }

  @inline(never)
  private func writeMissing(_ scope: Scope) {
    var missing: [Scope] = []
    var current: Scope? = scope
    while let place = current, !scopes.knows(place.number) {
      missing.append(place)
      current = place.parent
    }
    for place in missing.reversed() { write(place) }
  }

  private func write(_ scope: Scope) {
    scope.number = scopes.learn(scope.number)
    guard var out = begin(.scope) else { return }
    out.number(UInt(scope.number))
    out.number(UInt(scope.parent?.number ?? 0))
    file.keep(out)
  }

  // MARK: Parts of records

  func value(_ note: ValueNote, _ out: inout TraceOutput) {
    switch note {
    case .integer(let value):
      out.byte(TraceFormat.Value.integer.rawValue)
      out.signed(value)
    case .flag(let value):
      out.byte(value ? TraceFormat.Value.yes.rawValue : TraceFormat.Value.no.rawValue)
    case .number(let value):
      out.byte(TraceFormat.Value.number.rawValue)
      out.fixed(value.bitPattern)
    case .text(let value):
      out.byte(TraceFormat.Value.text.rawValue)
      out.text(value)
    case .words(let value):
      out.byte(TraceFormat.Value.words.rawValue)
      out.text(value)
    }
  }

  /// The table entries that `decision(_:)` needs, which are written before the record.
  func parts(of decision: Decision) -> DecisionParts {
    var parts = DecisionParts(rule: text(decision.rule), site: site(decision.site))
    switch decision.detail {
    case .value(_, let before, let after): (parts.first, parts.second) = (text(before), text(after))
    case .element:
      if emptyText == 0 { emptyText = text("") }
      (parts.first, parts.second) = (emptyText, emptyText)
    case .stayingElement:
      (parts.first, parts.second) = (
        text(Decision.Detail.staying.before), text(Decision.Detail.staying.after)
      )
    case .text(let string): parts.first = text(string)
    case .types, .change, .flip, .made, nil: break
    }
    return parts
  }

  struct DecisionParts {
    var rule: UInt32
    var site: UInt32
    var first: UInt32 = 0
    var second: UInt32 = 0
  }

  func decision(_ decision: Decision, _ parts: DecisionParts, _ out: inout TraceOutput) {
    out.byte(decision.kind.number)
    out.number(UInt(parts.rule))
    out.number(UInt(parts.site))
    switch decision.detail {
    case nil: out.byte(TraceFormat.Detail.none.rawValue)
    case .value(let value, _, _):
      out.byte(TraceFormat.Detail.value.rawValue)
      out.number(UInt(parts.first))
      out.number(UInt(parts.second))
      self.value(ValueNote(value), &out)
    case .element(let identifier), .stayingElement(let identifier):
      out.byte(TraceFormat.Detail.value.rawValue)
      out.number(UInt(parts.first))
      out.number(UInt(parts.second))
      self.value(identifier.note, &out)
    case .change(let old, let new):
      out.byte(TraceFormat.Detail.change.rawValue)
      value(ValueNote(old), &out)
      value(ValueNote(new), &out)
    case .types(let old, let new):
      out.byte(TraceFormat.Detail.types.rawValue)
      out.text("\(old)")
      out.text("\(new)")
    case .flip(let flag):
      out.byte(TraceFormat.Detail.flip.rawValue)
      out.byte(flag ? 1 : 0)
    case .text:
      out.byte(TraceFormat.Detail.text.rawValue)
      out.number(UInt(parts.first))
    case .made(let make):
      out.byte(TraceFormat.Detail.value.rawValue)
      out.number(0)
      out.number(0)
      value(.words(make()), &out)
    }
  }
}
