import Foundation
import TestSupport
import TheseusCells
import TheseusTesting
import TheseusViews

/// One random app on its way through its script, checked after every step.
@MainActor
public final class FuzzRun {
  /// What did not hold.
  public struct Failure: Error, CustomStringConvertible {
    /// The step after which it was noticed; -1 for the first frame.
    public let step: Int
    public let problems: [String]

    public init(step: Int, problems: [String]) {
      self.step = step
      self.problems = problems
    }

    public var description: String { "after step \(step): " + problems.joined(separator: "\n  ") }
  }

  private let script: Script
  private let profile: IdentityProfile
  private let ledger = Ledger()
  private let model = FuzzModel()
  private var spec: Spec
  private var host: TestHost
  private var size = (columns: 40, rows: 12)

  private init(_ script: Script) {
    self.script = script
    profile = Self.profiles[script.profile % Self.profiles.count]
    spec = script.spec
    Ledger.current = ledger
    let (spec, model) = (spec, model)
    host = TestHost(columns: size.columns, rows: size.rows, profile: profile) {
      NodeView(spec).environment(model).environmentObject(model.legacy)
    }
  }

  private static let profiles: [IdentityProfile] = [
    .default, .default, .swiftUI2021, .swiftUI2026, IdentityProfile(anyViewIdentity: .opaque, matchingArms: .shared),
    IdentityProfile(tabRetention: .selectedOnly),
  ]

  /// Runs a script to its end. Throws the first `Failure`. Returns how many steps were taken and checked.
  @discardableResult
  public static func run(_ script: Script) throws -> Int {
    let run = FuzzRun(script)
    try run.check(after: -1)
    for (index, step) in script.steps.enumerated() {
      run.take(step)
      try run.check(after: index)
    }
    try run.finish()
    return script.steps.count
  }

  // MARK: Steps

  private func take(_ step: Script.Step) {
    func pick(_ elements: [Element]) -> Element? { elements.isEmpty ? nil : elements[Int(step.a) % elements.count] }
    func pick(_ roles: Role...) -> Element? { pick(host.findAll().filter { roles.contains($0.role) && $0.isEnabled }) }
    switch step.action {
    case .tap: try? pick(.button, .tab, .menuItem, .disclosure)?.tap()
    case .toggle: try? pick(.toggle, .stepper, .slider, .picker).map(operate)
    case .type: try? pick(.textField)?.type(["a", "bc", "é", "x y"][Int(step.b) % 4])
    case .key: host.press(Self.keys[Int(step.a) % Self.keys.count], modifiers: step.b % 4 == 0 ? .shift : [])
    case .scroll: try? pick(.list, .scrollArea)?.scroll(by: Int(step.b % 41) - 15)
    case .tab: try? pick(.tab)?.tap()
    case .mutate:
      var random = SeededGenerator(seed: UInt64(step.a) << 32 | UInt64(step.b))
      update(spec.mutated(&random))
    case .replace:
      var random = SeededGenerator(seed: UInt64(step.a) << 32 | UInt64(step.b))
      update(spec.changing(at: Int(step.a) % spec.size) { _ in Spec.random(size: 4, depth: 2, &random) })
    case .model:
      model.change(Int(step.a % 8), Int(step.b % 5))
      host.flush()
    case .resize:
      size = (Int(step.a % 50) + 4, Int(step.b % 16) + 2)
      host.resize(columns: size.columns, rows: size.rows)
    case .advance: host.advance(by: .milliseconds(Int(step.a % 1_500)))
    case .dismiss:
      try? pick(host.findAll(.button).filter { ["close", "pop", "hide", "show", "next 1", "leave"].contains($0.label) && $0.isEnabled })?
        .tap()
    }
  }

  private static let keys: [KeyEquivalent] = [
    .tab, .tab, .downArrow, .upArrow, .leftArrow, .rightArrow, .return, .space, .escape, .pageDown, .end, .home,
  ]

  private func operate(_ element: Element) throws {
    switch element.role {
    case .toggle: try element.toggle()
    case .picker: try element.select("o\(script.seed % 3)")
    default: try element.increment()
    }
  }

  private func update(_ new: Spec) {
    guard new != spec, new.size < 120 else { return }
    spec = new
    let model = model
    host.update { NodeView(new).environment(model).environmentObject(model.legacy) }
  }

  // MARK: Checks

  private func check(after step: Int) throws {
    var problems = host.runtime.checkInvariants()
    problems += Self.scrolls(host.window.root).flatMap { $0.checkRows() }
    problems += host.trace.issues.filter { !Self.expected.contains($0.kind) }.map { "issue \($0)" }
    if problems.isEmpty { problems = try differencesFromFresh() }
    guard problems.isEmpty else { throw Failure(step: step, problems: problems) }
    // What the host wrote down so far is not needed again.
    host.trace.reset()
  }

  /// Issues that random data may earn.
  private static let expected: Set<RuntimeIssue.Kind> = [.duplicateID, .invalidSelection, .stateNotRestored]

  /// A new tree that starts from the same state shows the same, as far as it can: nothing is leaving, no menu is open.
  private func differencesFromFresh() throws -> [String] {
    guard !host.runtime.timeline.isRunning else { return [] }
    let other = Ledger()
    Ledger.current = other
    defer { Ledger.current = ledger }
    let (spec, model) = (spec, model)
    let fresh = TestHost(keepingRestoring: try host.snapshot(), columns: size.columns, rows: size.rows, profile: profile) {
      NodeView(spec).environment(model).environmentObject(model.legacy)
    }
    defer { fresh.unmount() }
    guard host.window.layers.layers.count == fresh.window.layers.layers.count else { return [] }
    takeFocus(to: fresh)
    guard takeScrollPositions(to: fresh) else {
      Self.incomparable += 1
      return []
    }
    if Self.isTalkative { describe(fresh) }
    let (mine, its) = (Picture(host), Picture(fresh))
    return mine.differences(from: its)
  }

  /// Steps after which a fresh app could not be brought to where the updated one is: its rows away from the screen have other lengths.
  public static var incomparable = 0

  /// Whether what is compared is printed, for whoever looks for the cause of a failure.
  public static var isTalkative = false

  private func describe(_ fresh: TestHost) {
    print("\(spec)")
    for (name, host) in [("updated", host), ("fresh", fresh)] {
      for scroll in Self.scrolls(host.window.root) {
        print("  \(name): at \(scroll.offset) of \(scroll.contentSize) in \(scroll.frame); \(scroll.rowWords)")
      }
    }
    print(host.screen)
  }

  /// Gives the keyboard to the element of `fresh` that stands where the app's stands: a focused field looks different.
  private func takeFocus(to fresh: TestHost) {
    _ = takeScrollPositions(to: fresh)
    let mine = Picture.visible(host).firstIndex { $0.isFocused }
    guard let mine, mine != Picture.visible(fresh).firstIndex(where: { $0.isFocused }) else { return }
    let its = Picture.visible(fresh)
    guard mine < its.count else { return }
    try? its[mine].focus()
  }

  /// Scrolls `fresh` to where the app is, and lets it know the rows that the app has measured: from the outside in, because inner views may be
  /// made, or stand elsewhere, only by that. False where that did not come to an end.
  private func takeScrollPositions(to fresh: TestHost) -> Bool {
    for _ in 0..<8 {
      let wanted = Self.scrollsByPlace(host.window.root)
      let present = Self.scrollsByPlace(fresh.window.root)
      var isSame = true
      for (place, its) in present {
        guard let mine = wanted[place], !its.isScrolled(as: mine) else { continue }
        isSame = false
        its.takeMeasurements(from: mine)
        its.scroll(to: mine.offset)
      }
      fresh.flush()
      for (place, its) in present where wanted[place].map({ $0.offset != its.offset }) ?? false {
        if let mine = wanted[place] { its.scroll(to: mine.offset) }
      }
      fresh.flush()
      if isSame { return Set(wanted.keys) == Set(present.keys) }
    }
    return false
  }

  /// Scroll views by where they stand in the window and how deep.
  private static func scrollsByPlace(_ root: ViewElement) -> [String: ScrollElement] {
    var found: [String: ScrollElement] = [:]
    for scroll in scrolls(root) where !scroll.frame.isNull {
      let origin = scroll.originInWindow
      var place = "\(origin.x) \(origin.y) \(scroll.frame.width) \(scroll.frame.height)"
      // Several at one place, such as pages of a tab view, are told apart by their order.
      while found[place] != nil { place += "'" }
      found[place] = scroll
    }
    return found
  }

  private static func scrolls(_ root: ViewElement) -> [ScrollElement] {
    var found: [ScrollElement] = []
    var stack = [root]
    while let next = stack.popLast() {
      if let scroll = next as? ScrollElement { found.append(scroll) }
      stack.append(contentsOf: next.viewChildren.reversed())
    }
    return found
  }

  /// The end: everything goes.
  private func finish() throws {
    host.advance(by: .seconds(10))
    host.unmount()
    // The host is still there, and holds nothing of what it showed.
    var problems = host.runtime.checkInvariants()
    if ledger.shown != 0 { problems.append("\(ledger.shown) more appearances than disappearances") }
    if ledger.witnesses != 0 { problems.append("\(ledger.witnesses) objects of ended views are still there") }
    guard problems.isEmpty else { throw Failure(step: script.steps.count, problems: problems) }
  }
}
