import TheseusCore

extension TraceLog {
  /// Boxes a drawing of one update has at most; a list's thousand rows are one box.
  static let maximumBoxes = 120

  /// Cause and effect of one update: writes, the bodies that ran for them, the identities that
  /// those began and ended.
  public func drawing(of update: TraceUpdate) -> Drawing {
    var maker = UpdateDrawing(log: self, title: "\(header.program): update \(update.number)")
    for event in update.events { maker.add(event) }
    return maker.drawing
  }
}

/// Draws one update.
private struct UpdateDrawing {
  let log: TraceLog
  var drawing: Drawing
  /// Writes, by the text that causes use: `count 3→4`.
  private var writes: [String: Int] = [:]
  private var runs: [Int: Int] = [:]
  /// Groups of identities that began or ended for the same reason: one box for each type.
  private var groups: [String: (box: Int, count: Int)] = [:]
  private var left = 0

  init(log: TraceLog, title: String) {
    self.log = log
    drawing = Drawing(title: title)
  }

  mutating func add(_ event: TraceEvent) {
    switch event {
    case .wrote(let write):
      let change = "\(write.property) \(write.from ?? "")→\(write.to)"
      writes[change] = box(
        [log.type(of: write.view), change], .source, "\(log.path(of: write.view)): \(write.words)")
    case .observed(let what): writes[what] = box([what, "changed"], .source, "")
    case .skipped(let write):
      _ = box([log.type(of: write.view), write.words], .quiet, "equal: nothing runs (R24)")
    case .ran(let view, let reasons): ran(view, reasons, event)
    case .created(let view, let cause): lifetime(view, cause, .began, "began")
    case .ended(let view, let cause): lifetime(view, cause, .ended, "ended")
    case .issue(let kind, let message, _, _): _ = box(["issue: \(kind)"], .ended, message)
    case .kept, .appeared, .disappeared, .printed, .committed: break
    }
  }

  private mutating func box(_ lines: [String], _ style: Drawing.Style, _ note: String) -> Int? {
    guard drawing.boxes.count < TraceLog.maximumBoxes else {
      left += 1
      let label = "and \(left) more"
      if left == 1 { drawing.boxes.append(Drawing.Box(lines: [label], style: .quiet)) }
      drawing.boxes[drawing.boxes.count - 1].lines = [label]
      return nil
    }
    drawing.boxes.append(Drawing.Box(lines: lines, style: style, note: note))
    return drawing.boxes.count - 1
  }

  private mutating func ran(_ view: Int, _ reasons: [BodyCause], _ event: TraceEvent) {
    let isFirst = reasons.first?.kind == .firstAppearance
    // A first run needs no box: the box of the appearance implies it.
    if isFirst { return }
    guard
      let run = box(
        [log.type(of: view), "ran"], .rule,
        "\(log.path(of: view)): \(event.cause?.description ?? "")")
    else { return }
    runs[view] = run
    var hasArrow = false
    for reason in reasons {
      guard let source = writes[reason.change] ?? writes[reason.change.components(before: " ")]
      else { continue }
      drawing.arrows.append(Drawing.Arrow(from: source, to: run))
      hasArrow = true
    }
    if !hasArrow, let parent = runAbove(view) {
      drawing.arrows.append(Drawing.Arrow(from: parent, to: run))
    }
  }

  private mutating func lifetime(
    _ view: Int, _ cause: Cause, _ style: Drawing.Style, _ verb: String
  ) {
    let above = runAbove(view)
    let key =
      """
      \(verb)|\(log.type(of: view))|\(cause.kind.rawValue)|\
      \(cause.location?.description ?? "")|\(above ?? -1)
      """
    if let group = groups[key] {
      groups[key] = (group.box, group.count + 1)
      drawing.boxes[group.box].lines[0] = "\(group.count + 1) × \(log.type(of: view))"
      return
    }
    guard
      let made = box(
        [log.type(of: view), "\(verb): \(cause.description)"], style, log.path(of: view))
    else { return }
    groups[key] = (made, 1)
    if let above { drawing.arrows.append(Drawing.Arrow(from: above, to: made)) }
  }

  /// The nearest enclosing view whose body ran in this update.
  private func runAbove(_ view: Int) -> Int? {
    let path = log.path(of: view)
    var nearest: (length: Int, box: Int)?
    for (candidate, box) in runs where candidate != view {
      let above = log.path(of: candidate)
      guard path.hasPrefix(above + "/"), above.utf8.count > nearest?.length ?? -1 else { continue }
      nearest = (above.utf8.count, box)
    }
    return nearest?.box
  }
}

extension String {
  fileprivate func components(before separator: Character) -> String {
    String(prefix { $0 != separator })
  }
}
