/// The name of a value's type as a snapshot has it: `Swift.Array<Swift.Int>`. Builds compare names,
/// because types of another build do not exist.
struct ValueTypeName {
  private let text: Substring

  init(_ text: String) { self.text = text[...] }
  private init(_ text: Substring) { self.text = text }

  /// Whether every value of `saved` is a value of this type with the same JSON (R34): the same
  /// type, an optional of it, a larger integer, `Double` for `Float`, or a collection of such.
  func holds(_ saved: ValueTypeName) -> Bool {
    if text == saved.text || Self.wider[String(saved.text)]?.contains(String(text)) == true {
      return true
    }
    let (own, other) = (parts, saved.parts)
    if let own, let other, own.base == other.base, own.arguments.count == other.arguments.count,
      Self.containers.contains(String(own.base))
    {
      // The keys of a dictionary decide about the form of its JSON.
      if own.base == "Swift.Dictionary", own.arguments[0].text != other.arguments[0].text {
        return false
      }
      if own.base == "Swift.Optional", own.arguments[0].isOptional != other.arguments[0].isOptional
      {
        return false
      }
      return zip(own.arguments, other.arguments).allSatisfy { $0.holds($1) }
    }
    // JSON has one null, so the two kinds of nil in `Int??` would be the same.
    guard let own, own.base == "Swift.Optional", other?.base != "Swift.Optional" else {
      return false
    }
    return own.arguments[0].holds(saved)
  }

  private var isOptional: Bool { text.hasPrefix("Swift.Optional<") }

  private static let containers: Set<String> = [
    "Swift.Optional", "Swift.Array", "Swift.Set", "Swift.Dictionary",
  ]

  private static let wider: [String: Set<String>] = {
    let signed = ["Swift.Int8", "Swift.Int16", "Swift.Int32", "Swift.Int64"]
    let unsigned = ["Swift.UInt8", "Swift.UInt16", "Swift.UInt32", "Swift.UInt64"]
    var wider: [String: Set<String>] = ["Swift.Float": ["Swift.Double"]]
    for size in 0..<4 {
      wider[signed[size]] = Set(signed[(size + 1)...]).union(["Swift.Int"])
      wider[unsigned[size]] = Set(unsigned[(size + 1)...] + signed[min(size + 1, 4)...])
        .union(size < 3 ? ["Swift.UInt", "Swift.Int"] : ["Swift.UInt"])
    }
    // Every platform has 64 bits.
    wider["Swift.Int64"] = ["Swift.Int"]
    wider["Swift.Int"] = ["Swift.Int64"]
    wider["Swift.UInt"] = ["Swift.UInt64"]
    return wider
  }()

  /// `Swift.Array` and its arguments; nil for a type without arguments.
  private var parts: (base: Substring, arguments: [ValueTypeName])? {
    guard text.last == ">", let open = text.firstIndex(of: "<") else { return nil }
    var arguments: [ValueTypeName] = []
    var depth = 0
    var start = text.index(after: open)
    var index = start
    let end = text.index(before: text.endIndex)
    while index < end {
      switch text[index] {
      case "<", "(", "[": depth += 1
      case ">" where index > start && text[text.index(before: index)] == "-": break
      case ">", ")", "]": depth -= 1
      case "," where depth == 0:
        arguments.append(ValueTypeName(text[start..<index]))
        start = text.index(after: index)
        while start < end, text[start] == " " { start = text.index(after: start) }
        index = start
        continue
      default: break
      }
      index = text.index(after: index)
    }
    arguments.append(ValueTypeName(text[start..<end]))
    return (text[..<open], arguments)
  }
}
