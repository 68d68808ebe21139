import TheseusCore

/// Maps the cells of a lazy container to lines: one in each, or several side by side with headers
/// and footers in lines of their own.
@MainActor
struct LineMap: @MainActor Equatable {
  /// Cells that flow through consecutive lines.
  private nonisolated struct Run: Equatable {
    var firstCell: Int
    var firstLine: Int
    var perLine: Int
  }

  private var runs: [Run] = []
  /// The number of lines.
  private(set) var count: Int
  private let cellCount: Int

  /// One cell in each line.
  init(_ count: Int = 0) {
    self.count = count
    cellCount = count
  }

  /// `perLine` cells in each line; a section's header or footer has its own line.
  ///
  /// - Parameters:
  ///   - starts: the first cell of each segment.
  ///   - cells: the number of all cells.
  init(_ segments: [ElementList.Segment], _ starts: [Int], _ cells: Int, perLine: Int) {
    var (cell, line) = (0, 0)
    func finish(_ runs: [Run]) -> Int {
      guard let last = runs.last else { return 0 }
      return last.firstLine + (cell - last.firstCell + last.perLine - 1) / last.perLine
    }
    for (place, segment) in segments.enumerated() {
      var isAlone = false
      if case .element(let element) = segment {
        isAlone = ViewElement.of(element).sectionPart != .row
      }
      let size = (place + 1 < starts.count ? starts[place + 1] : cells) - starts[place]
      let wanted = isAlone ? 1 : perLine
      // A header is one cell: another run would start a line for it anyway.
      if runs.last?.perLine != wanted || isAlone {
        line = finish(runs)
        runs.append(Run(firstCell: cell, firstLine: line, perLine: wanted))
      }
      cell += size
    }
    count = finish(runs)
    cellCount = cells
  }

  private func run(ofCell cell: Int) -> Run { runs[last { $0.firstCell <= cell }] }
  private func run(ofLine line: Int) -> Run { runs[last { $0.firstLine <= line }] }

  private func last(_ isBefore: (Run) -> Bool) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if isBefore(runs[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func line(of cell: Int) -> Int {
    guard !runs.isEmpty else { return cell }
    let run = run(ofCell: cell)
    return run.firstLine + (cell - run.firstCell) / run.perLine
  }

  /// The cell's index in its line, and whether it is alone there.
  func place(of cell: Int) -> (index: Int, isAlone: Bool) {
    guard !runs.isEmpty else { return (0, true) }
    let run = run(ofCell: cell)
    return ((cell - run.firstCell) % run.perLine, run.perLine == 1)
  }

  func cells(in lines: Range<Int>) -> Range<Int> {
    guard !runs.isEmpty else { return lines }
    guard !lines.isEmpty else { return 0..<0 }
    let end = lines.upperBound >= count ? cellCount : firstCell(of: lines.upperBound)
    return firstCell(of: lines.lowerBound)..<end
  }

  private func firstCell(of line: Int) -> Int {
    let run = run(ofLine: line)
    return run.firstCell + (line - run.firstLine) * run.perLine
  }
}
