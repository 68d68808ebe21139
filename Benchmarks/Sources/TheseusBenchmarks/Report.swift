import Foundation

/// Prints figures as a table, or as one JSON object a line.
struct Report {
  var figures: [Figure]

  func printJSON() {
    for figure in figures {
      let floor = figure.floor.map { plain($0) } ?? "null"
      let ratio = figure.ratio.map { rounded($0, 3) } ?? "null"
      print(
        """
        {"name":"\(figure.name)","unit":"\(figure.unit)",\
        "median":\(plain(figure.median)),"min":\(plain(figure.min)),\
        "max":\(plain(figure.max)),"floor":\(floor),"ratio":\(ratio)}
        """)
    }
  }

  func printTable() {
    let width = (figures.map(\.name.count).max() ?? 0) + 2
    print(
      left("name", width), right("median", 12), right("min", 12), right("max", 12),
      right("floor", 12), right("ratio", 8), " unit")
    for figure in figures {
      let ratio = figure.ratio.map { rounded($0, 2) } ?? ""
      print(
        left(figure.name, width), right(plain(figure.median), 12), right(plain(figure.min), 12),
        right(plain(figure.max), 12),
        right(figure.floor.map { plain($0) } ?? "", 12), right(ratio, 8), "", figure.unit)
    }
  }

  private func plain(_ value: Double) -> String {
    rounded(value, value < 10 ? 4 : value < 1000 ? 2 : 0)
  }

  private func rounded(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = (value * scale).rounded()
    if digits == 0 { return String(Int(whole)) }
    let text = String(Int(whole))
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return padded.dropLast(digits) + "." + padded.suffix(digits)
  }

  private func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

/// Writes a line beside the figures, to standard error.
func say(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
