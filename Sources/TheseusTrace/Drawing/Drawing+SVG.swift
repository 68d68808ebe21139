extension Drawing {
  private static let characterWidth = 6.6
  private static let lineHeight = 15.0
  /// Characters after which a line is cut; the note has the whole.
  private static let longestLine = 44

  /// The drawing as a self-contained SVG document, readable on light and dark backgrounds.
  public func svg() -> String {
    let layout = LayeredLayout(sizes: boxes.map(Self.size), arrows: arrows.map { ($0.from, $0.to) })
    let (width, height) = (
      Self.number(max(layout.size.width, 120)), Self.number(max(layout.size.height, 40))
    )
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \
      \(width) \(height)" role="img" \
      font-family="ui-monospace, Menlo, Consolas, monospace" font-size="11">
      <title>\(Self.escaped(title))</title>
      <style>\(Self.style)</style>
      <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" \
      orient="auto">\
      <path d="M0 0L8 4L0 8z" class="tip"/></marker></defs>
      <rect class="ground" width="100%" height="100%"/>

      """
    for route in layout.routes where route.count > 1 {
      text += "<path class=\"arrow\" marker-end=\"url(#tip)\" d=\"\(Self.curve(route))\"/>\n"
    }
    for (box, center) in zip(boxes, layout.centers) { text += Self.element(box, center) }
    return text + "</svg>\n"
  }

  private static let style = """
    .ground{fill:#fff}.arrow{fill:none;stroke:#8a94a3;stroke-width:1.2}.tip{fill:#8a94a3}\
    .box{stroke-width:1.2}text{fill:#1d2330}.more{fill:#4d586a}\
    .source .box{fill:#fff3d6;stroke:#c98a00}.rule .box{fill:#e3eefc;stroke:#3b78c9}\
    .began .box{fill:#e0f5e5;stroke:#2f9151}.ended .box{fill:#fde4e4;stroke:#c94040}\
    .quiet .box{fill:#f1f3f6;stroke:#8a94a3}\
    @media(prefers-color-scheme:dark){.ground{fill:#14181f}text{fill:#e6eaf0}.more{fill:#aab4c2}\
    .source .box{fill:#3a2f12;stroke:#d9a63a}.rule .box{fill:#16293f;stroke:#6aa3ea}\
    .began .box{fill:#12301d;stroke:#55b878}.ended .box{fill:#3a1919;stroke:#e07070}\
    .quiet .box{fill:#222833;stroke:#7a8494}}
    """

  private static func size(_ box: Box) -> LayeredLayout.Size {
    let widest = box.lines.map { min($0.count, longestLine) }.max() ?? 0
    return LayeredLayout.Size(
      width: max(40, Double(widest) * characterWidth + 18),
      height: Double(max(1, box.lines.count)) * lineHeight + 10)
  }

  private static func element(_ box: Box, _ center: LayeredLayout.Point) -> String {
    let size = size(box)
    let (left, top) = (center.x - size.width / 2, center.y - size.height / 2)
    var text = "<g class=\"\(box.style.rawValue)\">"
    if !box.note.isEmpty { text += "<title>\(escaped(box.note))</title>" }
    text +=
      """
      <rect class="box" x="\(number(left))" y="\(number(top))" width="\(number(size.width))" \
      height="\(number(size.height))" rx="5"/>
      """
    for (index, line) in box.lines.enumerated() {
      let shown = line.count > longestLine ? line.prefix(longestLine - 1) + "…" : line[...]
      let weight = index == 0 ? " font-weight=\"600\"" : " class=\"more\""
      let baseline = number(top + 16 + Double(index) * lineHeight)
      text +=
        """
        <text x="\(number(left + 9))" y="\(baseline)"\(weight)>\(escaped(String(shown)))</text>
        """
    }
    return text + "</g>\n"
  }

  /// Level at both ends, smooth between.
  private static func curve(_ points: [LayeredLayout.Point]) -> String {
    var path = "M\(number(points[0].x)) \(number(points[0].y))"
    for (a, b) in zip(points, points.dropFirst()) {
      let middle = (a.x + b.x) / 2
      path +=
        """
        C\(number(middle)) \(number(a.y)) \(number(middle)) \(number(b.y)) \(number(b.x)) \
        \(number(b.y))
        """
    }
    return path
  }

  /// At most one decimal.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0
      ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      // Control characters are not allowed in XML, escaped or not.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
