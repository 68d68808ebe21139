@_spi(Reflection) import Swift

/// The `@AppStorage` properties of an object: a change of one is a change of the object.
enum StoredFields {
  /// Calls `action`, on the writing thread, after a change of any of them.
  static func observe(_ object: AnyObject, _ action: @escaping @Sendable () -> Void)
    -> [StorageObservation]
  {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    var observations: [StorageObservation] = []
    // `_EachFieldOptions.classType`, which is declared as a variable.
    let isClass = _EachFieldOptions(rawValue: 1)
    _forEachField(of: Swift.type(of: object), options: isClass) { _, offset, type, _ in
      if let stored = type as? any StoredField.Type {
        observations.append(observe(stored, base + offset, action))
      }
      return true
    }
    return observations
  }

  private static func observe<Stored: StoredField>(
    _ type: Stored.Type, _ field: UnsafeRawPointer, _ action: @escaping @Sendable () -> Void
  ) -> StorageObservation {
    field.assumingMemoryBound(to: Stored.self).pointee.observe(action)
  }
}

/// A wrapper whose value is in a store.
protocol StoredField {
  func observe(_ action: @escaping @Sendable () -> Void) -> StorageObservation
}
