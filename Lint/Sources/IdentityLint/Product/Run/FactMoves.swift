/// How the locations of facts moved between two versions of a file with equal facts.
struct FactMoves {
  private var lines: [Int: Int] = [:]
  private var calls: [FactPlace: FactPlace] = [:]

  init(from old: [FactPlace], to new: [FactPlace]) {
    for (old, new) in zip(old, new) {
      if lines[old.line] == nil { lines[old.line] = new.line }
      if old.column > 0 { calls[old] = new }
    }
  }

  /// Moves a location given by line, or by line and column. A location without a fact stays.
  func move(_ place: inout RelatedPlace) {
    let start = place.range.start
    if let moved = calls[FactPlace(line: start.line, column: start.column)] {
      place.range = FactMoves.point(line: moved.line, column: moved.column)
    } else if let line = lines[start.line] {
      place.range = FactMoves.point(line: line, column: start.column)
    }
  }

  private static func point(line: Int, column: Int) -> SourceRange {
    let place = SourcePlace(line: line, column: column, offset: 0)
    return SourceRange(start: place, end: place)
  }
}
