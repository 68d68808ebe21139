import AttributeGraph
import TheseusCore

/// The insertions of each `ForEach` of a list that takes drops and has no rows, which
/// would take them otherwise.
@MainActor
final class EmptyRowInsertions {
  private var places: [Place] = []
  private var lastID = 0

  private struct Place {
    let id: Int
    let insertion: () -> _RowInsertion?
  }

  nonisolated init() {}

  func add(_ modifier: _GraphValue<_RowInsertion>, _ inputs: ViewInputs) {
    lastID += 1
    let (id, graph) = (lastID, inputs.graph)
    let isEnabled = inputs.environment.value(\.isEnabled)
    places.append(
      Place(id: id) {
        guard (try? graph.value(of: isEnabled)) == true, let value = inputs.value(modifier),
          value.isEmpty
        else { return nil }
        return value
      })
    inputs.scope.onEnd { [weak self] in self?.places.removeAll { $0.id == id } }
  }

  /// Whether one would take a drop.
  var takesInsertions: Bool { places.contains { $0.insertion() != nil } }

  /// The first that accepts a payload.
  func insertion(of payload: DragPayload) -> _RowInsertion? {
    for place in places {
      if let insertion = place.insertion(), insertion.accepts(payload) { return insertion }
    }
    return nil
  }
}

extension EmptyRowInsertions: Equatable {
  nonisolated static func == (a: EmptyRowInsertions, b: EmptyRowInsertions) -> Bool { a === b }
}

/// Those of the list around.
enum EmptyRowInsertionsKey: ViewInputKey {
  static var defaultValue: EmptyRowInsertions? { nil }
}
