import TheseusCore
import TheseusViews

/// Names a node by the identity of its element: the same after a restart of the server.
enum NodeKey {
  @MainActor
  static func text(of element: ViewElement) -> String {
    var hash = Hash()
    hash.add(element.identity.description)
    return hash.text
  }

  /// FNV-1a, which every process computes alike.
  private struct Hash {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) {
      for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    var text: String { String(value, radix: 36) }
  }
}
