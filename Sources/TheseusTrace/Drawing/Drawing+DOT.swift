extension Drawing {
  /// The same for Graphviz: `dot -Tsvg`.
  public func dot() -> String {
    var text = "digraph \"\(Self.dotEscaped(title))\" {\n  rankdir=LR;\n"
    text += "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fontsize=10];\n"
    for (index, box) in boxes.enumerated() {
      let label = box.lines.map(Self.dotEscaped).joined(separator: "\\n")
      let note = box.note.isEmpty ? "" : ", tooltip=\"\(Self.dotEscaped(box.note))\""
      text += "  n\(index) [label=\"\(label)\", fillcolor=\"\(box.style.dotColor)\"\(note)];\n"
    }
    for arrow in arrows { text += "  n\(arrow.from) -> n\(arrow.to);\n" }
    return text + "}\n"
  }

  private static func dotEscaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Drawing.Style {
  fileprivate var dotColor: String {
    switch self {
    case .source: "#fff3d6"
    case .rule: "#e3eefc"
    case .began: "#e0f5e5"
    case .ended: "#fde4e4"
    case .quiet: "#f1f3f6"
    }
  }
}
