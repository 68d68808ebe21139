import Foundation
import TheseusCore
import TheseusViews

/// A page whose app does not run while its client is still connected. It holds enough to show the
/// restored app with the ids that the client knows.
@MainActor
package struct SuspendedPage {
  /// A node that the client has.
  struct Node {
    var id: Int
    /// The last edit of a field that was seen.
    var revision: Int?
  }

  fileprivate let hello: Hello
  fileprivate let text: BrowserTextMetrics
  fileprivate let phase: ScenePhase
  fileprivate let nodes: [UInt64: Node]
  fileprivate let lastID: Int
}

extension Page {
  /// Whether the client has been sent everything: nothing of the page is only here.
  package var isShown: Bool {
    guard let tree else { return false }
    return !needsFull && !tree.hasChanges && touched.isEmpty && heldButton == nil && !hasOrders
  }

  /// The state needed to show the app to the same client after a restore.
  package func suspended() -> SuspendedPage {
    var nodes: [UInt64: SuspendedPage.Node] = [:]
    var repeated: Set<UInt64> = []
    var hello = Hello(path: path, size: app.keyWindow?.host.size ?? .zero)
    hello.depth = knownDepth
    hello.browser = surroundings.browser
    for node in tree?.all.sorted(by: { $0.id < $1.id }) ?? [] {
      let key = node.key
      let known = SuspendedPage.Node(id: node.id, revision: node.field?.revision)
      // No message may reach another element than the one that the user saw.
      if nodes.updateValue(known, forKey: key) != nil { repeated.insert(key) }
      if let offset = node.offset, offset != .zero {
        hello.scroll.append(
          Hello.ScrollDraft(key: NodeKey.text(of: key), offset: offset))
      }
      if node.id == knownFocus { hello.focus = NodeKey.text(of: key) }
    }
    for key in repeated { nodes[key] = nil }
    text.trim()
    return SuspendedPage(
      hello: hello, text: text, phase: surroundings.phase, nodes: nodes,
      lastID: tree?.greatestID ?? 0)
  }

  /// The page of an app that was restored, for a client that has never been away.
  ///
  /// Its nodes have the ids of those with the same keys. The first frame is the whole tree.
  package convenience init(
    resuming old: SuspendedPage,
    makeApp: (CGSize, HostMetrics, @escaping (inout EnvironmentValues) -> Void) -> AppHost
  ) {
    let surroundings = PageSurroundings(old.hello.browser)
    surroundings.phase = old.phase
    self.init(old.hello, old.text, TextStyleTable(), surroundings, makeApp)
    inherit(old.nodes, lastID: old.lastID)
    resume(old.hello)
    app.flush()
    // Messages may come before the first frame.
    _ = tree?.whole()
  }

  private func inherit(_ nodes: [UInt64: SuspendedPage.Node], lastID: Int) {
    guard let tree else { return }
    tree.inherited = nodes
    tree.lastID = max(tree.lastID, lastID)
  }
}
