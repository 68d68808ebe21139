extension ViewComparison {
  /// `areEqual`, which also passes the differences to the runtime of an attached observer. Without
  /// an observer nothing is compared twice.
  static func areEqualReporting<Value>(_ a: Value, _ b: Value) -> Bool {
    if areEqual(a, b) { return true }
    if MainActor.assumeIsolatedUnchecked({ ViewRuntime.active?.observer != nil }) {
      withUnsafePointer(to: a) { first in
        withUnsafePointer(to: b) { second in
          reportDifference(UnsafeRawPointer(first), UnsafeRawPointer(second), of: Value.self)
        }
      }
    }
    return false
  }

  @inline(never)
  private static func reportDifference(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, of type: Any.Type
  ) {
    let values = Unchecked((a, b))
    MainActor.assumeIsolatedUnchecked {
      ViewRuntime.active?.noteDifference(
        ChangedFields.difference(values.value.0, values.value.1, of: type, isReported: hasBody))
    }
  }

  /// Only the reasons of a body name fields, and most values that differ have no body.
  private static func hasBody(_ type: Any.Type) -> Bool {
    switch type {
    case let view as any View.Type: hasBody(ofView: view)
    case let modifier as any ViewModifier.Type: hasBody(ofModifier: modifier)
    default: false
    }
  }

  private static func hasBody<Content: View>(ofView type: Content.Type) -> Bool {
    Content.Body.self != Never.self
  }

  private static func hasBody<Modifier: ViewModifier>(ofModifier type: Modifier.Type) -> Bool {
    Modifier.Body.self != Never.self
  }
}
