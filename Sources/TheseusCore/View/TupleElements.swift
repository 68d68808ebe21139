@_spi(Reflection) import Swift

/// A view in a tuple: its type, and its offset in bytes.
struct TupleElement {
  let type: any View.Type
  let offset: Int
}

/// The views that a tuple holds, found by reflection once for each type of tuple.
@MainActor
enum TupleElements {
  // Exclusivity is unchecked on the update path: Benchmarks/NOTES.md.
  @exclusivity(unchecked) private static var known: [ObjectIdentifier: [TupleElement]] = [:]

  static func of<T>(_ type: T.Type) -> [TupleElement] {
    let identifier = ObjectIdentifier(type)
    if let elements = known[identifier] { return elements }
    let elements = find(in: type)
    known[identifier] = elements
    return elements
  }

  private static func find<T>(in type: T.Type) -> [TupleElement] {
    // A tuple is no view itself, so its conformance is not looked up.
    if TypeLayout(type).kind != .tuple, let view = type as? any View.Type {
      return [TupleElement(type: view, offset: 0)]
    }
    var elements: [TupleElement] = []
    // The options are written out: an empty array literal would look conformances of arrays up.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) { _, offset, field, _ in
      if let view = ViewTypes.view(field) {
        elements.append(TupleElement(type: view, offset: offset))
      } else {
        RuntimeIssues.report(
          RuntimeIssue(
            kind: .invalidContent,
            message: "a TupleView has a \(field), which is not a View; it is not shown"))
      }
      return true
    }
    return elements
  }
}
