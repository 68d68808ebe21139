/// A buffer as a picture, for documents: text stays text, in a fixed-width font of the viewer's.
///
/// Spaces are written as no-break spaces: viewers fold others, and would stretch what is left to
/// the length that is given.
extension CellBuffer {
  /// The buffer as an SVG document on a dark or a light ground. One cell is 8.4 x 18 pixels.
  public func svg(isDark: Bool = true) -> String {
    let (width, height, size) = (8.4, 18.0, 14.0)
    let ground = isDark ? "#1e1e2e" : "#fafafa"
    let ink = isDark ? "#d8dee9" : "#24292f"
    let total = (Double(columns) * width + 20, Double(rows) * height + 20)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(total.0)" height="\(total.1)" viewBox="0 0 \(total.0) \(total.1)">
      <rect width="100%" height="100%" rx="8" fill="\(ground)"/>
      <g font-family="ui-monospace, 'SF Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="\(size)">\n
      """
    for y in 0..<rows {
      for run in runs(y) {
        let (x, top) = (10 + Double(run.start) * width, 10 + Double(y) * height)
        var (foreground, background) = (
          Self.hex(run.style.foreground) ?? ink, Self.hex(run.style.background)
        )
        if run.style.attributes.contains(.inverse) {
          (foreground, background) = (background ?? ground, foreground)
        }
        let span = Double(run.columns) * width
        if let background {
          svg +=
            "<rect x=\"\(x)\" y=\"\(top)\" width=\"\(span)\" height=\"\(height)\" fill=\"\(background)\"/>\n"
        }
        guard run.text.contains(where: { $0 != " " }) else { continue }
        var attributes = ""
        if run.style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
        if run.style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
        if run.style.attributes.contains(.dim) { attributes += " opacity=\"0.6\"" }
        if run.style.attributes.contains(.underline) {
          attributes += " text-decoration=\"underline\""
        }
        if run.style.attributes.contains(.strikethrough) {
          attributes += " text-decoration=\"line-through\""
        }
        svg +=
          "<text x=\"\(x)\" y=\"\(top + 13.5)\" fill=\"\(foreground)\" textLength=\"\(span)\"\(attributes)>\(Self.escaped(run.text))</text>\n"
      }
    }
    return svg + "</g>\n</svg>\n"
  }

  private struct Run {
    var start: Int
    var columns: Int
    var text: String
    var style: CellStyle
  }

  /// Cells of one style that follow each other.
  private func runs(_ y: Int) -> [Run] {
    var runs: [Run] = []
    for x in 0..<columns {
      guard let style = style(x: x, y: y) else { continue }
      // The second half of a wide character has no text of its own.
      let text = text(x: x, y: y) ?? ""
      if let last = runs.last, last.style == style, last.start + last.columns == x {
        runs[runs.count - 1].columns += 1
        runs[runs.count - 1].text += text
      } else {
        runs.append(Run(start: x, columns: 1, text: text, style: style))
      }
    }
    return runs
  }

  private static let ansi = [
    "#3b4252", "#bf616a", "#a3be8c", "#ebcb8b", "#81a1c1", "#b48ead", "#88c0d0", "#e5e9f0",
    "#6c7689", "#d57780", "#b1d196", "#f0d399",
    "#8fbcff", "#c895bf", "#93ccdc", "#ffffff",
  ]

  private static func hex(_ color: CellColor) -> String? {
    switch color.kind {
    case .rgb(let red, let green, let blue): return "#" + [red, green, blue].map(hex).joined()
    case .ansi(let index): return ansi[Int(index)]
    case .indexed(let index) where index < 16: return ansi[Int(index)]
    case .indexed(let index) where index < 232:
      let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
      let cube = Int(index) - 16
      return "#" + [cube / 36, cube / 6 % 6, cube % 6].map { hex(levels[$0]) }.joined()
    case .indexed(let index):
      let grey = hex(8 + 10 * (index - 232))
      return "#" + grey + grey + grey
    default: return nil
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = Array("0123456789abcdef")
    return String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case " ": escaped += "\u{A0}"
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
