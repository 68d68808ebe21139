import Foundation
import TheseusCore

/// An element that somebody else holds meanwhile, at the steps of a layout: counting references to
/// it would take longer than the steps.
typealias UncountedElement = Unmanaged<ViewElement>

extension UncountedElement {
  /// The same array, whose buffer goes on holding the elements.
  @inline(__always)
  static func array(_ elements: [ViewElement]) -> [UncountedElement] {
    unsafeBitCast(elements, to: [UncountedElement].self)
  }
}

extension Unmanaged where Instance == ViewElement {
  /// Hands the element, which somebody holds meanwhile, to code of the main actor that captures
  /// nothing.
  // The cast, and no capture: the standard library's closures, which are nobody's, would ask at
  // each call which actor runs.
  @inline(__always)
  nonisolated func lend<Argument, Result>(
    _ argument: Argument, _ body: @escaping @MainActor (ViewElement, Argument) -> Result
  ) -> Result {
    _withUnsafeGuaranteedRef {
      unsafeBitCast(body, to: ((ViewElement, Argument) -> Result).self)($0, argument)
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
  var isSpacer: Bool { lend { $0.isSpacer } }

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

  /// As the layout around it does.
  @inline(__always)
  func placeInLayout(_ frame: CGRect, offered proposal: ProposedViewSize) {
    lend((frame, proposal)) {
      $0.wasPlacedByLayout = true
      $0.place($1.0, offered: $1.1)
    }
  }
}
