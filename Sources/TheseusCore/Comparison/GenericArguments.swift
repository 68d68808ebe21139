/// The arguments of a generic struct or enum, read from its metadata and its context descriptor
/// (`docs/ABI/TypeMetadata.rst` and `GenericContext.h` of the Swift project).
enum GenericArguments {
  /// Nil where the type is not generic, has a pack of parameters, or is not a struct or enum.
  static func of(_ type: Any.Type) -> [Any.Type]? {
    #if canImport(Darwin)
      // Pointers in metadata may be signed there.
      return nil
    #else
      let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
      guard [0x200, 0x201, 0x202].contains(metadata[0]),
        let descriptor = UnsafeRawPointer(bitPattern: metadata[1]),
        descriptor.load(as: UInt32.self) & isGeneric != 0
      else { return nil }
      let count = Int(descriptor.load(fromByteOffset: header, as: UInt16.self))
      var arguments: [Any.Type] = []
      // The arguments follow the descriptor's pointer, one for each parameter that needs one.
      var next = 2
      for number in 0..<count {
        let parameter = descriptor.load(fromByteOffset: header + 8 + number, as: UInt8.self)
        guard parameter & kind == 0 else { return nil }
        guard parameter & hasArgument != 0 else { continue }
        guard let argument = UnsafeRawPointer(bitPattern: metadata[next]) else { return nil }
        arguments.append(unsafeBitCast(argument, to: Any.Type.self))
        next += 1
      }
      return arguments
    #endif
  }

  /// A flag of every context descriptor.
  private static let isGeneric: UInt32 = 0x80
  /// Where the counts of parameters begin: after seven words of a struct's or enum's descriptor,
  /// and two of the generic context.
  private static let header = 36
  /// Parts of a parameter's descriptor.
  private static let hasArgument: UInt8 = 0x80
  private static let kind: UInt8 = 0x3F
}
