import TheseusCore
import TheseusViews

/// The page of a window that another host drives, with the metrics of that host: for tests that
/// compare what a client shows with the window.
@MainActor
package final class WindowMirror {
  package let window: WindowHost
  private let styles = TextStyleTable()
  private let tree: PageTree
  private var isBuilt = false

  package init(_ window: WindowHost) {
    self.window = window
    tree = PageTree(window, styles, lastID: 0)
    _ = window.observeSemantics { [weak tree] changes in
      for change in changes { tree?.note(change) }
    }
  }

  package func note(_ commit: Commit) { tree.note(commit) }

  /// The next frame: the whole tree first, then the differences.
  package func nextFrame() -> [UInt8] {
    var writer = JSONWriter()
    writer.beginList()
    var changes = JSONWriter()
    if isBuilt {
      tree.update(&changes) { _ in }
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
  package func freshTree() -> [UInt8] {
    var writer = JSONWriter()
    writer.node(PageTree(window, styles, lastID: 0).build())
    return writer.bytes
  }
}
