import TheseusTesting
import TheseusViews

extension FuzzRun {
  /// A new tree that starts from the same state shows the same, provided that nothing is leaving
  /// and no menu is open. When it ends, nothing of it remains.
  func differencesFromFresh(_ scrolls: ScrollPlaces) throws -> [String] {
    guard !host.runtime.timeline.isRunning else {
      counts.moving += 1
      return []
    }
    let other = Ledger()
    Ledger.current = other
    defer { Ledger.current = ledger }
    let (spec, model) = (spec, model)
    let fresh = TestHost(
      keepingRestoring: try host.snapshot(), columns: size.columns, rows: size.rows,
      profile: profile
    ) {
      NodeView(spec).environment(model).environmentObject(model.legacy)
    }
    var problems = differences(from: fresh, scrolls)
    fresh.unmount()
    problems +=
      fresh.runtime.checkInvariants().map { "a fresh one, ended: \($0)" }
      + other.problems.map { "a fresh one, ended: \($0)" }
    return problems
  }

  private func differences(from fresh: TestHost, _ scrolls: ScrollPlaces) -> [String] {
    guard host.window.layers.layers.count == fresh.window.layers.layers.count else {
      counts.covered += 1
      return []
    }
    var isAtSamePlace = scrolls.bring(fresh)
    let mine = SeenTree(host)
    var its = SeenTree(fresh)
    // Focus moves to the element at the position of the app's focused one: a focused field
    // looks different.
    if let focus = mine.focus, focus != its.focus, focus < its.elements.count {
      try? its.element(focus).focus()
      isAtSamePlace = scrolls.bring(fresh)
      its = SeenTree(fresh)
    }
    guard isAtSamePlace else {
      counts.apart += 1
      return []
    }
    if Self.isTalkative { describe(fresh) }
    let differences = Picture(host, mine).differences(from: Picture(fresh, its))
    if !differences.isEmpty, spec.hasLazyTwins {
      counts.twins += 1
      return []
    }
    counts.checked += 1
    return differences
  }

  /// Whether compared values are printed, to find the cause of a failure.
  public static var isTalkative: Bool {
    get { talk }
    set { talk = newValue }
  }

  private func describe(_ fresh: TestHost) {
    print("\(spec)")
    for (name, host) in [("updated", host), ("fresh", fresh)] {
      for scroll in ScrollPlaces(host).all {
        print(
          """
            \(name): at \(scroll.offset) of \(scroll.contentSize) in \(scroll.frame); \
          \(scroll.rowWords)
          """
        )
      }
    }
    print(host.screen)
  }
}

@MainActor private var talk = false
