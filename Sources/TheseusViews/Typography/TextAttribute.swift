import TheseusCore

/// A value that an app attaches to a part of a text, for a `TextRenderer` to read.
public protocol TextAttribute {}

/// The attached values of a run, by their types. A reference: few runs have any.
public final class CustomTextAttributes: Equatable, @unchecked Sendable {
  private let values: [ObjectIdentifier: any TextAttribute]

  private init(_ values: [ObjectIdentifier: any TextAttribute]) { self.values = values }

  convenience init<T: TextAttribute>(_ value: T) { self.init([ObjectIdentifier(T.self): value]) }

  /// The value of a type; nil when there is none.
  public subscript<T: TextAttribute>(_ type: T.Type) -> T? {
    values[ObjectIdentifier(type)] as? T
  }

  /// Both together; those of `inner` win.
  func overridden(by inner: CustomTextAttributes) -> CustomTextAttributes {
    CustomTextAttributes(values.merging(inner.values) { $1 })
  }

  public static func == (a: CustomTextAttributes, b: CustomTextAttributes) -> Bool {
    if a === b { return true }
    return a.values.count == b.values.count
      && a.values.allSatisfy { key, value in
        b.values[key].map { areEqual(value, $0) } ?? false
      }
  }

  private static func areEqual<T: TextAttribute>(_ a: T, _ b: any TextAttribute) -> Bool {
    (b as? T).map { _viewValuesAreEqual(a, $0) } ?? false
  }
}
