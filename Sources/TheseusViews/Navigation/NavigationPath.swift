import Foundation
import TheseusCore

/// The values pushed on a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes values from the end, as many as there are.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

extension NavigationPath {
  /// The values of a path in a form that can be stored.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [SavedHashable]

    fileprivate init(_ values: [SavedHashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [SavedHashable] = []
      while !container.isAtEnd { values.append(try container.decode(SavedHashable.self)) }
      self.values = values
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    }
  }

  /// The path in a form that can be stored; nil when a value in it is not `Codable`.
  public var codable: CodableRepresentation? {
    let saved = values.compactMap { SavedHashable($0) }
    return saved.count == values.count ? CodableRepresentation(saved) : nil
  }

  /// The path of a stored form, up to the first value whose type this program does not have.
  public init(_ codable: CodableRepresentation) {
    for saved in codable.values {
      guard let value = saved.valueOrUnknown else { break }
      values.append(value)
    }
  }
}

/// Snapshots save a path in its stored form (R32).
extension NavigationPath: SessionRepresentable {
  package var sessionForm: CodableRepresentation? { codable }

  package init?(sessionForm: CodableRepresentation) {
    self.init(sessionForm)
    if count < sessionForm.values.count { return nil }
  }
}
