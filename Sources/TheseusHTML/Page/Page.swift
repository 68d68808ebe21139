import Foundation
import TheseusCore
import TheseusViews

/// One browser tab's picture of an app: messages in, frames out. Does no I/O.
///
/// Commits only note what changed. `nextFrame` brings the nodes up to date and writes the
/// differences to what the client has: a client that takes frames slowly gets the newest state, and
/// no queue grows.
@MainActor
public final class Page {
  /// The app that the page shows.
  public let app: AppHost
  /// Called when there is something to send, once until the next frame is taken.
  public var onChange: (() -> Void)?
  /// Called when the user chooses, drops or has sent files. Drops that no view takes are refused.
  public var onFiles: ((ClientMessage.FileMessage) -> Void)?

  let text: BrowserTextMetrics
  let surroundings: PageSurroundings
  let styles: TextStyleTable
  private(set) var tree: PageTree?
  private(set) var needsFull = true
  private var isAnnounced = false
  /// Operations that are no differences between trees, such as opening an address.
  var orders = JSONWriter()
  /// The path that the tab shows.
  var path: String
  private var title: String?
  /// The window's own title, of which `title` is made: to find the app's name takes as long as a
  /// twentieth of a click.
  private var plainTitle: String?
  /// The id of the node that has focus in the browser.
  var knownFocus = 0
  /// How many entries of the tab's history lie behind the present one.
  var knownDepth: Int
  private var knownKeys = PageKeys()
  /// Whether the announced keys undo and redo.
  private var knownUndo = UndoKeys()
  /// Where a client that gets the whole tree has scrolled its nodes to, by their ids: it continues
  /// there.
  var shownOffsets: [Int: CGPoint] = [:]
  /// The most bytes of a message of the client.
  public var greatestMessage = ClientMessage.greatestSize
  /// Nodes whose field or scroll position may differ from what the client shows.
  var touched: [Int: PageNode] = [:]
  var notice: String?
  /// The button that is held down.
  var heldButton: PointerEvent.Button?
  /// The element on which it was pressed.
  weak var heldElement: ViewElement?
  /// Whether the pointer was over a node when it was last reported.
  var isHovering = false

  /// - Parameters:
  ///   - fonts: what the browser measured; shared by pages whose browsers sent the same.
  ///   - makeApp: called once, with the size in points, the metrics of this browser and what sets
  ///     the environment. The runtime inside has the user's services, with `sharesProcess: true`.
  public convenience init(
    hello: Hello, fonts: FontTable,
    makeApp: (CGSize, HostMetrics, @escaping (inout EnvironmentValues) -> Void) -> AppHost
  ) {
    self.init(
      hello, BrowserTextMetrics(fonts), TextStyleTable(), PageSurroundings(hello.browser), makeApp)
    resume(hello)
  }

  init(
    _ hello: Hello, _ text: BrowserTextMetrics, _ styles: TextStyleTable,
    _ surroundings: PageSurroundings,
    _ makeApp: (CGSize, HostMetrics, @escaping (inout EnvironmentValues) -> Void) -> AppHost
  ) {
    self.text = text
    self.styles = styles
    self.surroundings = surroundings
    path = hello.path
    knownDepth = hello.depth
    app = makeApp(hello.size, .browser(text)) { surroundings.configure(&$0) }
    connect()
    showKeyWindow()
  }

  private func connect() {
    surroundings.copy = { [weak self] in self?.copy($0) }
    app.clipboard.onCopy = { [weak self] in self?.copy($0) }
    app.onCommit = { [weak self] commit in
      guard let self, !commit.isEmpty else { return }
      tree?.note(commit)
      setNeedsFrame()
    }
    app.onWindowsChanged = { [weak self] in self?.showKeyWindow() }
    app.onQuit = { [weak self] in self?.end("quit", "") }
  }

  private func showKeyWindow() {
    setNeedsFrame()
    guard tree?.window !== app.keyWindow?.host else { return }
    tree?.window.stopObservingSemantics()
    tree?.window.onAnimations = nil
    let lastID = tree?.greatestID ?? 0
    tree = nil
    needsFull = true
    guard let window = app.keyWindow?.host else { return }
    let tree = PageTree(window, styles, lastID: lastID)
    self.tree = tree
    window.onAnimations = { [weak tree] in tree?.note($0) }
    _ = window.observeSemantics { [weak self, weak tree] changes in
      guard let self, let tree else { return }
      for change in changes { tree.note(change) }
      setNeedsFrame()
    }
  }

  func setNeedsFrame() {
    guard !isAnnounced else { return }
    isAnnounced = true
    onChange?()
  }

  // MARK: Frames

  /// Everything that changed since the last frame, nil if nothing did.
  public func nextFrame() -> [UInt8]? {
    isAnnounced = false
    if heldElement?.scope.isAlive != true { endPress() }
    var writer = JSONWriter()
    writer.beginList()
    let start = writer.bytes.count
    if let tree {
      let beginsTable = styles.isFull
      if beginsTable {
        styles.clear()
        tree.noteAll()
        if !needsFull { for node in tree.all { shownOffsets[node.id] = node.offset } }
        needsFull = true
      }
      defer { if beginsTable { styles.noteRedrawing() } }
      if needsFull { writeTree(tree, &writer) } else { writeChanges(tree, &writer) }
      writeFields(tree, &writer)
      writeFocus(tree, &writer)
    }
    writeQuestions(&writer)
    writeWindow(&writer)
    writer.values(orders.bytes)
    orders = JSONWriter()
    guard writer.bytes.count > start else { return nil }
    writer.endList()
    return writer.bytes
  }

  private func writeTree(_ tree: PageTree, _ writer: inout JSONWriter) {
    let unanswered = tree.all.filter { $0.field?.isUnanswered == true }.map(\.element)
    styles.forget()
    let root = tree.whole()
    tree.missing.formUnion(tree.inherited.values.map(\.id))
    tree.inherited = [:]
    styles.announce(to: &writer)
    needsFull = false
    knownKeys = PageKeys()
    plainTitle = app.keyWindow?.title
    title = app.keyWindow?.shownTitle
    writer.list {
      $0.string("full")
      $0.node(root)
      $0.string(title ?? "")
      $0.string(path)
    }
    touched = [:]
    for element in unanswered {
      guard let node = tree.node(of: element), node.field != nil else { continue }
      node.field?.isUnanswered = true
      touched[node.id] = node
    }
    for node in tree.all where node.offset != nil {
      let shown = shownOffsets[node.id] ?? .zero
      guard node.offset != shown else { continue }
      node.offset = shown
      touched[node.id] = node
    }
    shownOffsets = [:]
  }

  private func writeChanges(_ tree: PageTree, _ writer: inout JSONWriter) {
    guard tree.hasChanges else { return }
    var changes = JSONWriter()
    tree.update(&changes) { node in touched[node.id] = node }
    styles.announce(to: &writer)
    writer.values(changes.bytes)
  }

  private func writeFields(_ tree: PageTree, _ writer: inout JSONWriter) {
    let nodes = touched.values.sorted { $0.id < $1.id }
    touched = [:]
    tree.writeFields(nodes, &writer)
  }

  private func writeFocus(_ tree: PageTree, _ writer: inout JSONWriter) {
    let focused = tree.window.focus.focused
    let id = focused.flatMap { tree.nearestNode($0) }?.id ?? 0
    // A browser moves focus away from a node that is removed.
    if knownFocus != 0, tree.node(knownFocus) == nil { knownFocus = 0 }
    let isElsewhere = id != knownFocus
    if isElsewhere {
      knownFocus = id
      writer.list {
        $0.string("f")
        $0.int(id)
      }
    }
    let undo = UndoKeys(tree.window)
    guard isElsewhere || tree.hasNewStructure || keysMayDiffer || undo != knownUndo else { return }
    keysMayDiffer = false
    knownUndo = undo
    let depth = tree.window.backDepth
    followNavigation(to: depth, &writer)
    let keys = keys(in: tree, undo: undo)
    guard keys != knownKeys else { return }
    if keys.anywhere != knownKeys.anywhere { write(keys.anywhere, 0, &writer) }
    let focus = keys.focused
    // Also none: until then the client sends the keys of a node that has just received focus.
    if focus != knownKeys.focused, focus.id != 0 { write(focus.names, focus.id, &writer) }
    knownKeys = keys
  }

  /// The keys that the app has a use for now.
  func keys(in tree: PageTree, undo: UndoKeys? = nil) -> PageKeys {
    PageKeys(
      tree, commands: commandShortcuts, undo: undo ?? UndoKeys(tree.window),
      canGoBack: tree.window.backDepth > 0)
  }

  /// Whether something happened that the nodes do not show but may change the announced keys.
  var keysMayDiffer = true

  private func write(_ keys: [String], _ id: Int, _ writer: inout JSONWriter) {
    writer.list { writer in
      writer.string("keys")
      writer.int(id)
      writer.list { for key in keys { $0.string(key) } }
    }
  }

  private var commandShortcuts: [KeyboardShortcut] {
    app.commands.menus.flatMap(\.items).compactMap { $0.activation?.shortcut }
  }

  /// The tab's history follows pushed views.
  private func followNavigation(to depth: Int, _ writer: inout JSONWriter) {
    if knownDepth > depth {
      // A browser that receives two requests to go back may follow only one.
      let count = knownDepth - depth
      knownDepth = depth
      writer.list {
        $0.string("path")
        $0.string(path)
        $0.string("back")
        if count > 1 { $0.int(count) }
      }
    }
    while knownDepth < depth {
      knownDepth += 1
      writer.list {
        $0.string("path")
        $0.string(path)
        $0.string("push")
      }
    }
  }

  private func writeQuestions(_ writer: inout JSONWriter) {
    for (font, clusters) in text.takeUnknown() {
      for part in Questions.parts(clusters, answeredIn: greatestMessage) {
        writer.list { writer in
          writer.string("m")
          writer.string(font.description)
          writer.list { for cluster in part { $0.string(cluster) } }
        }
      }
    }
  }

  private func writeWindow(_ writer: inout JSONWriter) {
    if let window = app.keyWindow, window.title != plainTitle {
      plainTitle = window.title
      let present = window.shownTitle
      if present != title {
        title = present
        writer.list {
          $0.string("title")
          $0.string(present)
        }
      }
    }
    if let notice {
      self.notice = nil
      writer.list {
        $0.string("note")
        $0.string(notice)
      }
    }
  }

  /// The present tree as a new client would get it, for comparison with a patched one.
  package func freshTree() -> [UInt8] {
    guard let window = tree?.window else { return [] }
    let fresh = PageTree(window, styles, lastID: 0)
    var writer = JSONWriter()
    writer.node(fresh.build())
    return writer.bytes
  }

  // MARK: Connections

  /// The client has connected again: the next frame is the full tree.
  public func reconnect(_ hello: Hello) {
    path = hello.path
    knownDepth = hello.depth
    surroundings.browser = hello.browser
    tree?.missing = []
    shownOffsets = [:]
    knownFocus = 0
    endPress()
    if text.replace(with: FontTable(hello)) { surroundings.measurements &+= 1 }
    app.updateEnvironment()
    app.send(.resize(width: hello.size.width, height: hello.size.height))
    app.flush()
    needsFull = true
    resume(hello)
    setNeedsFrame()
  }

  /// Takes over edits that the server has not seen, the scroll positions and the focus of the tab.
  func resume(_ hello: Hello) {
    guard let tree, !hello.fields.isEmpty || !hello.scroll.isEmpty || hello.focus != nil else {
      return
    }
    needsFull = true
    var nodes = tree.wholeByKey()
    var waiting = hello.scroll
    // Rows that scrolling creates may scroll too.
    while case let found = waiting.filter({ nodes[$0.key] != nil }), !found.isEmpty {
      for scroll in found {
        if let node = nodes[scroll.key] {
          shownOffsets[node.id] = scroll.offset
          try? tree.window.perform(.scrollTo(scroll.offset), on: node.element)
        }
      }
      waiting.removeAll { nodes[$0.key] != nil }
      app.flush()
      nodes = tree.wholeByKey()
    }
    if let node = hello.focus.flatMap({ nodes[$0] }) {
      knownFocus = node.id
      try? tree.window.perform(.focus, on: node.element)
    }
    for draft in hello.fields {
      guard let node = nodes[draft.key], node.field != nil else { continue }
      edit(node, draft.text, draft.selection, revision: draft.revision)
    }
  }
}
