import Foundation

/// An optional, which JSON cannot always tell from what it wraps: there is one null for the two
/// kinds of nil in `Int??`.
protocol OptionalForm {
  static var wrapped: Any.Type { get }
  /// Whether snapshots have a form of their own for its values.
  static var hasOwnForm: Bool { get }
  /// - Parameter box: a `SavedValueBox` of the optional. A cast of the optional itself could unwrap
  ///   it.
  static func encode(_ box: AnyObject) throws -> String?
  static func decode(_ json: String, into box: AnyObject, empty: inout [String]) throws
}

/// A value whose type a caller knows, for code that knows another name of the type.
final class SavedValueBox<Value> {
  var value: Value?

  init(_ value: Value?) { self.value = value }
}

extension Optional: OptionalForm {
  static var wrapped: Any.Type { Wrapped.self }

  private static var isNested: Bool { SessionType.optional(Wrapped.self) != nil }

  static var hasOwnForm: Bool {
    guard let inner = SessionType.optional(Wrapped.self) else {
      return SessionType.representable(Wrapped.self) != nil
    }
    return inner.hasOwnForm || SessionType.codable(Wrapped.self) != nil
  }

  /// Brackets around the value that an optional of an optional wraps: `null`, `[null]`, `[3]`.
  static func encode(_ box: AnyObject) throws -> String? {
    guard let box = box as? SavedValueBox<Self>, let value = box.value else { return nil }
    guard let value else { return "null" }
    guard let inner = try SavedValue.encodeIfPossible(value) else { return nil }
    return isNested ? "[\(inner)]" : inner
  }

  static func decode(_ json: String, into box: AnyObject, empty: inout [String]) throws {
    guard let box = box as? SavedValueBox<Self> else { return }
    var json = json.trimmingCharacters(in: .whitespacesAndNewlines)
    if json == "null" {
      box.value = .some(nil)
      return
    }
    if isNested {
      guard json.hasPrefix("["), json.hasSuffix("]") else { throw NotNested() }
      json = String(json.dropFirst().dropLast())
    }
    let inner: Wrapped? = try SavedValue.decodeIfPossible(json, initial: nil, empty: &empty)
    if let inner { box.value = .some(inner) }
  }
}

private struct NotNested: Error, CustomStringConvertible {
  var description: String { "an optional of an optional is null, or its value in brackets" }
}
