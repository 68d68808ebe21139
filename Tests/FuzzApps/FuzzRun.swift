import Foundation
import TestSupport
import TheseusCells
import TheseusTesting
import TheseusViews

/// One random app on its way through its script, checked after every step.
@MainActor
public final class FuzzRun {
  /// An invariant that does not hold.
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
  let profile: IdentityProfile
  let ledger = Ledger()
  let model = FuzzModel()
  private(set) var spec: Spec
  let host: TestHost
  private(set) var size = (columns: 40, rows: 12)
  var counts = FuzzCounts()
  private let semantics = SemanticsCopy()

  private init(_ script: Script) {
    self.script = script
    profile = Self.profiles[script.profile % Self.profiles.count]
    spec = script.spec
    Ledger.current = ledger
    NodeView.isErased = profile.anyViewIdentity == .wrappedType && script.seed % 4 != 0
    let (spec, model) = (spec, model)
    host = TestHost(columns: size.columns, rows: size.rows, profile: profile) {
      NodeView(spec).environment(model).environmentObject(model.legacy)
    }
    semantics.follow(host)
  }

  private static let profiles: [IdentityProfile] = [
    .default, .default, .swiftUI2021, .swiftUI2026,
    IdentityProfile(anyViewIdentity: .opaque, matchingArms: .shared),
    IdentityProfile(tabRetention: .selectedOnly),
  ]

  /// Runs a script to its end. Throws the first `Failure`. Returns how many steps were taken, and
  /// after how many of them all was checked.
  @discardableResult
  public static func run(_ script: Script) throws -> FuzzCounts {
    let run = FuzzRun(script)
    try run.check(after: -1)
    run.counts = FuzzCounts()
    for (index, step) in script.steps.enumerated() {
      run.take(step)
      try run.check(after: index)
      run.counts.taken += 1
    }
    try run.finish()
    return run.counts
  }

  // MARK: Steps

  private func take(_ step: Script.Step) {
    func pick(_ elements: [Element]) -> Element? {
      elements.isEmpty ? nil : elements[Int(step.a) % elements.count]
    }
    func pick(_ roles: Role...) -> Element? {
      pick(host.findAll().filter { roles.contains($0.role) && $0.isEnabled })
    }
    switch step.action {
    case .tap: try? pick(.button, .tab, .menuItem, .disclosure)?.tap()
    case .toggle: try? pick(.toggle, .stepper, .slider, .picker).map(operate)
    case .type: try? pick(.textField)?.type(["a", "bc", "é", "x y"][Int(step.b) % 4])
    case .key:
      host.press(Self.keys[Int(step.a) % Self.keys.count], modifiers: step.b % 4 == 0 ? .shift : [])
    case .scroll: try? pick(.list, .scrollArea)?.scroll(by: Int(step.b % 41) - 15)
    case .tab: try? pick(.tab)?.tap()
    case .mutate:
      var random = SeededGenerator(seed: UInt64(step.a) << 32 | UInt64(step.b))
      update(spec.mutated(&random))
    case .replace:
      var random = SeededGenerator(seed: UInt64(step.a) << 32 | UInt64(step.b))
      update(
        spec.changing(at: Int(step.a) % spec.size) { _ in Spec.random(size: 4, depth: 2, &random) })
    case .model:
      model.change(Int(step.a % 8), Int(step.b % 5))
      host.flush()
    case .resize:
      size = (Int(step.a % 50) + 4, Int(step.b % 16) + 2)
      host.resize(columns: size.columns, rows: size.rows)
    case .advance: host.advance(by: .milliseconds(Int(step.a % 1_500)))
    case .dismiss:
      try? pick(
        host.findAll(.button).filter {
          ["close", "pop", "hide", "show", "next 1", "leave"].contains($0.label) && $0.isEnabled
        })?
        .tap()
    }
  }

  private static let keys: [KeyEquivalent] = [
    .tab, .tab, .downArrow, .upArrow, .leftArrow, .rightArrow, .return, .space, .escape, .pageDown,
    .end, .home,
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
    let scrolls = ScrollPlaces(host)
    for scroll in scrolls.all { problems += scroll.checkRows() + scroll.checkRowPlaces() }
    problems += semantics.differences(from: host)
    problems += host.trace.issues.filter { !Self.expected.contains($0.kind) }.map { "issue \($0)" }
    if problems.isEmpty { problems = try differencesFromFresh(scrolls) }
    guard problems.isEmpty else { throw Failure(step: step, problems: problems) }
    // The host's trace up to here is not needed again.
    host.trace.reset()
  }

  /// Issues that random data may earn.
  private static let expected: Set<RuntimeIssue.Kind> = [
    .duplicateID, .invalidSelection, .stateNotRestored,
  ]

  /// Unmounts the app and checks that nothing remains.
  private func finish() throws {
    host.advance(by: .seconds(10))
    host.unmount()
    // The host remains, and holds nothing of what it showed.
    let problems = host.runtime.checkInvariants() + ledger.problems
    guard problems.isEmpty else { throw Failure(step: script.steps.count, problems: problems) }
  }
}
