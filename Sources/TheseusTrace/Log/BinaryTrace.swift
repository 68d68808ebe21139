import TheseusCore
import TheseusInspector

/// Creates a log from the records of `TraceWriter`: resolves references, and turns numbers into
/// text.
struct BinaryTrace {
  /// The most events of one log.
  static let maximumEvents = 5_000_000
  /// The most bytes of all paths of one log.
  static let maximumPathBytes = 1 << 30

  private(set) var log = TraceLog(
    header: TraceLog.Header(version: TraceFormat.version, program: "", started: "", profile: ""))
  private var cursor: TraceCursor
  private let window: Int
  /// How many of the last updates keep their events; nil for all.
  private let last: Int?
  private var events = 0
  private var pathBytes = 0

  // Tables, from 1.
  private var texts: [String] = []
  private var types: [String] = []
  /// Numbers of types that the framework declares.
  private var frameworkTypes: Set<Int> = []
  private var sites: [SourcePosition] = []
  /// Names of fields by the type's number.
  private var fields: [Int: [String]] = [:]
  private var typeOfView: [Int: Int] = [:]
  private var properties: [Property] = []
  var paths: [Int: TracePath] = [:]
  private var scopes = TraceScopes()

  private struct Property {
    var name: String
    var site: SourcePosition?
  }

  private struct Written: Hashable {
    var view: Int
    var property: Int
  }

  // The update that is being read.
  private var time = 0
  private var writes: [Written: String] = [:]
  private var appeared: [Int] = []
  /// Views below conditionals or lists that were decided again, each with the innermost decision.
  private var kept: [Int: Cause] = [:]
  private var keptOrder: [Int] = []
  private var places: [Int: Int] = [:]

  init(_ bytes: UnsafeRawBufferPointer, length: Int, window: Int, last: Int?) {
    cursor = TraceCursor(
      bytes: bytes, position: TraceFormat.headerSize, end: min(length, bytes.count))
    self.window = window
    self.last = last
  }

  /// Reads all whole records.
  /// - Parameter mayBeCut: whether the bytes may end in the middle of a record.
  /// - Throws: the fault and where it is.
  mutating func read(mayBeCut: Bool) throws(TraceCursor.Fault) {
    while !cursor.isAtEnd {
      let start = cursor.position
      do {
        let tag = try cursor.choice(TraceFormat.Tag.self, "kind of record")
        if tag != .appearedTogether { finishAppearances() }
        try record(tag)
      } catch {
        if error.isEnd && mayBeCut { break }
        throw TraceCursor.Fault("byte \(start): \(error.reason)")
      }
    }
    finishAppearances()
    addKept()
    log.finish(last: last)
    if log.header.program.isEmpty && log.header.started.isEmpty {
      throw TraceCursor.Fault("it has no record of its run")
    }
  }

  private mutating func record(_ tag: TraceFormat.Tag) throws(TraceCursor.Fault) {
    switch tag {
    case .run:
      log.header.program = try cursor.text()
      log.header.started = try cursor.text()
      log.header.profile = try cursor.text()
    case .text: texts.append(try cursor.text())
    case .type: types.append(try cursor.text())
    case .frameworkType:
      types.append(try cursor.text())
      frameworkTypes.insert(types.count)
    case .input: log.input = try cursor.text()
    case .fields:
      let number = try index(in: types, "type")
      let count = try cursor.number()
      guard count <= 64 else {
        throw TraceCursor.Fault("a type has \(count) fields; the most is 64")
      }
      var names: [String] = []
      for _ in 0..<count { names.append(try cursor.text()) }
      fields[number] = names
    case .site:
      let file = try entry(texts, "text")
      sites.append(
        SourcePosition(fileID: file, line: try cursor.number(), column: try cursor.number()))
    case .property:
      _ = try entry(types, "type")
      properties.append(Property(name: try cursor.text(), site: try site()))
    case .path: try path()
    case .scope:
      let number = try cursor.number()
      try scopes.add(number, in: try cursor.number())
    case .update: try update()
    case .created: try created()
    case .ended:
      let view = try cursor.number()
      let cause = try decision()
      scopes.end(view)
      try add(.ended(view: view, cause: cause))
    case .appeared, .appearedTogether: try appear()
    case .disappeared: try add(.disappeared(view: try cursor.number()))
    case .kept: try keep()
    case .ran: try ran()
    case .wrote: try wrote()
    case .skipped:
      let (view, index) = (try cursor.number(), try property())
      let property = properties[index]
      try add(
        .skipped(
          TraceWrite(
            view: view, property: property.name, to: try value().words, source: property.site)))
    case .observed: try add(.observed(try observed()))
    case .issue: try issue()
    case .printed: try add(.printed(try cursor.text()))
    case .committed:
      try add(
        .committed(
          TraceCommit(
            inserted: try cursor.number(), moved: try cursor.number(), removed: try cursor.number(),
            updated: try cursor.number())
        ))
    case .endedPass: addKept()
    case .skip: cursor.position = (cursor.position / window + 1) * window
    }
  }

  // MARK: Tables

  /// Reads the number of an entry, from 1.
  private mutating func index<Entry>(in table: [Entry], _ what: String) throws(TraceCursor.Fault)
    -> Int
  {
    let number = try cursor.number()
    guard number >= 1, number <= table.count else {
      throw TraceCursor.Fault("\(what) \(number) is used before it was declared")
    }
    return number
  }

  private mutating func entry<Entry>(_ table: [Entry], _ what: String) throws(TraceCursor.Fault)
    -> Entry
  { table[try index(in: table, what) - 1] }

  private mutating func site() throws(TraceCursor.Fault) -> SourcePosition? {
    let number = try cursor.number()
    guard number != 0 else { return nil }
    guard number <= sites.count else {
      throw TraceCursor.Fault("source location \(number) is used before it was declared")
    }
    return sites[number - 1]
  }

  private mutating func property() throws(TraceCursor.Fault) -> Int {
    try index(in: properties, "property") - 1
  }

  private mutating func path() throws(TraceCursor.Fault) {
    let (number, parent) = (try cursor.number(), try cursor.number())
    guard parent == 0 || paths[parent] != nil else {
      throw TraceCursor.Fault("path \(parent) is used before it was declared")
    }
    guard paths[number] == nil else { throw TraceCursor.Fault("path \(number) is declared twice") }
    let bits = try cursor.byte()
    guard let kind = TraceFormat.Component(rawValue: bits >> 1) else {
      throw TraceCursor.Fault("there is no kind of path component \(bits >> 1)")
    }
    var name = ""
    var index = -1
    switch kind {
    case .view:
      name = try entry(types, "type")
      index = try cursor.signed()
    case .arm:
      name = try cursor.byte() == 0 ? "if:false" : "if:true"
      index = try cursor.signed()
    case .part:
      name = try cursor.text()
      index = try cursor.signed()
    case .id: index = try cursor.signed()
    }
    let id = bits & 1 == 0 ? nil : try value().idText
    let isBare = kind == .id
    var text = name + (isBare || index < 0 ? "" : "[\(index)]") + (id.map { "#\($0)" } ?? "")
    if isBare && index != 0 { text += "~\(index)" }
    paths[number] = TracePath(parent: parent, text: text, index: index, id: id)
  }

  // MARK: Parts of records

  private mutating func value() throws(TraceCursor.Fault) -> ValueNote {
    switch try cursor.choice(TraceFormat.Value.self, "kind of value") {
    case .integer: .integer(try cursor.signed())
    case .no: .flag(false)
    case .yes: .flag(true)
    case .number: .number(Double(bitPattern: try cursor.fixed()))
    case .text: .text(try cursor.text())
    case .words: .words(try cursor.text())
    }
  }

  private mutating func kind() throws(TraceCursor.Fault) -> Cause.Kind {
    let number = Int(try cursor.byte())
    guard number < Cause.Kind.allCases.count else {
      throw TraceCursor.Fault("there is no kind of cause \(number)")
    }
    return Cause.Kind.allCases[number]
  }

  private mutating func decision() throws(TraceCursor.Fault) -> Cause {
    let (kind, rule, site) = (try kind(), try entry(texts, "text"), try site())
    var what: String?
    switch try cursor.choice(TraceFormat.Detail.self, "kind of detail") {
    case .none: break
    case .value:
      let (before, after) = (try optionalText(), try optionalText())
      let value = try value()
      what = before + value.words + after
    case .change:
      let old = try value()
      let new = try value()
      what = "\(old.words)→\(new.words)"
    case .types:
      let old = try cursor.text()
      let new = try cursor.text()
      what = "\(old)→\(new)"
    case .flip:
      let flag = try cursor.byte() != 0
      what = "\(!flag)→\(flag)"
    case .text: what = try entry(texts, "text")
    }
    return Cause(decided: kind, rule: rule, what: what, at: site)
  }

  private mutating func optionalText() throws(TraceCursor.Fault) -> String {
    let number = try cursor.number()
    guard number != 0 else { return "" }
    guard number <= texts.count else {
      throw TraceCursor.Fault("text \(number) is used before it was declared")
    }
    return texts[number - 1]
  }

  private mutating func observed() throws(TraceCursor.Fault) -> String {
    let text = try optionalText()
    return text.isEmpty ? try cursor.text() : text
  }

  // MARK: Events

  private mutating func update() throws(TraceCursor.Fault) {
    addKept()
    let isTransaction = try cursor.byte() != 0
    let (sum, overflow) = time.addingReportingOverflow(try cursor.number())
    guard !overflow else { throw TraceCursor.Fault("a number is too large") }
    time = sum
    writes.removeAll(keepingCapacity: true)
    log.beginUpdate(isTransaction: isTransaction, time: Double(time) / 1e6, last: last)
  }

  private mutating func add(_ event: TraceEvent) throws(TraceCursor.Fault) {
    try requireUpdate(for: event.name)
    try count(1)
    log.add(event)
  }

  private func requireUpdate(for event: String) throws(TraceCursor.Fault) {
    guard !log.updates.isEmpty else {
      throw TraceCursor.Fault("\"\(event)\" precedes the first update")
    }
  }

  private mutating func count(_ number: Int) throws(TraceCursor.Fault) {
    events += number
    guard last != nil || events <= Self.maximumEvents else {
      throw TraceCursor.Fault(
        "more than \(Self.maximumEvents) events; --last N reads only the last N updates")
    }
  }

  private mutating func created() throws(TraceCursor.Fault) {
    let view = try cursor.number()
    let number = try index(in: types, "type")
    let place = try cursor.number()
    guard paths[place] != nil else {
      throw TraceCursor.Fault("path \(place) is used before it was declared")
    }
    let path = text(of: place)
    pathBytes += path.utf8.count
    guard pathBytes <= Self.maximumPathBytes else {
      throw TraceCursor.Fault("its paths have more than \(Self.maximumPathBytes >> 20) MiB of text")
    }
    try scopes.begin(view, in: try cursor.number())
    log.views[view] = TraceLog.View(
      type: types[number - 1], path: path, isFrameworks: frameworkTypes.contains(number))
    typeOfView[view] = number
    places[view] = place
    try add(.created(view: view, cause: try decision()))
  }

  /// Root first; the start of an overlong path is omitted.
  private func text(of path: Int) -> String {
    var parts: [String] = []
    var count = 0
    var current = path
    while current != 0, let place = paths[current] {
      count += place.text.utf8.count + 1
      parts.append(place.text)
      if count > 1 << 16 {
        parts.append("…")
        break
      }
      current = place.parent
    }
    return parts.reversed().joined(separator: "/")
  }

  private mutating func appear() throws(TraceCursor.Fault) {
    let (first, count) = (try cursor.number(), try cursor.number())
    guard count <= log.views.count, !first.addingReportingOverflow(count).overflow else {
      throw TraceCursor.Fault("\(count) views appear, of \(log.views.count)")
    }
    try requireUpdate(for: "appeared")
    appeared.append(contentsOf: first..<(first + count))
  }

  /// Views that appeared in one update did so children first (R60).
  private mutating func finishAppearances() {
    guard !appeared.isEmpty else { return }
    let order = TracePath.childrenFirst(appeared, at: places, in: paths)
    appeared.removeAll(keepingCapacity: true)
    for view in order { log.add(.appeared(view: view)) }
    events += order.count
  }

  private mutating func keep() throws(TraceCursor.Fault) {
    let scope = try cursor.number()
    let cause = try decision()
    try requireUpdate(for: "kept")
    let views = try scopes.views(in: scope)
    try count(views.count)
    for view in views where kept.updateValue(cause, forKey: view) == nil { keptOrder.append(view) }
  }

  private mutating func addKept() {
    for view in keptOrder {
      if let cause = kept[view], scopes.isAlive(view) { log.add(.kept(view: view, cause: cause)) }
    }
    kept.removeAll(keepingCapacity: true)
    keptOrder.removeAll(keepingCapacity: true)
  }

  private mutating func ran() throws(TraceCursor.Fault) {
    let view = try cursor.number()
    let bits = try cursor.byte()
    var reasons: [BodyCause] = bits & 1 == 0 ? [] : [BodyCause(.firstAppearance, "")]
    for _ in 0..<(try cursor.byte()) {
      switch try cursor.choice(TraceFormat.Reason.self, "kind of reason") {
      case .other:
        let kind = try kind()
        reasons.append(BodyCause(kind, try cursor.text()))
      case .state: reasons.append(try cell(.stateChanged))
      case .binding: reasons.append(try cell(.bindingChanged))
      }
    }
    for _ in 0..<(try cursor.byte()) { reasons.append(BodyCause(.observedChanged, try observed())) }
    if bits & 2 != 0 {
      let changed = UInt64(try cursor.number())
      let names = typeOfView[view].flatMap { fields[$0] } ?? []
      if bits & 1 == 0 {
        reasons.append(
          BodyCause(.parentPassedNewValue, BodyReasons.text(changed, names, log.type(of: view))))
      }
    }
    try add(.ran(view: view, reasons: reasons))
  }

  private mutating func cell(_ kind: Cause.Kind) throws(TraceCursor.Fault) -> BodyCause {
    let (view, index) = (try cursor.number(), try property())
    let property = properties[index]
    return BodyCause(
      kind, writes[Written(view: view, property: index)] ?? property.name, at: property.site)
  }

  private mutating func wrote() throws(TraceCursor.Fault) {
    let (view, index) = (try cursor.number(), try property())
    let (old, new) = (try value().words, try value().words)
    let property = properties[index]
    writes[Written(view: view, property: index)] = "\(property.name) \(old)→\(new)"
    try add(
      .wrote(
        TraceWrite(view: view, property: property.name, from: old, to: new, source: property.site)))
  }

  private mutating func issue() throws(TraceCursor.Fault) {
    let (kind, message, path, file) = (
      try cursor.text(), try cursor.text(), try cursor.text(), try cursor.text()
    )
    let (line, column) = (try cursor.number(), try cursor.number())
    let source = file.isEmpty ? nil : SourcePosition(fileID: file, line: line, column: column)
    try add(.issue(kind: kind, message: message, path: path.isEmpty ? nil : path, source: source))
  }
}

extension ValueNote {
  /// As an id appears in a path: text without quotes.
  fileprivate var idText: String { if case .text(let text) = self { text } else { words } }
}
