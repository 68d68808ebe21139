import TheseusCore
import TheseusViews

/// Names a node by the identity of its element: the same after a restart of the server.
enum NodeKey {
  @MainActor
  static func text(of element: ViewElement) -> String { String(hash(of: element), radix: 36) }

  /// FNV-1a, which every process computes alike.
  @MainActor
  static func hash(of element: ViewElement) -> UInt64 {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in element.identity.description.utf8 {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return value
  }
}
