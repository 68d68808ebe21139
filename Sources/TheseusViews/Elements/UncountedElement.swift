import Foundation
import TheseusCore

/// An element that another object retains meanwhile, for the steps of a layout: counting references
/// to it would take longer than the steps.
typealias UncountedElement = Unmanaged<ViewElement>

extension UncountedElement {
  /// The same array, whose buffer still retains the elements.
  @inline(__always)
  static func array(_ elements: [ViewElement]) -> [UncountedElement] {
    unsafeBitCast(elements, to: [UncountedElement].self)
  }
}

extension Unmanaged where Instance == ViewElement {
  /// Passes the element, which another object retains meanwhile, to main-actor code that captures
  /// nothing.
  // A cast without a capture: the standard library's nonisolated closures would check the current
  // actor at each call.
  @inline(__always)
  nonisolated func lend<Passed, Result>(
    _ argument: Passed, _ body: @escaping @MainActor (ViewElement, Passed) -> Result
  ) -> Result {
    _withUnsafeGuaranteedRef {
      unsafeBitCast(body, to: ((ViewElement, Passed) -> Result).self)($0, argument)
    }
  }

  @inline(__always)
  nonisolated func lend<Result>(_ body: @escaping @MainActor (ViewElement) -> Result) -> Result {
    _withUnsafeGuaranteedRef { unsafeBitCast(body, to: ((ViewElement) -> Result).self)($0) }
  }
}

@MainActor
extension Unmanaged where Instance == ViewElement {
  @inline(__always)
  func size(_ proposal: ProposedViewSize) -> CGSize { lend(proposal) { $0.size($1) } }

  @inline(__always)
  func lengths(_ axis: Axis, across: CGFloat?) -> (least: CGFloat, most: CGFloat) {
    lend((axis, across)) { $0.lengths($1.0, across: $1.1) }
  }

  @inline(__always)
  func rigidLength(_ axis: Axis, across: CGFloat?) -> CGFloat? {
    lend((axis, across)) { $0.rigidLength($1.0, across: $1.1) }
  }

  @inline(__always)
  var stackPriority: Double { lend { $0.stackPriority } }

  @inline(__always)
  var layoutTraits: LayoutTraits { lend { $0.layoutTraits } }

  @inline(__always)
  var hasExplicitGuides: Bool { lend { $0.hasExplicitGuides } }

  @inline(__always)
  func guide(_ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize) -> CGFloat {
    lend((key, size, proposal)) { $0.guide($1.0, in: $1.1, offered: $1.2) }
  }

  @inline(__always)
  func explicitGuide(_ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize)
    -> CGFloat?
  {
    lend((key, size, proposal)) { $0.explicitGuide($1.0, in: $1.1, offered: $1.2) }
  }

  /// As in the enclosing layout.
  @inline(__always)
  func placeInLayout(_ frame: CGRect, offered proposal: ProposedViewSize) {
    lend((frame, proposal)) { $0.placeInLayout($1.0, offered: $1.1) }
  }
}
