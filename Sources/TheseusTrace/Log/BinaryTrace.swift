import TheseusCore
import TheseusInspector

/// Creates a log from the records of `TraceWriter`: resolves references, and turns numbers into
/// text.
struct BinaryTrace {
  /// The most events of one log.
  static let maximumEvents = 5_000_000
  /// The most bytes of all paths of one log.
  static let maximumPathBytes = 1 << 30

  var log = TraceLog(
    header: TraceLog.Header(version: TraceFormat.version, program: "", started: "", profile: ""))
  var cursor: TraceCursor
  private let window: Int
  /// How many of the last updates keep their events; nil for all.
  let last: Int?
  var events = 0
  var pathBytes = 0

  // Tables, from 1.
  private var texts: [String] = []
  var types: [String] = []
  /// Numbers of types that the framework declares.
  var frameworkTypes: Set<Int> = []
  private var sites: [SourcePosition] = []
  /// Names of fields by the type's number.
  var fields: [Int: [String]] = [:]
  var typeOfView: [Int: Int] = [:]
  var properties: [Property] = []
  var paths: [Int: TracePath] = [:]
  var scopes = TraceScopes()

  struct Property {
    var name: String
    var site: SourcePosition?
  }

  struct Written: Hashable {
    var view: Int
    var property: Int
  }

  // The update that is being read.
  var time = 0
  var writes: [Written: String] = [:]
  var appeared: [Int] = []
  /// Views below conditionals or lists that were decided again, each with the innermost decision.
  var kept: [Int: Cause] = [:]
  var keptOrder: [Int] = []
  var places: [Int: Int] = [:]

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
  mutating func index<Entry>(in table: [Entry], _ what: String) throws(TraceCursor.Fault)
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

  mutating func site() throws(TraceCursor.Fault) -> SourcePosition? {
    let number = try cursor.number()
    guard number != 0 else { return nil }
    guard number <= sites.count else {
      throw TraceCursor.Fault("source location \(number) is used before it was declared")
    }
    return sites[number - 1]
  }

  mutating func property() throws(TraceCursor.Fault) -> Int {
    try index(in: properties, "property") - 1
  }

  mutating func path() throws(TraceCursor.Fault) {
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

  mutating func value() throws(TraceCursor.Fault) -> ValueNote {
    switch try cursor.choice(TraceFormat.Value.self, "kind of value") {
    case .integer: .integer(try cursor.signed())
    case .no: .flag(false)
    case .yes: .flag(true)
    case .number: .number(Double(bitPattern: try cursor.fixed()))
    case .text: .text(try cursor.text())
    case .words: .words(try cursor.text())
    }
  }

  mutating func kind() throws(TraceCursor.Fault) -> Cause.Kind {
    let number = Int(try cursor.byte())
    guard number < Cause.Kind.allCases.count else {
      throw TraceCursor.Fault("there is no kind of cause \(number)")
    }
    return Cause.Kind.allCases[number]
  }

  mutating func decision() throws(TraceCursor.Fault) -> Cause {
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

  mutating func observed() throws(TraceCursor.Fault) -> String {
    let text = try optionalText()
    return text.isEmpty ? try cursor.text() : text
  }
}

extension ValueNote {
  /// As an id appears in a path: text without quotes.
  fileprivate var idText: String { if case .text(let text) = self { text } else { words } }
}
