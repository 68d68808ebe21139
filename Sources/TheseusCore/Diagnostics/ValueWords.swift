/// Short descriptions of values, for causes and traces. Their cost is bounded, whatever an app
/// stores in its state.
///
/// A large collection is described by its count; text beyond a limit is cut; structs and enums are
/// described field by field until the limit.
public enum ValueWords {
  /// The length in characters at which a description is cut.
  public static let limit = 160
  /// Elements up to which a collection is written out.
  public static let mostElements = 16
  private static let deepest = 6

  /// `3`, `"Buy bread"`, `[1, 2]`, `Array of 4000 elements`, `Todo(title: "Buy bread", isDone:
  /// false)`.
  public static func describe(_ value: Any) -> String {
    if let number = value as? Int { return String(number) }
    if let text = value as? String { return quoted(text) }
    if let flag = value as? Bool { return flag ? "true" : "false" }
    var output = ""
    write(value, into: &output, depth: 0)
    guard output.count > limit else { return output }
    return output.prefix(limit) + "…"
  }

  private static func quoted(_ text: String) -> String {
    // Counting the characters of a long text costs as much as the text is long.
    text.utf8.count <= limit ? "\"\(text)\"" : "\"\(text.prefix(limit))…\""
  }

  private static func write(_ value: Any, into output: inout String, depth: Int) {
    guard output.utf8.count <= limit * 4, depth <= deepest else {
      output += "…"
      return
    }
    switch value {
    case let text as String: output += quoted(text)
    case let collection as any Collection: write(collection, into: &output, depth: depth)
    case let text as any CustomStringConvertible: output += text.description
    default: write(mirrored: value, into: &output, depth: depth)
    }
  }

  private static func write<Elements: Collection>(
    _ elements: Elements, into output: inout String, depth: Int
  ) {
    guard elements.underestimatedCount <= mostElements else {
      output += "\(TypeName.short( Elements.self)) of \(elements.count) elements"
      return
    }
    output += "["
    for (index, element) in elements.prefix(mostElements).enumerated() {
      if index > 0 { output += ", " }
      write(element, into: &output, depth: depth + 1)
    }
    output += "]"
  }

  private static func write(mirrored value: Any, into output: inout String, depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first else {
        output += "nil"
        return
      }
      write(wrapped.value, into: &output, depth: depth)
    case .struct:
      output += "\(TypeName.short( mirror.subjectType))("
      write(fields: mirror.children, into: &output, depth: depth)
      output += ")"
    case .tuple:
      output += "("
      write(fields: mirror.children, into: &output, depth: depth)
      output += ")"
    case .enum:
      // Without a payload the case's name is all there is.
      guard let payload = mirror.children.first else {
        output += String(describing: value)
        return
      }
      output += "\(payload.label ?? "")("
      write(payload.value, into: &output, depth: depth + 1)
      output += ")"
    default: output += TypeName.short(mirror.subjectType)
    }
  }

  private static func write(
    fields: some Collection<Mirror.Child>, into output: inout String, depth: Int
  ) {
    for (index, field) in fields.prefix(mostElements).enumerated() {
      if index > 0 { output += ", " }
      if let label = field.label, !label.hasPrefix(".") { output += "\(label): " }
      write(field.value, into: &output, depth: depth + 1)
    }
    if fields.count > mostElements { output += ", …" }
  }
}
