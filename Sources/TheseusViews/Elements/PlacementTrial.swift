import Foundation
import TheseusCore

/// The frames that a layout would give its views, noted instead of set: alignment guides are asked
/// for before anything is placed.
@MainActor
struct PlacementTrial {
  struct Place {
    var frame: CGRect
    var offer: ProposedViewSize
  }

  private var places: [ObjectIdentifier: Place] = [:]

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  @exclusivity(unchecked) private static var present: PlacementTrial?
  @exclusivity(unchecked) fileprivate static var isRunning = false

  /// Starts a trial. Returns the one that it interrupts.
  static func begin() -> PlacementTrial? {
    let outer = present
    present = PlacementTrial()
    isRunning = true
    return outer
  }

  /// Ends the trial, and continues the one that it interrupted.
  static func end(_ outer: PlacementTrial?) -> PlacementTrial {
    let own = present ?? PlacementTrial()
    present = outer
    isRunning = outer != nil
    return own
  }

  fileprivate static func note(
    _ element: ViewElement, _ frame: CGRect, offered proposal: ProposedViewSize
  ) {
    present?.places[ObjectIdentifier(element)] = Place(frame: frame, offer: proposal)
  }

  /// Where the layout places an element; nil if it does not.
  func place(of element: ViewElement) -> Place? { places[ObjectIdentifier(element)] }
}

extension ViewElement {
  /// Places the element as the enclosing layout does, or notes where that would be.
  final func placeInLayout(_ frame: CGRect, offered proposal: ProposedViewSize) {
    if PlacementTrial.isRunning {
      return PlacementTrial.note(self, frame, offered: proposal)
    }
    wasPlacedByLayout = true
    place(frame, offered: proposal)
  }
}
