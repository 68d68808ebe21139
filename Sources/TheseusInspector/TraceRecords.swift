import TheseusCore

/// The tables of a trace and the parts that records share. Nothing here is in words that could be made by the reader.
///
/// Keeps key paths and places of the program alive, never a view, a value or an object of an app.
///
/// An object: a struct with so many tables would be copied, reference by reference, at each call.
@MainActor
final class TraceRecords {
  /// Room that every record finds: its longest texts and some numbers.
  static let room = 3 * TraceFormat.longestText + 512
  /// Texts in a list are cut earlier, and the list is.
  static let longestItem = 512
  static let mostItems = 20

  let file: TraceFile
  @exclusivity(unchecked) private var texts = TraceTable()
  @exclusivity(unchecked) private var types = TraceTable()
  @exclusivity(unchecked) private var sites = TraceTable()
  @exclusivity(unchecked) private var fieldsTold = TraceTable()
  @exclusivity(unchecked) private var properties = TraceTable()
  /// The property that was asked for last: a write is followed by the runs of bodies that read it.
  @exclusivity(unchecked) private var lastProperty: (type: ObjectIdentifier?, ordinal: Int, number: UInt32) = (nil, 0, 0)
  @exclusivity(unchecked) private var paths = TraceNumbers()
  @exclusivity(unchecked) private var scopes = TraceNumbers()
  /// Key paths whose words are in the file: a token's address is one only while it lives.
  private var tokens: [AnyObject] = []
  @exclusivity(unchecked) private var tokenTexts = TraceTable()

  init(_ file: TraceFile) { self.file = file }

  /// Begins a record. False where recording has ended.
  @inline(__always)
  func begin(_ tag: TraceFormat.Tag) -> Bool {
    guard file.begin(Self.room) else { return false }
    file.byte(tag.rawValue)
    return true
  }

  // MARK: Tables

  func text(_ text: StaticString) -> UInt32 {
    let (number, isNew) = texts.number(text.hasPointerRepresentation ? UInt(bitPattern: text.utf8Start) : UInt(text.unicodeScalar.value))
    if isNew, begin(.text) { text.withUTF8Buffer { file.bytes($0) } }
    return number
  }

  private func fileName(_ start: UnsafePointer<UInt8>) -> UInt32 {
    let (number, isNew) = texts.number(UInt(bitPattern: start))
    if isNew, begin(.text) { file.text(String(cString: start)) }
    return number
  }

  func type(_ type: Any.Type) -> UInt32 {
    let (number, isNew) = types.number(UInt(bitPattern: ObjectIdentifier(type)))
    if isNew, begin(.type) { file.text(IdentityPath.Component.name(of: type)) }
    return number
  }

  /// The fields of a view's type, once.
  func fields(of type: Any.Type) {
    let number = self.type(type)
    guard fieldsTold.number(UInt(number)).isNew else { return }
    let names = BodyReasons.fieldNames(of: type)
    let count = min(names.count, Self.mostItems)
    guard begin(.fields) else { return }
    file.number(UInt(number))
    file.number(UInt(count))
    for index in 0..<count { file.text(names[index], limit: Self.longestItem) }
  }

  /// 0 where no position was captured.
  func site(_ site: SourceSite?) -> UInt32 {
    guard let site, let start = site.parts.file else { return 0 }
    let position = site.parts.position
    let (number, isNew) = sites.number(UInt(bitPattern: start), UInt(position))
    if isNew {
      let name = fileName(start)
      if begin(.site) {
        file.number(UInt(name))
        file.number(UInt(position >> 32))
        file.number(UInt(position & 0xFFFF_FFFF))
      }
    }
    return number
  }

  /// A view's type and the slot of the property tell it apart.
  func property(_ key: StateKey, of owner: OwnerNode) -> UInt32 {
    let ownerType = ObjectIdentifier(owner.type)
    if lastProperty.type == ownerType, lastProperty.ordinal == key.ordinal { return lastProperty.number }
    let (number, isNew) = properties.number(UInt(bitPattern: ownerType), UInt(bitPattern: key.ordinal))
    lastProperty = (ownerType, key.ordinal, number)
    if isNew {
      let (type, site) = (type(owner.type), site(key.site))
      if begin(.property) {
        file.number(UInt(type))
        file.text(key.name)
        file.number(UInt(site))
      }
    }
    return number
  }

  /// The words of a change of an object: 0 where they have to be written each time.
  func change(_ change: ObservedChange) -> UInt32 {
    guard let token = change.token, tokens.count < 4_096 else { return 0 }
    let (index, isNew) = tokenTexts.number(UInt(bitPattern: ObjectIdentifier(token)))
    if isNew { tokens.append(token) }
    // Texts are numbered together; a token's is found by the address of the object, which is no address of a text.
    let (number, isNewText) = texts.number(UInt(index), 1)
    if isNewText, begin(.text) { file.text(change.description) }
    return number
  }

  // MARK: Places

  func path(_ path: IdentityPath) -> UInt32 {
    if paths.knows(path.number) { return path.number }
    var missing: [IdentityPath] = []
    var current: IdentityPath? = path
    while let place = current, !paths.knows(place.number) {
      missing.append(place)
      current = place.parent
    }
    for place in missing.reversed() { write(place) }
    return path.number
  }

  private func write(_ place: IdentityPath) {
    place.number = paths.learn(place.number)
    // Made anew at each question.
    let component = place.component
    var type: UInt32 = 0
    if case .view(let view, _, _) = component { type = self.type(view) }
    guard begin(.path) else { return }
    file.number(UInt(place.number))
    file.number(UInt(place.parent?.number ?? 0))
    switch component {
    case .view(_, let index, let id):
      kind(.view, hasID: id != nil)
      file.number(UInt(type))
      file.signed(index)
      if let id { self.id(id) }
    case .arm(let taken, let index, let id):
      kind(.arm, hasID: id != nil)
      file.byte(taken ? 1 : 0)
      file.signed(index)
      if let id { self.id(id) }
    case .part(let name, let index):
      kind(.part, hasID: false)
      file.text(name)
      file.signed(index)
    case .id(let id, let occurrence):
      kind(.id, hasID: true)
      file.signed(occurrence)
      self.id(id)
    }
  }

  private func kind(_ kind: TraceFormat.Component, hasID: Bool) { file.byte(kind.rawValue << 1 | (hasID ? 1 : 0)) }

  /// As `IdentityPath` says it, which for ids of an app's own types is not how values are described.
  private func id(_ id: AnyHashable) {
    let note = ValueNote(id)
    if case .words = note { value(.text("\(id.base)")) } else { value(note) }
  }

  /// 0 for a scope without views that anybody was told of.
  func knownScope(_ scope: Scope) -> UInt32 { scopes.knows(scope.number) ? scope.number : 0 }

  func scope(_ scope: Scope) -> UInt32 {
    if scopes.knows(scope.number) { return scope.number }
    var missing: [Scope] = []
    var current: Scope? = scope
    while let place = current, !scopes.knows(place.number) {
      missing.append(place)
      current = place.parent
    }
    for place in missing.reversed() {
      place.number = scopes.learn(place.number)
      guard begin(.scope) else { break }
      file.number(UInt(place.number))
      file.number(UInt(place.parent?.number ?? 0))
    }
    return scope.number
  }

  // MARK: Parts of records

  func value(_ note: ValueNote) {
    switch note {
    case .integer(let value):
      file.byte(TraceFormat.Value.integer.rawValue)
      file.signed(value)
    case .flag(let value): file.byte(value ? TraceFormat.Value.yes.rawValue : TraceFormat.Value.no.rawValue)
    case .number(let value):
      file.byte(TraceFormat.Value.number.rawValue)
      file.fixed(value.bitPattern)
    case .text(let value):
      file.byte(TraceFormat.Value.text.rawValue)
      file.text(value)
    case .words(let value):
      file.byte(TraceFormat.Value.words.rawValue)
      file.text(value)
    }
  }

  /// What `decision(_:)` needs of the tables, which are written before the record.
  func parts(of decision: Decision) -> DecisionParts {
    var parts = DecisionParts(rule: text(decision.rule), site: site(decision.site))
    switch decision.detail {
    case .value(_, let before, let after): (parts.first, parts.second) = (text(before), text(after))
    case .element: (parts.first, parts.second) = (text(""), text(""))
    case .stayingElement:
      (parts.first, parts.second) = (text(Decision.Detail.staying.before), text(Decision.Detail.staying.after))
    case .text(let words): parts.first = text(words)
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

  func decision(_ decision: Decision, _ parts: DecisionParts) {
    file.byte(decision.kind.number)
    file.number(UInt(parts.rule))
    file.number(UInt(parts.site))
    switch decision.detail {
    case nil: file.byte(TraceFormat.Detail.none.rawValue)
    case .value(let value, _, _):
      file.byte(TraceFormat.Detail.value.rawValue)
      file.number(UInt(parts.first))
      file.number(UInt(parts.second))
      self.value(ValueNote(value))
    case .element(let identifier), .stayingElement(let identifier):
      file.byte(TraceFormat.Detail.value.rawValue)
      file.number(UInt(parts.first))
      file.number(UInt(parts.second))
      self.value(identifier.note)
    case .change(let old, let new):
      file.byte(TraceFormat.Detail.change.rawValue)
      value(ValueNote(old))
      value(ValueNote(new))
    case .types(let old, let new):
      file.byte(TraceFormat.Detail.types.rawValue)
      file.text("\(old)")
      file.text("\(new)")
    case .flip(let flag):
      file.byte(TraceFormat.Detail.flip.rawValue)
      file.byte(flag ? 1 : 0)
    case .text:
      file.byte(TraceFormat.Detail.text.rawValue)
      file.number(UInt(parts.first))
    case .made(let make):
      file.byte(TraceFormat.Detail.value.rawValue)
      file.number(0)
      file.number(0)
      value(.words(make()))
    }
  }
}

/// Which of the numbers that diagnostics give out are in this file. They are the process's, so that two traces of one run do not take
/// each other's for their own.
@MainActor
private struct TraceNumbers {
  private static var last: UInt32 = 0
  private var known: [UInt64] = []

  func knows(_ number: UInt32) -> Bool {
    let word = Int(number >> 6)
    return number != 0 && word < known.count && known[word] & (1 << UInt64(number & 63)) != 0
  }

  /// The number, given now where there was none.
  mutating func learn(_ number: UInt32) -> UInt32 {
    var number = number
    if number == 0 {
      Self.last &+= 1
      number = Self.last
    }
    let word = Int(number >> 6)
    while known.count <= word { known.append(0) }
    known[word] |= 1 << UInt64(number & 63)
    return number
  }
}

extension Cause.Kind {
  /// Its place in `allCases`: kinds are only ever added at the end.
  package var number: UInt8 {
    switch self {
    case .firstAppearance: 0
    case .branchFlipped: 1
    case .optionalChanged: 2
    case .elementInserted: 3
    case .elementRemoved: 4
    case .explicitIDChanged: 5
    case .erasedTypeChanged: 6
    case .typeChanged: 7
    case .scrolledIntoView: 8
    case .scrolledOutOfView: 9
    case .presented: 10
    case .dismissed: 11
    case .pushed: 12
    case .popped: 13
    case .tabSelected: 14
    case .tabDeselected: 15
    case .windowOpened: 16
    case .windowClosed: 17
    case .revived: 18
    case .restored: 19
    case .parentEnded: 20
    case .hostUnmounted: 21
    case .stateChanged: 22
    case .bindingChanged: 23
    case .environmentChanged: 24
    case .observedChanged: 25
    case .parentPassedNewValue: 26
    case .equalWrite: 27
    case .kept: 28
    }
  }
}
