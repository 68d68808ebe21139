/// The first error of a failed build, and the number of errors.
public struct BuildFailure: Equatable, Sendable {
  /// A compiler's error: `/p/Sources/App/Row.swift:12:9`.
  public struct Place: Equatable, Sendable {
    public var file: String
    public var line: Int
    public var column: Int
  }

  public var message: String
  public var place: Place?
  /// Errors in the whole build, at least 1.
  public var count: Int

  /// Reads a build's output. Without any error in it, its last line is the message.
  ///
  /// - Parameter folder: paths below it are written without it.
  public init(output: some Sequence<String>, folder: String = "") {
    var found: [(place: Place?, message: String)] = []
    var last = "the build failed"
    for line in output {
      let text = line.trimmingPrefix { $0 == " " }
      if !text.isEmpty { last = String(text) }
      guard let (place, message) = Self.error(in: text) else { continue }
      // The driver repeats errors, and the compiler reports a header's for each file.
      if !found.contains(where: { $0.place == place && $0.message == message }) {
        found.append((place, message))
      }
    }
    // An error with a location says more than `error: fatalError` or a failed command.
    let placed = found.filter { $0.place != nil }
    let first = placed.first ?? found.first
    message = first?.message ?? last
    place = first?.place
    count = max(1, placed.isEmpty ? found.count : placed.count)
    if var place, !folder.isEmpty, place.file.hasPrefix(folder + "/") {
      place.file.removeFirst(folder.count + 1)
      self.place = place
    }
  }

  /// `Sources/App/Row.swift:12:9`, the message, and how many more there are.
  public var lines: [String] {
    var lines: [String] = []
    if let place { lines.append("\(place.file):\(place.line):\(place.column)") }
    lines.append("error: \(message)")
    if count > 1 { lines.append("and \(count - 1) more") }
    return lines
  }

  /// `FILE:LINE:COLUMN: error: MESSAGE` or `error: MESSAGE`.
  private static func error(in line: Substring) -> (Place?, String)? {
    let mark = "error: "
    if line.hasPrefix(mark) { return (nil, String(line.dropFirst(mark.count))) }
    guard let range = line.firstRange(of: ": " + mark) else { return nil }
    let parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
      let row = Int(parts[parts.count - 2])
    else { return nil }
    let file = parts.dropLast(2).joined(separator: ":")
    return (Place(file: file, line: row, column: column), String(line[range.upperBound...]))
  }
}
