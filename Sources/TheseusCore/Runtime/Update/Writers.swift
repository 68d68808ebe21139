/// The views that wrote something, and what: recorded in the last pass before an update that keeps
/// causing updates is stopped (R27).
struct Writers {
  private var written: [(place: IdentityPath?, what: String)] = []

  /// The position of the first view that wrote.
  var first: IdentityPath? { written.lazy.compactMap(\.place).first }

  mutating func note(_ place: IdentityPath?, _ what: String) {
    if !written.contains(where: { $0.place === place && $0.what == what }) {
      written.append((place, what))
    }
  }

  /// Whether a view is known that wrote this.
  func names(_ what: String) -> Bool { written.contains { $0.what == what } }

  /// `Counter keeps writing Counter.count`, for each view.
  var words: [String] {
    written.map { place, what in "\(place?.customViewName ?? "a view") keeps writing \(what)" }
  }
}

extension WriteQueue.Write {
  /// The written property: `Counter.count`, `Model.title`.
  @MainActor var words: String {
    switch self {
    case .state(let cell, _): "\(cell.key.declaringTypeName).\(cell.key.name)"
    case .observed(_, let change, _): change.description
    case .external(let source, _): source.words
    }
  }
}

extension ViewRuntime {
  /// Runs code of the view at `place` and records its writes.
  func recordWrites(of place: IdentityPath?, _ action: () -> Void) {
    let count = writes.count
    action()
    for write in writes.waiting(after: count) { writers?.note(place, write.words) }
  }
}
