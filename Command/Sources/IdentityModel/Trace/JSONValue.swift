/// JSON with integers: the format of traces and reports.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  /// Members in order.
  case object([Member])

  public struct Member: Hashable, Sendable {
    public let name: String
    public let value: JSONValue

    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  public static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(name: $0.key, value: $0.value) })
  }

  /// The member `name` of an object, or nil.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}

extension JSONValue {
  /// The text, indented by one space a level as the sample traces are, or on one line.
  public func text(indented: Bool = true) -> String {
    var out = ""
    write(to: &out, indented ? 0 : nil)
    return out
  }

  private func write(to out: inout String, _ level: Int?) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .integer(let value): out += String(value)
    case .string(let value): JSONValue.quote(value, to: &out)
    case .array(let elements):
      JSONValue.list(elements.count, "[", "]", to: &out, level) { index, out, level in
        elements[index].write(to: &out, level)
      }
    case .object(let members):
      JSONValue.list(members.count, "{", "}", to: &out, level) { index, out, level in
        JSONValue.quote(members[index].name, to: &out)
        out += level == nil ? ":" : ": "
        members[index].value.write(to: &out, level)
      }
    }
  }

  private static func list(
    _ count: Int, _ open: String, _ close: String, to out: inout String, _ level: Int?,
    _ element: (Int, inout String, Int?) -> Void
  ) {
    out += open
    for index in 0..<count {
      if index > 0 { out += "," }
      if let level { out += "\n" + String(repeating: " ", count: level + 1) }
      element(index, &out, level.map { $0 + 1 })
    }
    if let level, count > 0 { out += "\n" + String(repeating: " ", count: level) }
    out += close
  }

  private static func quote(_ value: String, to out: inout String) {
    out += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}
