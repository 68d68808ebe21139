import Synchronization

/// The names of types in paths and messages.
enum TypeName {
  /// The type's own name without its module and generic arguments.
  static func short(_ type: Any.Type) -> String {
    names.withLock { known in
      if let name = known[ObjectIdentifier(type)] { return name }
      let full = String(describing: type)
      let name = full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
      known[ObjectIdentifier(type)] = name
      return name
    }
  }

  /// Types last as long as the process, and making a name takes much longer than finding it.
  private static let names = Mutex<[ObjectIdentifier: String]>([:])
}
