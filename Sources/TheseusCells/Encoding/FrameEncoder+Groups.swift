extension FrameEncoder {
  /// Cells with the same color of the text and of the background. Their attributes may differ.
  struct Group {
    /// One of their styles.
    var style: UInt32
    /// Whether it has texts; of blanks only the background is seen.
    var hasTexts: Bool
  }

  /// The most groups that are ordered; the cells of further colors are written in reading order.
  private static let mostGroups = 7

  /// Finds the colors of the open rows' differences, and the order in which setting them takes the
  /// fewest bytes.
  mutating func planGroups(_ back: UnsafeBufferPointer<Cell>) {
    groups.removeAll(keepingCapacity: true)
    defer { if groups.isEmpty { order.begin(count: 0) } }
    guard pen.depth >= .indexed256 else { return }
    for open in openRows { addTexts(of: open, back) }
    for open in openRows { addBlanks(of: open, back) }
    orderGroups()
    for index in fills.indices { fills[index].group = group(erasing: fills[index], back) ?? -1 }
  }

  private mutating func addTexts(of open: OpenRow, _ back: UnsafeBufferPointer<Cell>) {
    let base = open.row * columns
    var last = UInt32.max
    for x in open.span {
      let cell = back[base + x]
      if cell.style == last || cell.isBlank || cell.isContinuation { continue }
      if cell == front[base + x], endOfUnerased(open, at: x) == nil { continue }
      last = cell.style
      let isKnown = groups.contains { !pen.changesColors(from: $0.style, to: cell.style) }
      if !isKnown, groups.count < Self.mostGroups {
        groups.append(Group(style: cell.style, hasTexts: true))
      }
    }
  }

  /// Backgrounds without a text.
  private mutating func addBlanks(of open: OpenRow, _ back: UnsafeBufferPointer<Cell>) {
    let base = open.row * columns
    var last = UInt32.max
    for x in open.span {
      let cell = back[base + x]
      if cell.style == last || !cell.isBlank || cell == front[base + x]
        || isShownBlank(cell, at: base + x)
      {
        continue
      }
      last = cell.style
      let isKnown = groups.contains {
        pen.blanksAreEqual($0.style, cell.style)
          || !pen.changesColors(from: $0.style, to: cell.style)
      }
      if !isKnown, groups.count < Self.mostGroups {
        groups.append(Group(style: cell.style, hasTexts: false))
      }
    }
  }

  private mutating func orderGroups() {
    order.begin(count: groups.count)
    guard groups.count > 1 else { return }
    for to in groups.indices {
      let group = groups[to]
      func cost(from style: UInt32?) -> Int {
        pen.cost(from: style, to: group.style, onlyBackground: !group.hasTexts)
      }
      order.setCost(cost(from: nil), from: nil, to: to)
      for from in groups.indices where from != to {
        order.setCost(cost(from: groups[from].style), from: from, to: to)
      }
    }
    order.solve()
  }

  /// The first group that writes a text of the part, or else a blank like its own.
  private func group(erasing fill: Fill, _ back: UnsafeBufferPointer<Cell>) -> Int? {
    let base = fill.row * columns
    let ofText = order.best.first { group in
      groups[group].hasTexts
        && fill.columns.contains { x in
          let cell = back[base + x]
          return !cell.isBlank && !cell.isContinuation
            && !pen.changesColors(from: groups[group].style, to: cell.style)
        }
    }
    return ofText ?? order.best.first { pen.blanksAreEqual(groups[$0].style, fill.style) }
  }
}
