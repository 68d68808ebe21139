import TheseusCore
import TheseusViews

/// The page of a window that another host drives, with the metrics of that host: for tests that
/// compare what a client shows with the window.
///
/// It holds nothing of a tree that has ended: tests of what such a tree releases pass with it.
@MainActor
package final class WindowMirror {
  package private(set) weak var window: WindowHost?
  private let styles = TextStyleTable()
  private var tree: PageTree?
  private var isBuilt = false

  package init(_ window: WindowHost) {
    self.window = window
    tree = PageTree(window, styles, lastID: 0)
    window.mirror(
      commits: { [weak self] in self?.tree?.note($0) },
      semantics: { [weak self] changes in
        for change in changes { self?.tree?.note(change) }
      })
    window.root.scope.onEnd { [weak self] in self?.tree = nil }
  }

  /// The next frame: the whole tree first, then the differences. Nil for a tree that has ended.
  package func nextFrame() -> [UInt8]? {
    guard let tree else { return nil }
    var writer = JSONWriter()
    writer.beginList()
    var changes = JSONWriter()
    if isBuilt {
      var touched: [PageNode] = []
      tree.update(&changes) { touched.append($0) }
      tree.writeFields(touched, &changes)
    } else {
      let root = tree.build()
      changes.list {
        $0.string("full")
        $0.node(root)
        $0.string("")
        $0.string("")
      }
    }
    isBuilt = true
    styles.announce(to: &writer)
    writer.values(changes.bytes)
    writer.endList()
    return writer.bytes
  }

  /// The present tree as a new client would get it.
  package func freshTree() -> [UInt8]? {
    guard let window else { return nil }
    var writer = JSONWriter()
    writer.node(PageTree(window, styles, lastID: 0).build())
    return writer.bytes
  }
}
