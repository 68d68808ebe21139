/// Makes a failing script smaller as long as it fails.
public struct Shrinker {
  private var best: Script
  private var left: Int
  private let fails: (Script) -> Int?

  /// - Parameters:
  ///   - fails: whether a script fails, and at which step.
  ///   - attempts: the most runs that it may take.
  public static func shrink(
    _ script: Script, attempts: Int = 400, fails: @escaping (Script) -> Int?
  ) -> Script {
    var shrinker = Shrinker(best: script, left: attempts, fails: fails)
    while shrinker.left > 0 {
      let before = shrinker.best
      shrinker.shrinkSteps()
      shrinker.shrinkSpec()
      if shrinker.best == before { break }
    }
    return shrinker.best
  }

  private mutating func attempt(_ candidate: Script) -> Bool {
    guard left > 0, candidate != best else { return false }
    left -= 1
    guard let step = fails(candidate) else { return false }
    best = candidate
    // Steps after the failure are not needed.
    best.steps = Array(best.steps.prefix(max(0, step + 1)))
    return true
  }

  /// Removes steps, large groups first.
  private mutating func shrinkSteps() {
    var count = max(1, best.steps.count / 2)
    while true {
      var start = 0
      while start < best.steps.count {
        var candidate = best
        candidate.steps.removeSubrange(start..<min(start + count, best.steps.count))
        if !attempt(candidate) { start += count }
      }
      if count == 1 { return }
      count = max(1, count / 2)
    }
  }

  /// Replaces larger specs by smaller ones, once.
  private mutating func shrinkSpec() {
    for index in 0..<best.spec.size {
      var smaller: [Spec] = []
      _ = best.spec.changing(at: index) { part in
        smaller = part.smaller
        return part
      }
      for spec in smaller {
        var candidate = best
        candidate.spec = best.spec.changing(at: index) { _ in spec }
        if attempt(candidate) { return }
      }
    }
  }
}

extension Spec {
  /// Smaller replacements for it.
  fileprivate var smaller: [Spec] {
    var all = children
    if case .text = self { return [] }
    if isList {
      for place in children.indices {
        all.append(replacing(children.enumerated().filter { $0.offset != place }.map(\.element)))
      }
    }
    switch self {
    case .list(let ids, let row) where ids.count > 1:
      all.append(.list(Array(ids.prefix(ids.count / 2)), row))
    case .rows(let ids, let row) where ids.count > 1: all.append(.rows(Array(ids.dropLast()), row))
    case .lazyStack(let ids, let row) where ids.count > 1:
      all.append(.lazyStack(Array(ids.prefix(ids.count / 2)), row))
    case .across(let ids, let row) where ids.count > 1:
      all.append(.across(Array(ids.prefix(ids.count / 2)), row))
    case .reader(let ids, let row) where ids.count > 1:
      all.append(.reader(Array(ids.prefix(ids.count / 2)), row))
    case .selectable(let ids) where ids.count > 1:
      all.append(.selectable(Array(ids.prefix(ids.count / 2))))
    case .sections(let groups, let row):
      if groups.count > 1 { all.append(.sections(Array(groups.prefix(groups.count / 2)), row)) }
      if groups.contains(where: { $0.count > 1 }) {
        all.append(.sections(groups.map { Array($0.prefix($0.count / 2)) }, row))
      }
    case .lazyGrid(let columns, let ids, let row) where ids.count > 1:
      all.append(.lazyGrid(columns, Array(ids.prefix(ids.count / 2)), row))
    default: break
    }
    all.append(.text("x"))
    return all
  }
}
