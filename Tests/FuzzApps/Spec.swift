/// The description of a random app's view tree: views are built from it, and steps change it.
public indirect enum Spec: Codable, Hashable, Sendable {
  // Leaves.
  case text(String)
  case counter(String)
  case toggle(String)
  case field(String)
  case stepper(String)
  case picker(String)
  case slider
  case equatable(Int)
  case environmentReader
  case observer
  case preference(String)
  case focused(String)
  case changes
  case observedRows
  case legacyObserver
  case menuButton
  // Containers of several.
  case stack(Int, [Spec])
  case group([Spec])
  case layout(Bool, [Spec])
  case scroll([Spec])
  case form([Spec])
  // Seams.
  case conditional(Bool, Spec, Spec)
  case optional(Bool, Spec)
  case choice(Int, Spec, Spec, Spec)
  case rows([Int], Spec)
  case identified(Int, Spec)
  case erased(Int, Spec)
  case modified(Bool, Spec)
  case transition(Spec)
  // Wrappers.
  case environment(Int, Spec)
  case preferenceReader(Spec)
  case geometry(Spec)
  case decorated(Int, Spec)
  case disclosure(Spec)
  // Lazy containers.
  case list([Int], Spec)
  case lazyStack([Int], Spec)
  case lazyGrid(Int, [Int], Spec)
  case across([Int], Spec)
  case sections([[Int]], Spec)
  case selectable([Int])
  case editable(Int)
  case reader([Int], Spec)
  // Lazily resolved and out of line.
  case tabs([Spec])
  case navigation(Spec, Spec)
  case presenting(Int, Spec, Spec)
  case itemSheet(Spec)
  case links(Spec)
  case menu(Spec)
}

extension Spec {
  /// The specs directly inside.
  public var children: [Spec] {
    switch self {
    case .text, .counter, .toggle, .field, .stepper, .picker, .slider, .equatable,
      .environmentReader, .observer, .preference, .focused,
      .changes, .observedRows, .legacyObserver, .menuButton, .selectable, .editable:
      []
    case .stack(_, let all), .group(let all), .layout(_, let all), .scroll(let all), .form(let all),
      .tabs(let all):
      all
    case .conditional(_, let a, let b), .navigation(let a, let b), .presenting(_, let a, let b):
      [a, b]
    case .choice(_, let a, let b, let c): [a, b, c]
    case .optional(_, let a), .rows(_, let a), .identified(_, let a), .erased(_, let a),
      .modified(_, let a), .transition(let a),
      .environment(_, let a), .preferenceReader(let a), .geometry(let a), .decorated(_, let a),
      .disclosure(let a), .list(_, let a),
      .lazyStack(_, let a), .lazyGrid(_, _, let a), .across(_, let a), .sections(_, let a),
      .reader(_, let a), .itemSheet(let a),
      .links(let a), .menu(let a):
      [a]
    }
  }

  /// The same spec with other specs inside; as many as before, or any number where it holds a list.
  public func replacing(_ new: [Spec]) -> Spec {
    switch self {
    case .stack(let axis, _): .stack(axis, new)
    case .group: .group(new)
    case .layout(let flag, _): .layout(flag, new)
    case .scroll: .scroll(new)
    case .form: .form(new)
    case .tabs: .tabs(new)
    case .conditional(let flag, _, _): .conditional(flag, new[0], new[1])
    case .navigation: .navigation(new[0], new[1])
    case .presenting(let kind, _, _): .presenting(kind, new[0], new[1])
    case .choice(let index, _, _, _): .choice(index, new[0], new[1], new[2])
    case .optional(let flag, _): .optional(flag, new[0])
    case .rows(let ids, _): .rows(ids, new[0])
    case .identified(let id, _): .identified(id, new[0])
    case .erased(let kind, _): .erased(kind, new[0])
    case .modified(let flag, _): .modified(flag, new[0])
    case .transition: .transition(new[0])
    case .environment(let value, _): .environment(value, new[0])
    case .preferenceReader: .preferenceReader(new[0])
    case .geometry: .geometry(new[0])
    case .decorated(let kind, _): .decorated(kind, new[0])
    case .disclosure: .disclosure(new[0])
    case .list(let ids, _): .list(ids, new[0])
    case .lazyStack(let ids, _): .lazyStack(ids, new[0])
    case .lazyGrid(let columns, let ids, _): .lazyGrid(columns, ids, new[0])
    case .across(let ids, _): .across(ids, new[0])
    case .sections(let groups, _): .sections(groups, new[0])
    case .reader(let ids, _): .reader(ids, new[0])
    case .itemSheet: .itemSheet(new[0])
    case .links: .links(new[0])
    case .menu: .menu(new[0])
    default: self
    }
  }

  /// Whether it holds a list of specs, of any length.
  var isList: Bool {
    switch self {
    case .stack, .group, .layout, .scroll, .form: true
    default: false
    }
  }

  /// The number of specs, including this one.
  public var size: Int { children.reduce(1) { $0 + $1.size } }

  /// Replaces the spec at `index` of a walk, parents first, by the result of `change`.
  public func changing(at index: Int, _ change: (Spec) -> Spec) -> Spec {
    var left = index
    return walk(&left, change)
  }

  private func walk(_ left: inout Int, _ change: (Spec) -> Spec) -> Spec {
    guard left > 0 else {
      left = -1
      return change(self)
    }
    left -= 1
    var new = children
    for place in new.indices where left >= 0 { new[place] = new[place].walk(&left, change) }
    return replacing(new)
  }

  /// Whether two rows of a lazy container have one id.
  var hasLazyTwins: Bool {
    switch self {
    case .list(let ids, _), .lazyStack(let ids, _), .lazyGrid(_, let ids, _), .across(let ids, _),
      .reader(let ids, _),
      .selectable(let ids):
      if Set(ids).count < ids.count { return true }
    case .sections(let groups, _):
      if groups.contains(where: { Set($0).count < $0.count }) { return true }
    default: break
    }
    return children.contains { $0.hasLazyTwins }
  }
}
