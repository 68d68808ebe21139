import TestSupport

extension Spec {
  /// A random tree of about `size` specs.
  public static func random(size: Int, depth: Int = 0, _ random: inout SeededGenerator) -> Spec {
    guard size > 1, depth < 6 else { return leaf(&random) }
    func one(_ share: Int = 1) -> Spec {
      Spec.random(size: max(1, (size - 1) / share), depth: depth + 1, &random)
    }
    func some() -> [Spec] {
      let count = Int.random(in: 1...4, using: &random)
      return (0..<count).map { _ in one(count) }
    }
    switch Int.random(in: 0..<30, using: &random) {
    case 0..<6: return .stack(Int.random(in: 0..<3, using: &random), some())
    case 6: return .group(some())
    case 7: return .layout(Bool.random(using: &random), some())
    case 8: return .scroll(some())
    case 9: return .conditional(Bool.random(using: &random), one(2), one(2))
    case 10: return .optional(Bool.random(using: &random), one())
    case 11: return .choice(Int.random(in: 0..<3, using: &random), one(3), one(3), one(3))
    case 12: return .rows(ids(4, &random), one(3))
    case 13: return .identified(Int.random(in: 0..<3, using: &random), one())
    case 14: return .erased(Int.random(in: 0..<3, using: &random), one())
    case 15: return .modified(Bool.random(using: &random), one())
    case 16: return .transition(one())
    case 17: return .environment(Int.random(in: 0..<3, using: &random), one())
    case 18: return Bool.random(using: &random) ? .preferenceReader(one()) : .geometry(one())
    case 19: return .decorated(Int.random(in: 0..<6, using: &random), one())
    case 20: return Bool.random(using: &random) ? .disclosure(one()) : .form(some())
    case 21: return .list(ids(60, &random), row(size, depth, &random))
    case 22:
      let row = row(size, depth, &random)
      return Bool.random(using: &random)
        ? .lazyStack(ids(60, &random), row)
        : .lazyGrid(Int.random(in: 1..<4, using: &random), ids(60, &random), row)
    case 23: return .tabs((0..<Int.random(in: 2...3, using: &random)).map { _ in one(3) })
    case 24: return .navigation(one(2), one(2))
    case 25: return .presenting(Int.random(in: 0..<4, using: &random), one(2), one(2))
    case 26: return Bool.random(using: &random) ? .menu(one()) : .itemSheet(one())
    case 27:
      return Bool.random(using: &random)
        ? .across(ids(40, &random), line(&random))
        : .reader(ids(60, &random), row(size, depth, &random))
    case 28:
      return .sections(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in ids(20, &random) },
        row(size, depth, &random))
    default: return Bool.random(using: &random) ? .links(one()) : .selectable(ids(40, &random))
    }
  }

  /// The content of a lazy row: mostly one line, sometimes anything.
  private static func row(_ size: Int, _ depth: Int, _ random: inout SeededGenerator) -> Spec {
    Int.random(in: 0..<4, using: &random) == 0
      ? Spec.random(size: min(size / 2, 4), depth: depth + 2, &random) : line(&random)
  }

  static func leaf(_ random: inout SeededGenerator) -> Spec {
    let name = "\(Int.random(in: 0..<100, using: &random))"
    switch Int.random(in: 0..<18, using: &random) {
    case 0..<2: return .text("t" + name)
    case 2..<6: return .counter("c" + name)
    case 6: return .toggle("s" + name)
    case 7: return .field("f" + name)
    case 8: return .stepper("p" + name)
    case 9: return Bool.random(using: &random) ? .picker("k" + name) : .slider
    case 10: return .equatable(Int.random(in: 0..<3, using: &random))
    case 11: return .environmentReader
    case 12: return .observer
    case 13: return .observedRows
    case 14: return Bool.random(using: &random) ? .focused("i" + name) : .changes
    case 15: return Bool.random(using: &random) ? .legacyObserver : .menuButton
    case 16: return .editable(Int.random(in: 0...8, using: &random))
    default: return .preference("v" + name)
    }
  }

  /// One line.
  private static func line(_ random: inout SeededGenerator) -> Spec {
    let name = "\(Int.random(in: 0..<100, using: &random))"
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .text("l" + name)
    case 1: return .toggle("l" + name)
    case 2: return .stack(1, [.counter("l" + name), .text("r")])
    case 3:
      return .conditional(Bool.random(using: &random), .counter("l" + name), .text("m" + name))
    default: return .counter("l" + name)
    }
  }

  /// Ids of rows, at times with repetitions; mostly a screenful, at times the most.
  static func ids(_ most: Int, _ random: inout SeededGenerator) -> [Int] {
    let count = Int.random(
      in: 0...(Int.random(in: 0..<5, using: &random) == 0 ? most : min(most, 10)), using: &random)
    var ids = Array(0..<count)
    ids.shuffle(using: &random)
    if count > 1, Int.random(in: 0..<(most > 4 ? 20 : 6), using: &random) == 0 {
      ids[0] = ids[count - 1]
    }
    return ids
  }

  /// One random change of the tree's data, as an app would make it.
  public func mutated(_ random: inout SeededGenerator) -> Spec {
    changing(at: Int.random(in: 0..<size, using: &random)) { $0.changed(&random) }
  }

  private func changed(_ random: inout SeededGenerator) -> Spec {
    switch self {
    case .conditional(let flag, let a, let b): return .conditional(!flag, a, b)
    case .optional(let flag, let a): return .optional(!flag, a)
    case .choice(let index, let a, let b, let c):
      return .choice((index + Int.random(in: 1..<3, using: &random)) % 3, a, b, c)
    case .rows(let ids, let a): return .rows(Self.edited(ids, 4, &random), a)
    case .list(let ids, let a): return .list(Self.edited(ids, 60, &random), a)
    case .lazyStack(let ids, let a): return .lazyStack(Self.edited(ids, 60, &random), a)
    case .lazyGrid(let columns, let ids, let a):
      return Bool.random(using: &random)
        ? .lazyGrid(columns % 3 + 1, ids, a) : .lazyGrid(columns, Self.edited(ids, 60, &random), a)
    case .across(let ids, let a): return .across(Self.edited(ids, 40, &random), a)
    case .reader(let ids, let a): return .reader(Self.edited(ids, 60, &random), a)
    case .selectable(let ids): return .selectable(Self.edited(ids, 40, &random))
    case .sections(let groups, let a): return .sections(Self.edited(groups, &random), a)
    case .identified(let id, let a): return .identified((id + 1) % 3, a)
    case .erased(let kind, let a): return .erased((kind + 1) % 3, a)
    case .modified(let flag, let a): return .modified(!flag, a)
    case .layout(let flag, let all): return .layout(!flag, all)
    case .environment(let value, let a): return .environment((value + 1) % 3, a)
    // Another priority of the same view.
    case .decorated(let kind, let a) where kind > 3: return .decorated(9 - kind, a)
    case .decorated(let kind, let a): return .decorated((kind + 1) % 4, a)
    case .stack(let axis, let all) where all.count > 1 && Bool.random(using: &random):
      return .stack(axis, all.shuffled(using: &random))
    case .stack(let axis, let all) where all.count < 4:
      return .stack(axis, all + [Self.leaf(&random)])
    case .stack(let axis, let all): return .stack(axis, Array(all.dropLast()))
    case .group(let all) where all.count > 1: return .group(Array(all.dropFirst()))
    case .equatable(let value) where Bool.random(using: &random): return .equatable((value + 1) % 3)
    case .text, .equatable, .preference, .counter: return Self.leaf(&random)
    default: return self
    }
  }

  private static func edited(_ old: [[Int]], _ random: inout SeededGenerator) -> [[Int]] {
    var groups = old
    switch Int.random(in: 0..<5, using: &random) {
    case 0: groups.append(ids(20, &random))
    case 1: groups.shuffle(using: &random)
    case 2: if !groups.isEmpty { groups.removeFirst() }
    default:
      guard let place = groups.indices.randomElement(using: &random) else {
        return [ids(20, &random)]
      }
      groups[place] = edited(groups[place], 20, &random)
    }
    return groups
  }

  private static func edited(_ old: [Int], _ most: Int, _ random: inout SeededGenerator) -> [Int] {
    var ids = old
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return Self.ids(most, &random)
    case 1: ids.shuffle(using: &random)
    case 2: if !ids.isEmpty { ids.remove(at: Int.random(in: 0..<ids.count, using: &random)) }
    case 3: if !ids.isEmpty { ids.append(ids.removeFirst()) }
    case 4: ids.removeLast(min(ids.count, 5))
    default: ids.insert((ids.max() ?? 0) + 1, at: Int.random(in: 0...ids.count, using: &random))
    }
    return ids
  }
}
