import Foundation

/// A value in its stored form: JSON, with marked dates, data, URLs and numbers that JSON cannot
/// express.
indirect enum StoredValue: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case date(Date)
  case data(Data)
  case url(URL)
  case array([StoredValue])
  case object([String: StoredValue])
}

extension StoredValue: Equatable {
  /// NaN equals NaN here: it is the same setting.
  static func == (a: StoredValue, b: StoredValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b || a.isNaN && b.isNaN
    case (.string(let a), .string(let b)): a == b
    case (.date(let a), .date(let b)): a == b
    case (.data(let a), .data(let b)): a == b
    case (.url(let a), .url(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    case (.null, _), (.bool, _), (.int, _), (.double, _), (.string, _), (.date, _), (.data, _),
      (.url, _), (.array, _), (.object, _):
      false
    }
  }
}

extension StoredValue: Codable {
  private enum Mark {
    static let date = "$date"
    static let data = "$data"
    static let url = "$url"
    static let double = "$double"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([StoredValue].self) {
      self = .array(values)
    } else {
      self = Self.unmarked(try container.decode([String: StoredValue].self))
    }
  }

  private static func unmarked(_ members: [String: StoredValue]) -> StoredValue {
    guard members.count == 1, let (key, value) = members.first else { return .object(members) }
    switch (key, value) {
    case (Mark.date, .double(let seconds)):
      return .date(Date(timeIntervalSinceReferenceDate: seconds))
    case (Mark.date, .int(let seconds)):
      return .date(Date(timeIntervalSinceReferenceDate: Double(seconds)))
    case (Mark.data, .string(let text)):
      return Data(base64Encoded: text).map { .data($0) } ?? .object(members)
    case (Mark.url, .string(let text)):
      return URL(string: text).map { .url($0) } ?? .object(members)
    case (Mark.double, .string(let text)):
      return Double(text).map { .double($0) } ?? .object(members)
    default: return .object(members)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value) where !value.isFinite: try container.encode([Mark.double: "\(value)"])
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .date(let value):
      try container.encode([Mark.date: StoredValue.double(value.timeIntervalSinceReferenceDate)])
    case .data(let value): try container.encode([Mark.data: value.base64EncodedString()])
    case .url(let value): try container.encode([Mark.url: value.absoluteString])
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }

  /// Any value in its stored form, as another process would encode it.
  init(encoding value: some Encodable) throws {
    switch value {
    case let value as Date: self = .date(value)
    case let value as Data: self = .data(value)
    case let value as URL: self = .url(value)
    default:
      let encoder = JSONEncoder()
      self = try JSONDecoder().decode(StoredValue.self, from: encoder.encode([value])).first
    }
  }

  private var first: StoredValue {
    if case .array(let values) = self { values.first ?? .null } else { self }
  }
}

/// A type that `@AppStorage` and `@SceneStorage` store directly.
public protocol _StorableValue: Equatable, Sendable {
  static func _decode(_ stored: _StoredBox) -> Self?
  func _encode() -> _StoredBox
}

/// A stored value, opaque outside.
public struct _StoredBox: Sendable {
  let value: StoredValue
  init(_ value: StoredValue) { self.value = value }
}

extension Bool: _StorableValue {
  public static func _decode(_ stored: _StoredBox) -> Bool? {
    switch stored.value {
    case .bool(let value): value
    case .int(let value): value != 0
    default: nil
    }
  }
  public func _encode() -> _StoredBox { _StoredBox(.bool(self)) }
}

extension Int: _StorableValue {
  public static func _decode(_ stored: _StoredBox) -> Int? {
    switch stored.value {
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero))
    case .bool(let value): value ? 1 : 0
    default: nil
    }
  }
  public func _encode() -> _StoredBox { _StoredBox(.int(self)) }
}

extension Double: _StorableValue {
  public static func _decode(_ stored: _StoredBox) -> Double? {
    switch stored.value {
    case .double(let value): value
    case .int(let value): Double(value)
    // JSON cannot express these three.
    case .string("inf"): .infinity
    case .string("-inf"): -.infinity
    case .string("nan"): .nan
    default: nil
    }
  }
  public func _encode() -> _StoredBox { _StoredBox(isFinite ? .double(self) : .string("\(self)")) }
}

extension String: _StorableValue {
  public static func _decode(_ stored: _StoredBox) -> String? {
    if case .string(let value) = stored.value { value } else { nil }
  }
  public func _encode() -> _StoredBox { _StoredBox(.string(self)) }
}

extension Date: _StorableValue {
  public static func _decode(_ stored: _StoredBox) -> Date? {
    if case .date(let value) = stored.value { value } else { nil }
  }
  public func _encode() -> _StoredBox { _StoredBox(.date(self)) }
}

extension Data: _StorableValue {
  public static func _decode(_ stored: _StoredBox) -> Data? {
    if case .data(let value) = stored.value { value } else { nil }
  }
  public func _encode() -> _StoredBox { _StoredBox(.data(self)) }
}

extension URL: _StorableValue {
  public static func _decode(_ stored: _StoredBox) -> URL? {
    switch stored.value {
    case .url(let value): value
    // As `UserDefaults` stores a file's.
    case .string(let text) where text.hasPrefix("/"): URL(fileURLWithPath: text)
    case .string(let text): URL(string: text)
    default: nil
    }
  }
  public func _encode() -> _StoredBox { _StoredBox(.url(self)) }
}
