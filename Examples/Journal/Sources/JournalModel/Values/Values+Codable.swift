// The values of an app's session: what is selected, shown and asked.

extension Day: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.described() }
  public func encode(to encoder: any Encoder) throws { try encoder.describe(self) }
}

extension Month: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.described() }
  public func encode(to encoder: any Encoder) throws { try encoder.describe(self) }
}

extension Page: Codable {
  public init(from decoder: any Decoder) throws { self = try decoder.described() }
  public func encode(to encoder: any Encoder) throws { try encoder.describe(self) }
}

extension Decoder {
  /// A value by its text.
  fileprivate func described<Value: LosslessStringConvertible>() throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Value(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no \(Value.self)")
    }
    return value
  }
}

extension Encoder {
  fileprivate func describe(_ value: some LosslessStringConvertible) throws {
    var container = singleValueContainer()
    try container.encode(value.description)
  }
}
