/// A value that the runtime stores for a view as long as the view's identity lives (R20-R23).
///
/// The wrapper is a thin handle: each new struct is connected to the same cell by identity and key
/// (R22).
@propertyWrapper
public struct State<Value> {
  // First, so that its offset is the same for all types of values.
  @usableFromInline var location: StateCell<Value>?
  @usableFromInline let site: SourceSite
  @usableFromInline var initial: Value

  /// Takes a value, as in SwiftUI up to 2025: `x = v` in an init is the initial value (R21).
  @inlinable
  nonisolated public init(
    wrappedValue: Value, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    initial = wrappedValue
    site = SourceSite(fileID, line, column)
  }

  @inlinable
  nonisolated public init(
    initialValue: Value, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    initial = initialValue
    site = SourceSite(fileID, line, column)
  }

  /// A state inside another property, declared where that is.
  package init(wrappedValue: Value, at site: SourceSite) {
    initial = wrappedValue
    self.site = site
  }

  /// The present value. Reading it in a body makes an edge (R25); writing it there is refused
  /// (R27).
  public var wrappedValue: Value {
    get {
      guard let location else { return initial }
      return location.get()
    }
    nonmutating set {
      guard let location else { return Self.reportNotInstalled(site) }
      location.set(newValue, Transaction.current)
    }
  }

  /// A binding to the value; making one is not a read (R25). While the view is not installed it
  /// leads nowhere, which is an issue (R29).
  public var projectedValue: Binding<Value> {
    guard let location else {
      Self.reportNotInstalled(site)
      let value = initial
      let site = site
      return Binding(get: { value }, set: { _ in Self.reportNotInstalled(site) })
    }
    return Binding(location: location)
  }

  /// R21, R29: one issue for each property.
  nonisolated private static func reportNotInstalled(_ site: SourceSite) {
    RuntimeIssues.reportOnce(
      RuntimeIssue(
        kind: .notInstalled,
        message:
          """
          a @State of type \(Value.self) was written or bound while its view was not installed; \
          writes are dropped
          """,
        location: site.position))
  }
}

extension State: DynamicProperty {
  public static func _makeBox(_ field: UnsafeMutablePointer<Self>, _ site: PropertySite)
    -> PropertyBox?
  {
    let key = site.key(field.pointee.site, Value.self)
    return StateCell(field.pointee.initial, site, key)
  }

  public static var _isIgnoredInComparison: Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  nonisolated public init(
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(wrappedValue: nil, fileID: fileID, line: line, column: column)
  }
}

extension State: Sendable where Value: Sendable {}
