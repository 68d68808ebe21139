@_spi(Reflection) import Swift

/// The `@AppStorage` properties of an object: a change of one is a change of the object.
enum StoredFields {
  /// Calls `action`, on the writing thread, after a change of any of them in the store that it has
  /// for the user of `services`.
  /// - Returns: the observations, which end when they are released, and the stores of the
  ///   properties.
  static func observe(
    _ object: AnyObject, for services: HostServices, _ action: @escaping @Sendable () -> Void
  )
    -> (observations: [StorageObservation], stores: [AppStorageStore])
  {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    var observations: [StorageObservation] = []
    var stores: [AppStorageStore] = []
    // `_EachFieldOptions.classType`, which is declared as a variable.
    let isClass = _EachFieldOptions(rawValue: 1)
    _forEachField(of: Swift.type(of: object), options: isClass) { _, offset, type, _ in
      if let stored = type as? any StoredField.Type {
        let (store, key) = find(stored, base + offset, services)
        observations.append(store.observe(key, action))
        stores.append(store)
      }
      return true
    }
    return (observations, stores)
  }

  private static func find<Stored: StoredField>(
    _ type: Stored.Type, _ field: UnsafeRawPointer, _ services: HostServices
  ) -> (store: AppStorageStore, key: String) {
    let field = field.assumingMemoryBound(to: Stored.self)
    return (field.pointee.store(for: services), field.pointee.storedKey)
  }
}

/// A wrapper whose value is in a store.
protocol StoredField {
  func store(for services: HostServices?) -> AppStorageStore
  var storedKey: String { get }
}
