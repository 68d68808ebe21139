import Foundation
import TestSupport
import TheseusCore
import TheseusVector
import TheseusViews

/// One random app on the host with proportional text, checked after every change of its views, its
/// model or its size.
@MainActor
public final class VectorRun {
  private var spec: Spec
  private let model = FuzzModel()
  private let ledger = Ledger()
  private let host: VectorHost
  private var size = CGSize(width: 1_200, height: 3_000)

  private init(_ spec: Spec) {
    self.spec = spec
    Ledger.current = ledger
    let model = model
    host = VectorHost(size: size) {
      NodeView(spec).environment(model).environmentObject(model.legacy)
    }
  }

  /// Runs a script to its end. Throws the first `FuzzRun.Failure`. Returns how many texts were
  /// looked at.
  @discardableResult
  public static func run(_ script: Script) throws -> Int {
    let run = VectorRun(script.spec)
    var texts = try run.check(after: -1)
    for (index, step) in script.steps.enumerated() {
      run.take(step)
      texts += try run.check(after: index)
    }
    run.host.window.unmount()
    return texts
  }

  private func take(_ step: Script.Step) {
    var random = SeededGenerator(seed: UInt64(step.a) << 32 | UInt64(step.b))
    switch step.action {
    case .mutate, .tap, .toggle: update(spec.mutated(&random))
    case .replace, .type:
      update(
        spec.changing(at: Int(step.a) % spec.size) { _ in Spec.random(size: 4, depth: 2, &random) })
    case .resize:
      size.width = CGFloat(400 + step.a % 1_200)
      host.window.resize(to: size)
    default: model.change(Int(step.a % 8), Int(step.b % 5))
    }
    host.window.flush()
  }

  private func update(_ new: Spec) {
    guard new != spec, new.size < 120 else { return }
    spec = new
    let model = model
    host.window.update { NodeView(new).environment(model).environmentObject(model.legacy) }
  }

  // MARK: Checks

  private func check(after step: Int) throws -> Int {
    let texts = host.drawnTexts.filter { !$0.text.allSatisfy(\.isWhitespace) }
    var problems = host.window.runtime.checkInvariants()
    for text in texts where !text.isInside {
      problems.append("\(text.text) at \(text.frame) is outside its element, \(text.bounds)")
    }
    if !spec.stacksInDepth { problems += overlaps(texts) }
    if problems.isEmpty { problems = try differencesFromFresh(texts) }
    guard problems.isEmpty else { throw FuzzRun.Failure(step: step, problems: problems) }
    return texts.count
  }

  private func overlaps(_ texts: [VectorHost.DrawnText]) -> [String] {
    var problems: [String] = []
    for (index, text) in texts.enumerated() {
      let own = text.frame.insetBy(dx: 0.5, dy: 0.5)
      for other in texts[..<index]
      where !own.intersection(other.frame.insetBy(dx: 0.5, dy: 0.5)).isEmpty {
        problems.append("\(text.text) at \(text.frame) stands on \(other.text) at \(other.frame)")
      }
    }
    return problems
  }

  /// A host that starts from the same state draws the same.
  private func differencesFromFresh(_ texts: [VectorHost.DrawnText]) throws -> [String] {
    guard !host.window.runtime.timeline.isRunning, !spec.hasLazyTwins else { return [] }
    let other = Ledger()
    Ledger.current = other
    defer { Ledger.current = ledger }
    let runtime = ViewRuntime()
    runtime.restore(try host.window.runtime.snapshot())
    let (spec, model) = (spec, model)
    let fresh = VectorHost(size: size, runtime: runtime) {
      NodeView(spec).environment(model).environmentObject(model.legacy)
    }
    defer { fresh.window.unmount() }
    let (mine, its) = (host.svg(), fresh.svg())
    guard mine != its else { return [] }
    let lines = zip(mine.split(separator: "\n"), its.split(separator: "\n"))
    let first = lines.first { $0 != $1 }
    return ["drawn \(first?.0 ?? "more"), fresh \(first?.1 ?? "more")"]
  }
}

extension VectorHost.DrawnText {
  /// Half a point is left for rounding. Foundation's `contains` compares unions, which are rounded.
  fileprivate var isInside: Bool {
    frame.minX >= bounds.minX - 0.51 && frame.maxX <= bounds.maxX + 0.51
      && frame.minY >= bounds.minY - 0.51 && frame.maxY <= bounds.maxY + 0.51
  }
}

extension Spec {
  /// Whether something in it is meant to stand in front of something else, or has a size of its own
  /// whatever it holds.
  fileprivate var stacksInDepth: Bool {
    switch self {
    case .stack(let kind, _) where kind > 1: true
    case .decorated(1...3, _): true
    case .geometry, .presenting, .itemSheet, .across: true
    default: children.contains { $0.stacksInDepth }
    }
  }
}
