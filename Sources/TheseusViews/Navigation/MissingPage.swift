import AttributeGraph
import TheseusCore

/// The page for a value that code has pushed and for whose type there is no destination (R88).
struct MissingPage: View, Equatable {
  var body: some View {
    Image(systemName: "exclamationmark.triangle")
      .accessibilityLabel(Text(verbatim: "Missing page"))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension NavigationContext {
  /// Whether the page for the value is known to be missing.
  func isMissing(_ value: AnyHashable) -> Bool { missingTypes.contains(Self.typeName(value)) }

  /// A value has no destination. A view that this update creates, or one that waits for restored
  /// data, may declare it.
  func awaitDestination() {
    guard !awaitsDestination else { return }
    awaitsDestination = true
    runtime.afterLoadingRestored { [weak self] in self?.showMissingPages() }
  }

  private var unreachable: Set<String> {
    var types: Set<String> = []
    for case .value(let value) in allSteps where destination(for: value) == nil {
      types.insert(Self.typeName(value))
    }
    return types
  }

  private func showMissingPages() {
    awaitsDestination = false
    let types = unreachable
    guard isAlive, !types.isSubset(of: missingTypes) else { return }
    missingTypes.formUnion(types)
    changed()
    // A later update of this event may still declare one.
    whenSettled { [weak self] in self?.reportMissingPages() }
  }

  private func reportMissingPages() {
    missingTypes.formIntersection(reportedTypes.union(unreachable))
    for type in missingTypes.subtracting(reportedTypes).sorted() {
      reportedTypes.insert(type)
      runtime.report(
        RuntimeIssue(
          kind: .missingDestination,
          message: """
            the path of a NavigationStack has a value of \(type), for which no \
            navigationDestination(for:) is declared
            """,
          identity: place, location: site?.position))
    }
  }

  /// Of a value that this program has no type for, as the saved path names it.
  static func typeName(_ value: AnyHashable) -> String {
    (value.base as? UnknownValue)?.saved.type ?? "\(type(of: value.base))"
  }
}
