import Foundation

/// The compiler's macro plugin for `#Preview`, `@Previewable` and `@Entry`. It decodes the
/// compiler's messages itself, so that an app does not build swift-syntax for three macros that
/// need no syntax tree.
@main
enum TheseusMacros {
  static func main() throws {
    while let request = try readMessage() {
      try write(answer(to: request))
    }
  }

  static func answer(to message: Data) -> PluginAnswer {
    do {
      switch try JSONDecoder().decode(CompilerRequest.self, from: message) {
      case .capability: return .capability
      case .freestanding(let expansion):
        return PreviewMacro.expand(expansion)
      case .attached(let expansion):
        guard expansion.macro.typeName == "EntryMacro" else { return .expanded("") }
        return EntryMacro.expand(expansion)
      }
    } catch {
      return .refused("cannot read the macro messages of this compiler: \(error)", at: nil)
    }
  }

  /// A message is its length in eight bytes, little-endian, followed by that many bytes of JSON.
  /// Nil at the end of the input.
  private static func readMessage() throws -> Data? {
    guard let head = try read(8) else { return nil }
    let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return try read(Int(clamping: length))
  }

  private static func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try FileHandle.standardInput.read(upToCount: count - data.count),
        !more.isEmpty
      else { return nil }
      data.append(more)
    }
    return data
  }

  private static func write(_ answer: PluginAnswer) throws {
    let body = try JSONEncoder().encode(answer)
    let head = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(body.count) >> (8 * $0)) }
    try FileHandle.standardOutput.write(contentsOf: Data(head) + body)
  }
}
