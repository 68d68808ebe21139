/// The runs of backticks in a text, by their lengths: one ends the code that another of its length
/// began.
struct MarkdownCodeRuns {
  /// The positions of the runs that have not been passed yet, the first one last.
  private var starts: [Int: [Int]] = [:]

  init(_ bytes: [UInt8]) {
    var end = bytes.count
    while end > 0 {
      guard bytes[end - 1] == UInt8(ascii: "`") else {
        end -= 1
        continue
      }
      var start = end - 1
      while start > 0, bytes[start - 1] == UInt8(ascii: "`") { start -= 1 }
      starts[end - start, default: []].append(start)
      end = start
    }
  }

  /// The position of the first run of this length at `position` or later. Each call may only ask
  /// for a later position than the one before.
  mutating func next(ofLength length: Int, from position: Int) -> Int? {
    while let start = starts[length]?.last {
      if start >= position { return start }
      starts[length]?.removeLast()
    }
    return nil
  }
}
