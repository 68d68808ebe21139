import TheseusCore

extension ViewElement {
  /// The priority of the child that is laid out last.
  var latestFirstPriority: UInt32 {
    var latest: UInt32 = 0
    for index in 0..<childCount {
      latest = max(latest, uncountedViewChild(at: index).lend { $0.firstPriority })
    }
    return latest
  }

  /// Casts a node of a tree that these views created.
  ///
  /// Unchecked, as are the casts below: they run for each child at each step of a layout
  /// (`rows.mount.<n>`). Every node below a `ViewElement` is one: other modules cannot create nodes
  /// of another class, and views add none.
  package static func of(_ node: ElementNode) -> ViewElement {
    unsafeDowncast(node, to: ViewElement.self)
  }

  public var viewChildren: [ViewElement] {
    unsafeBitCast(children, to: [ViewElement].self)
  }

  /// The children without retains: the array holds them.
  var uncountedViewChildren: [Unmanaged<ViewElement>] {
    unsafeBitCast(children, to: [Unmanaged<ViewElement>].self)
  }

  /// One of the children without a retain: the element holds it until its children are replaced.
  @inline(__always)
  func uncountedViewChild(at index: Int) -> Unmanaged<ViewElement> {
    unsafeBitCast(uncountedChild(at: index), to: Unmanaged<ViewElement>.self)
  }

  public var viewParent: ViewElement? {
    guard let parent else { return nil }
    return unsafeDowncast(parent, to: ViewElement.self)
  }
}
