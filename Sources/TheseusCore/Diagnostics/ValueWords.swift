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
    var words = ""
    write(value, into: &words, depth: 0)
    guard words.count > limit else { return words }
    return words.prefix(limit) + "…"
  }

  private static func quoted(_ text: String) -> String {
    // Counting the characters of a long text costs as much as the text is long.
    text.utf8.count <= limit ? "\"\(text)\"" : "\"\(text.prefix(limit))…\""
  }

  private static func write(_ value: Any, into words: inout String, depth: Int) {
    guard words.utf8.count <= limit * 4, depth <= deepest else {
      words += "…"
      return
    }
    switch value {
    case let text as String: words += quoted(text)
    case let collection as any Collection: write(collection, into: &words, depth: depth)
    case let text as any CustomStringConvertible: words += text.description
    default: write(mirrored: value, into: &words, depth: depth)
    }
  }

  private static func write<Elements: Collection>(
    _ elements: Elements, into words: inout String, depth: Int
  ) {
    guard elements.underestimatedCount <= mostElements else {
      words += "\(TypeName.short( Elements.self)) of \(elements.count) elements"
      return
    }
    words += "["
    for (index, element) in elements.prefix(mostElements).enumerated() {
      if index > 0 { words += ", " }
      write(element, into: &words, depth: depth + 1)
    }
    words += "]"
  }

  private static func write(mirrored value: Any, into words: inout String, depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first else {
        words += "nil"
        return
      }
      write(wrapped.value, into: &words, depth: depth)
    case .struct:
      words += "\(TypeName.short( mirror.subjectType))("
      write(fields: mirror.children, into: &words, depth: depth)
      words += ")"
    case .tuple:
      words += "("
      write(fields: mirror.children, into: &words, depth: depth)
      words += ")"
    case .enum:
      // Without a payload the case's name is all there is.
      guard let payload = mirror.children.first else {
        words += String(describing: value)
        return
      }
      words += "\(payload.label ?? "")("
      write(payload.value, into: &words, depth: depth + 1)
      words += ")"
    default: words += TypeName.short(mirror.subjectType)
    }
  }

  private static func write(
    fields: some Collection<Mirror.Child>, into words: inout String, depth: Int
  ) {
    for (index, field) in fields.prefix(mostElements).enumerated() {
      if index > 0 { words += ", " }
      if let label = field.label, !label.hasPrefix(".") { words += "\(label): " }
      write(field.value, into: &words, depth: depth + 1)
    }
    if fields.count > mostElements { words += ", …" }
  }
}
