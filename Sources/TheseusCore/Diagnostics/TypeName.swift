import Synchronization

/// The names of types in paths and messages.
///
/// `String(describing:)` and `String(reflecting:)` make the same names. But for each type they
/// first search all conformances of the program for protocols by which a value describes itself:
/// that took half of an app's first snapshot.
enum TypeName {
  /// The type's own name without its module and generic arguments.
  static func short(_ type: Any.Type) -> String {
    names.withLock { known in
      if let name = known[ObjectIdentifier(type)] { return name }
      let full = _typeName(type, qualified: false)
      let name = full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
      known[ObjectIdentifier(type)] = name
      return name
    }
  }

  /// The type's name with its modules and arguments, the same in every process.
  static func stable(_ type: Any.Type) -> String {
    stableNames.withLock { known in
      if let name = known[ObjectIdentifier(type)] { return name }
      let name = withoutAddresses(qualified(type))
      known[ObjectIdentifier(type)] = name
      return name
    }
  }

  /// The same in this process only: names of private types contain an address.
  static func qualified(_ type: Any.Type) -> String { _typeName(type, qualified: true) }

  /// Before the address that stands for the scope of a private type.
  static let unknownContext = "(unknown context at "

  /// Names of private types contain an address, which has no meaning in another process.
  static func withoutAddresses(_ text: String) -> String {
    // Searching for a text takes much longer than for a byte.
    guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
    var text = text
    while let start = text.firstRange(of: unknownContext) {
      guard let end = text[start.upperBound...].firstRange(of: ").") else { break }
      text.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return text
  }

  /// Types last as long as the process, and making a name takes much longer than finding it.
  private static let names = Mutex<[ObjectIdentifier: String]>([:])
  private static let stableNames = Mutex<[ObjectIdentifier: String]>([:])
}
