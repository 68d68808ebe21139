import IdentityModel

/// Compares what the runtime's views report after a step with the table: the cells, the identities
/// that continued, began and ended, and the order of their events.
// Nonisolated: its closures would check the current actor at each call.
struct StepChecker {
  private let table: TransitionTable
  /// The tree and the valuation that were last found right.
  private(set) var tree = 0
  private(set) var values: UInt16 = 0
  /// The serial number of the view at each position before the step.
  private var serials: [UInt64] = []
  /// The serial numbers after the step, and the values that the views show and store.
  private var found: [UInt64] = []
  private var foundValues: UInt16 = 0
  private var newest: UInt64 = 0

  init(_ table: TransitionTable) { self.table = table }

  mutating func start(_ recorder: Recorder, tree: Int) -> Bool {
    let all = mask(of: tree)
    guard look(recorder, table.cellCount(of: tree)), foundValues == 0,
      agrees(recorder, begun: all, ended: 0)
    else { return false }
    accept(recorder, tree, 0)
    return true
  }

  mutating func rendered(_ recorder: Recorder, to newTree: Int) -> Bool {
    var kept: UInt16 = 0
    var lost: UInt16 = 0
    var image: UInt16 = 0
    let cells = table.cellCount(of: tree)
    guard look(recorder, table.cellCount(of: newTree)) else { return false }
    for cell in 0..<cells {
      let home = table.home(of: cell, in: tree, to: newTree)
      if home == 0 {
        lost |= 1 << UInt16(cell)
        continue
      }
      if found[home.trailingZeroBitCount] != serials[cell] { return false }
      kept |= home
      if values & 1 << UInt16(cell) != 0 { image |= home }
    }
    let begun = mask(of: newTree) & ~kept
    for place in 0..<found.count where begun & 1 << UInt16(place) != 0 && found[place] <= newest {
      return false
    }
    guard agrees(recorder, begun: begun, ended: lost), foundValues == image else { return false }
    accept(recorder, newTree, image)
    return true
  }

  mutating func wrote(_ recorder: Recorder, _ mask: UInt16) -> Bool {
    let new = values ^ mask
    guard recorder.events.isEmpty, look(recorder, table.cellCount(of: tree)), found == serials,
      foundValues == new
    else { return false }
    values = new
    return true
  }

  /// After a restart with the same tree every view is a new one with its old value, and nothing
  /// remains of the ended process.
  mutating func restarted(_ recorder: Recorder, _ report: RestartReport) -> Bool {
    let count = table.cellCount(of: tree)
    guard report == RestartReport(kept: count, dropped: 0), look(recorder, count),
      foundValues == values, found.allSatisfy({ $0 > newest }),
      agrees(recorder, begun: mask(of: tree), ended: 0)
    else { return false }
    accept(recorder, tree, values)
    return true
  }

  /// After the end of the whole tree every view has disappeared and ended, and no object remains.
  mutating func unmounted(_ recorder: Recorder) -> Bool {
    recorder.lives.isEmpty && agrees(recorder, begun: 0, ended: mask(of: tree))
  }

  /// The writes that flip these cells.
  func flips(_ mask: UInt16) -> [(place: Int, value: Int)] {
    var flips: [(place: Int, value: Int)] = []
    for place in 0..<table.cellCount(of: tree) where mask & 1 << UInt16(place) != 0 {
      flips.append((place, values & 1 << UInt16(place) != 0 ? 0 : 1))
    }
    return flips
  }

  private func mask(of tree: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: (1 << table.cellCount(of: tree)) - 1)
  }

  private mutating func accept(_ recorder: Recorder, _ tree: Int, _ values: UInt16) {
    swap(&serials, &found)
    self.tree = tree
    self.values = values
    newest = recorder.lastSerial
  }

  /// Finds the view at each position, exactly one, and its value, which its cell must contain.
  private mutating func look(_ recorder: Recorder, _ count: Int) -> Bool {
    found.removeAll(keepingCapacity: true)
    foundValues = 0
    guard recorder.lives.count == count else { return false }
    for _ in 0..<count { found.append(0) }
    for life in recorder.lives {
      let (place, serial, value) = life._withUnsafeGuaranteedRef {
        ($0.place, $0.serial, $0.shown == $0.held ? $0.shown : nil)
      }
      guard place >= 0, place < count, found[place] == 0, let value, value == 0 || value == 1 else {
        return false
      }
      found[place] = serial
      if value == 1 { foundValues |= 1 << UInt16(place) }
    }
    return true
  }

  /// All beginnings, then all appearances, disappearances, ends; each view once.
  private func agrees(_ recorder: Recorder, begun: UInt16, ended: UInt16) -> Bool {
    var seen: (UInt16, UInt16, UInt16, UInt16) = (0, 0, 0, 0)
    var phase: UInt16 = 0
    for code in recorder.events {
      let event = code >> 8
      guard event >= phase, code & 0xFF < 16 else { return false }
      phase = event
      let bit: UInt16 = 1 << (code & 0xFF)
      switch event {
      case 0:
        if seen.0 & bit != 0 { return false }
        seen.0 |= bit
      case 1:
        if seen.1 & bit != 0 { return false }
        seen.1 |= bit
      case 2:
        if seen.2 & bit != 0 { return false }
        seen.2 |= bit
      default:
        if seen.3 & bit != 0 { return false }
        seen.3 |= bit
      }
    }
    return seen == (begun, begun, ended, ended)
  }
}
