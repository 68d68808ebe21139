import Foundation

/// A value stored for one scene under a key (R83): each window has its own.
@propertyWrapper
public struct SceneStorage<Value> {
  let property: StoredProperty<Value>
  private let site: SourceSite
  var cell: StorageCell<Value>?

  nonisolated private init(_ property: StoredProperty<Value>, _ site: SourceSite) {
    self.property = property
    self.site = site
  }

  /// The value. Outside an installed view the default; a write is dropped there, with an issue
  /// (R29).
  public var wrappedValue: Value {
    get { cell?.get() ?? property.defaultValue }
    nonmutating set {
      guard let cell else { return Self.reportNotInstalled(property.key, site) }
      cell.set(newValue, Transaction.current)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let cell { return Binding(location: cell) }
    let (property, site) = (property, site)
    return Binding(
      get: { property.defaultValue }, set: { _ in Self.reportNotInstalled(property.key, site) })
  }

  nonisolated private static func reportNotInstalled(_ key: String, _ site: SourceSite) {
    RuntimeIssues.reportOnce(
      RuntimeIssue(
        kind: .notInstalled,
        message:
          """
          @SceneStorage("\(key)") was written while its view was not installed; the write is dropped
          """,
        location: site.position))
  }
}

extension SceneStorage: DynamicProperty {
  public static func _makeBox(_ field: UnsafeMutablePointer<Self>, _ site: PropertySite)
    -> PropertyBox?
  {
    StorageBox(field.pointee, site)
  }
}

extension SceneStorage: StorageWrapper {
  nonisolated var store: AppStorageStore? { nil }

  func makeCell(_ site: PropertySite) -> StorageCell<Value> {
    let store = site.environmentValue(\.sceneStorage) ?? site.runtime.sceneStorage
    return StorageCell(property, in: store, site, self.site)
  }
}

extension SceneStorage {
  public init(
    wrappedValue: Value, _ key: String, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) where Value: _StorableValue {
    self.init(StoredProperty(key, wrappedValue), SourceSite(fileID, line, column))
  }

  public init(
    wrappedValue: Value, _ key: String, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredProperty(raw: key, wrappedValue), SourceSite(fileID, line, column))
  }

  public init(
    wrappedValue: Value, _ key: String, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredProperty(raw: key, wrappedValue), SourceSite(fileID, line, column))
  }

  public init<Wrapped: _StorableValue>(
    _ key: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == Wrapped? {
    self.init(StoredProperty(optional: key), SourceSite(fileID, line, column))
  }

  public init<Wrapped: RawRepresentable>(
    _ key: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(StoredProperty(rawOptional: key), SourceSite(fileID, line, column))
  }

  public init<Wrapped: RawRepresentable>(
    _ key: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(StoredProperty(rawOptional: key), SourceSite(fileID, line, column))
  }
}

private struct SceneStorageKey: EnvironmentKey {
  static var defaultValue: AppStorageStore? { nil }
}

extension EnvironmentValues {
  /// The scene's own store; nil for the tree's.
  public var sceneStorage: AppStorageStore? {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}
