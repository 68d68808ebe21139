import Foundation

/// A value stored under a key in the app's store, for all readers of that key and for the next
/// start (R83).
///
/// Without a store, and with `UserDefaults.standard`, the value is one of the user's settings
/// (`HostServices.settings`). In an app with one user these are `UserDefaults.standard`.
///
/// In an object, outside views, it reads and writes the settings of the user whose event or update
/// the code handles (`HostServices.current`), or else of the user for whom the object was created.
/// A change is a change of an `ObservableObject`.
@propertyWrapper
public struct AppStorage<Value> {
  let property: StoredProperty<Value>
  let store: AppStorageStore?
  /// The services of the code that created the property.
  private let creator: HostServices?
  private let site: SourceSite
  var cell: StorageCell<Value>?

  nonisolated private init(
    _ property: StoredProperty<Value>, _ store: UserDefaults?, _ site: SourceSite
  ) {
    self.property = property
    self.store = store.map { AppStorageStore.shared($0) }
    self.site = site
    creator = HostServices.ofCaller
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, Transaction.current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location) }

  private var location: AnyLocation<Value> {
    cell ?? StoreLocation(property, store(for: HostServices.ofCaller))
  }

  /// The store for the user of `services`; for nil, of the user for whom the property was created.
  func store(for services: HostServices?) -> AppStorageStore {
    (services ?? creator ?? .process).store(named: store)
  }
}

extension AppStorage: DynamicProperty {
  public static func _makeBox(_ field: UnsafeMutablePointer<Self>, _ site: PropertySite)
    -> PropertyBox?
  {
    StorageBox(field.pointee, site)
  }
}

extension AppStorage: StorageWrapper {
  func makeCell(_ site: PropertySite) -> StorageCell<Value> {
    let named = store ?? site.environmentValue(\.appStorage)
    return StorageCell(property, in: site.runtime.services.store(named: named), site, self.site)
  }
}

extension AppStorage {
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value: _StorableValue {
    self.init(StoredProperty(key, wrappedValue), store, SourceSite(fileID, line, column))
  }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredProperty(raw: key, wrappedValue), store, SourceSite(fileID, line, column))
  }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredProperty(raw: key, wrappedValue), store, SourceSite(fileID, line, column))
  }

  public init<Wrapped: _StorableValue>(
    _ key: String, store: UserDefaults? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) where Value == Wrapped? {
    self.init(StoredProperty(optional: key), store, SourceSite(fileID, line, column))
  }

  public init<Wrapped: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(StoredProperty(rawOptional: key), store, SourceSite(fileID, line, column))
  }

  public init<Wrapped: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(StoredProperty(rawOptional: key), store, SourceSite(fileID, line, column))
  }
}

extension PropertySite {
  /// The present value of the environment at the property's position; creates no dependency.
  func environmentValue<Found>(_ keyPath: KeyPath<EnvironmentValues, Found?>) -> Found? {
    (try? runtime.graph.value(of: environment.values))?[keyPath: keyPath]
  }
}

private struct AppStorageKey: EnvironmentKey {
  static var defaultValue: AppStorageStore? { nil }
}

extension EnvironmentValues {
  /// The store of `@AppStorage` properties; nil for the tree's own.
  var appStorage: AppStorageStore? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}

extension View {
  /// The store for `@AppStorage` properties without a store of their own, in this view and its
  /// descendants. It is read when a view begins.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    defaultAppStorage(.shared(store))
  }

  /// The store for `@AppStorage` properties without a store of their own, in this view and its
  /// descendants. It is read when a view begins.
  @_disfavoredOverload
  nonisolated public func defaultAppStorage(_ store: AppStorageStore) -> some View {
    environment(\.appStorage, store)
  }
}

extension AppStorage: StoredField {
  var storedKey: String { property.key }
}
