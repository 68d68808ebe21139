import Foundation
import TheseusTesting
import TheseusViews

/// The scroll views of a host by their positions in the window.
@MainActor
struct ScrollPlaces {
  private struct Place: Hashable {
    let origin: [CGFloat]
    /// The order among scroll views at one position, such as pages of a tab view.
    var number = 0
  }

  private(set) var all: [ScrollElement] = []
  private var places: [Place: ScrollElement] = [:]

  init(_ host: TestHost) {
    var stack: [ViewElement] = [host.window.root]
    while let next = stack.popLast() {
      if let scroll = next as? ScrollElement { all.append(scroll) }
      let children = next.viewChildren
      var index = children.count - 1
      while index >= 0 {
        stack.append(children[index])
        index -= 1
      }
    }
    for scroll in all where !scroll.frame.isNull {
      let origin = scroll.originInWindow
      var place = Place(origin: [origin.x, origin.y, scroll.frame.width, scroll.frame.height])
      while places[place] != nil { place.number += 1 }
      places[place] = scroll
    }
  }

  /// Scrolls `fresh` to the app's position and gives it the measurements of the app's rows, from
  /// the outside in, because inner views may be made or moved only by that. False if this does not
  /// settle.
  func bring(_ fresh: TestHost) -> Bool {
    for _ in 0..<8 {
      let present = ScrollPlaces(fresh)
      var moved: [(its: ScrollElement, mine: ScrollElement)] = []
      for (place, its) in present.places {
        guard let mine = places[place], !its.isScrolled(as: mine) else { continue }
        moved.append((its, mine))
        its.takeMeasurements(from: mine)
        its.scroll(to: mine.offset)
      }
      if moved.isEmpty {
        return places.count == present.places.count
          && places.keys.allSatisfy { present.places[$0] != nil }
      }
      fresh.flush()
      for (its, mine) in moved where its.offset != mine.offset { its.scroll(to: mine.offset) }
      fresh.flush()
    }
    return false
  }
}
