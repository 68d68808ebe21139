import Testing

@testable import TheseusWeb

@MainActor
@Suite struct IdleTabsTests {
  /// A tab that counts how many times it is looked at.
  private final class Probe: IdleTab {
    static var visits = 0
    private var mark = false
    private let note: () -> Void

    init(_ note: @escaping () -> Void = {}) { self.note = note }

    var isQueued: Bool {
      get {
        Self.visits += 1
        return mark
      }
      set { mark = newValue }
    }

    func sleepIfIdle() { note() }
  }

  /// With memory for all of them.
  private func idle(_ tabs: [Probe]) -> IdleTabs<Probe> {
    let idle = IdleTabs<Probe>(limit: 1, measure: { 0 })
    for tab in tabs { idle.insert(tab) }
    return idle
  }

  @Test("10,000 tabs that end together, in any order, are each looked at a few times")
  func ends() {
    let tabs = (0..<10_000).map { _ in Probe() }
    for order in [tabs, tabs.reversed(), tabs.shuffled()] {
      let idle = idle(tabs)
      Probe.visits = 0
      // The queue is gone through only when half of it has ended.
      var sweeps = 0
      for tab in order {
        let before = idle.count
        idle.remove(tab)
        if idle.count < before { sweeps += 1 }
      }
      #expect(sweeps <= 14 && Probe.visits <= 3 * tabs.count)
      #expect(idle.count == 0 && !idle.sleepFirst())
    }
  }

  @Test("tabs that come and end while memory is free are not kept")
  func forgets() {
    let staying = (0..<10).map { _ in Probe() }
    let idle = idle(staying)
    for _ in 0..<1_000 {
      let tab = Probe()
      idle.insert(tab)
      idle.remove(tab)
      #expect(idle.count <= 2 * staying.count + 1)
    }
  }

  @Test("the next tab to sleep is the one that became idle first of those that live")
  func order() {
    var asleep: [Int] = []
    let tabs = (0..<7).map { number in Probe { asleep.append(number) } }
    let idle = idle(tabs)
    for number in [0, 1, 4] { idle.remove(tabs[number]) }
    #expect(idle.sleepFirst() && asleep == [2])
    idle.remove(tabs[5])
    while idle.sleepFirst() {}
    #expect(asleep == [2, 3, 6])
    // One that slept and woke is idle again.
    idle.insert(tabs[2])
    #expect(idle.sleepFirst() && asleep == [2, 3, 6, 2])
    #expect(!idle.sleepFirst())
  }
}
