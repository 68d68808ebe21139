/// The views that wrote something, and what: recorded in the last passes before an update that
/// keeps causing updates is stopped (R27).
struct Writers {
  private var written: [(writer: String?, place: IdentityPath?, what: String)] = []

  /// The position of the first view that wrote.
  var first: IdentityPath? { written.lazy.compactMap(\.place).first }

  /// - Parameter writer: its name; nil for the nearest view of the app's around `place`.
  mutating func note(_ place: IdentityPath?, writer: String? = nil, _ what: String) {
    if !written.contains(where: { $0.place === place && $0.what == what }) {
      written.append((writer ?? place?.customViewName, place, what))
    }
  }

  /// Whether a view is known that wrote this.
  func names(_ what: String) -> Bool { written.contains { $0.what == what } }

  /// `Counter keeps writing Counter.count`, once for all views of a type.
  var sentences: [String] {
    var sentences: [String] = []
    for (writer, _, what) in written {
      let sentence = "\(writer ?? "a view") keeps writing \(what)"
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }
}

extension WriteQueue.Write {
  /// The written property: `Counter.count`, `Model.title`.
  @MainActor var text: String {
    switch target {
    case .state(let cell), .stored(let cell):
      "\(cell.key.declaringTypeName).\(cell.key.name)"
    case .observed(_, let change): change.description
    case .external(let source): source.text
    }
  }
}

extension ViewRuntime {
  /// Runs code of the view at `place` and records its writes.
  func recordWrites(of place: IdentityPath?, _ action: () -> Void) {
    let count = writes.count
    action()
    for write in writes.waiting(after: count) { writers?.note(place, write.text) }
  }
}
