import TheseusCore
import TheseusInspector

/// The events of updates.
extension BinaryTrace {
  mutating func update() throws(TraceCursor.Fault) {
    addKept()
    let isTransaction = try cursor.byte() != 0
    let (sum, overflow) = time.addingReportingOverflow(try cursor.number())
    guard !overflow else { throw TraceCursor.Fault("a number is too large") }
    time = sum
    writes.removeAll(keepingCapacity: true)
    log.beginUpdate(isTransaction: isTransaction, time: Double(time) / 1e6, last: last)
  }

  mutating func add(_ event: TraceEvent) throws(TraceCursor.Fault) {
    try requireUpdate(for: event.name)
    try count(1)
    log.add(event)
  }

  private func requireUpdate(for event: String) throws(TraceCursor.Fault) {
    guard !log.updates.isEmpty else {
      throw TraceCursor.Fault("\"\(event)\" precedes the first update")
    }
  }

  mutating func count(_ number: Int) throws(TraceCursor.Fault) {
    events += number
    guard last != nil || events <= Self.maximumEvents else {
      throw TraceCursor.Fault(
        "more than \(Self.maximumEvents) events; --last N reads only the last N updates")
    }
  }

  mutating func created() throws(TraceCursor.Fault) {
    let view = try cursor.number()
    let number = try index(in: types, "type")
    let place = try cursor.number()
    guard paths[place] != nil else {
      throw TraceCursor.Fault("path \(place) is used before it was declared")
    }
    let components = components(of: place)
    let path = components.joined(separator: "/")
    pathBytes += path.utf8.count
    guard pathBytes <= Self.maximumPathBytes else {
      throw TraceCursor.Fault("its paths have more than \(Self.maximumPathBytes >> 20) MiB of text")
    }
    try scopes.begin(view, in: try cursor.number())
    log.views[view] = TraceLog.View(
      type: types[number - 1], path: path, isFrameworks: frameworkTypes.contains(number),
      components: components.contains { $0.contains("/") } ? components : nil)
    typeOfView[view] = number
    places[view] = place
    try add(.created(view: view, cause: try decision()))
  }

  /// Root first; the start of an overlong path is omitted.
  func components(of path: Int) -> [String] {
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
    return parts.reversed()
  }

  mutating func appear() throws(TraceCursor.Fault) {
    let (first, count) = (try cursor.number(), try cursor.number())
    guard count <= log.views.count, !first.addingReportingOverflow(count).overflow else {
      throw TraceCursor.Fault("\(count) views appear, of \(log.views.count)")
    }
    try requireUpdate(for: "appeared")
    appeared.append(contentsOf: first..<(first + count))
  }

  /// Views that appeared in one update did so children first (R60).
  mutating func finishAppearances() {
    guard !appeared.isEmpty else { return }
    let order = TracePath.childrenFirst(appeared, at: places, in: paths)
    appeared.removeAll(keepingCapacity: true)
    for view in order { log.add(.appeared(view: view)) }
    events += order.count
  }

  mutating func keep() throws(TraceCursor.Fault) {
    let scope = try cursor.number()
    let cause = try decision()
    try requireUpdate(for: "kept")
    let views = try scopes.views(in: scope)
    try count(views.count)
    for view in views where kept.updateValue(cause, forKey: view) == nil { keptOrder.append(view) }
  }

  mutating func addKept() {
    for view in keptOrder {
      if let cause = kept[view], scopes.isAlive(view) { log.add(.kept(view: view, cause: cause)) }
    }
    kept.removeAll(keepingCapacity: true)
    keptOrder.removeAll(keepingCapacity: true)
  }

  mutating func ran() throws(TraceCursor.Fault) {
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

  mutating func cell(_ kind: Cause.Kind) throws(TraceCursor.Fault) -> BodyCause {
    let (view, index) = (try cursor.number(), try property())
    let property = properties[index]
    return BodyCause(
      kind, writes[Written(view: view, property: index)] ?? property.name, at: property.site)
  }

  mutating func wrote() throws(TraceCursor.Fault) {
    let (view, index) = (try cursor.number(), try property())
    let (old, new) = (try value().words, try value().words)
    let property = properties[index]
    writes[Written(view: view, property: index)] = "\(property.name) \(old)→\(new)"
    try add(
      .wrote(
        TraceWrite(view: view, property: property.name, from: old, to: new, source: property.site)))
  }

  mutating func issue() throws(TraceCursor.Fault) {
    let (kind, message, path, file) = (
      try cursor.text(), try cursor.text(), try cursor.text(), try cursor.text()
    )
    let (line, column) = (try cursor.number(), try cursor.number())
    let source = file.isEmpty ? nil : SourcePosition(fileID: file, line: line, column: column)
    try add(.issue(kind: kind, message: message, path: path.isEmpty ? nil : path, source: source))
  }
}
