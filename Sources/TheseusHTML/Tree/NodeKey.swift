import TheseusCore
import TheseusViews

/// Names a node by the identity of its element: the same after a restart of the server.
enum NodeKey {
  @MainActor
  static func hash(of element: ViewElement) -> UInt64 { element.identity.textHash }

  static func text(of hash: UInt64) -> String { String(hash, radix: 36) }
}
