import Foundation
import TheseusCore

/// The elements of a window whose places others take, by their groups: a list may have thousands.
@MainActor
struct PlaceSources {
  private struct Source {
    weak var element: ViewElement?
  }

  /// In the order in which they were inserted.
  private var groups: [AnyHashable: [Source]] = [:]
  /// Insertions after which elements that have ended are removed. Each sweep is paid for by as many
  /// insertions as elements stay.
  private var insertionsToSweep = leastInsertions
  private static let leastInsertions = 64

  mutating func insert(_ element: ViewElement, into group: AnyHashable) {
    groups[group, default: []].append(Source(element: element))
    insertionsToSweep -= 1
    if insertionsToSweep == 0 { sweep() }
  }

  mutating func remove(_ element: ViewElement, from group: AnyHashable) {
    guard var sources = groups[group] else { return }
    sources.removeAll { $0.element == nil || $0.element === element }
    groups[group] = sources.isEmpty ? nil : sources
  }

  func last(in group: AnyHashable, where isWanted: (ViewElement) -> Bool) -> ViewElement? {
    guard let sources = groups[group] else { return nil }
    for source in sources.reversed() {
      if let element = source.element, isWanted(element) { return element }
    }
    return nil
  }

  private mutating func sweep() {
    var count = 0
    groups = groups.compactMapValues { sources in
      let living = sources.filter { $0.element?.scope.isAlive ?? false }
      count += living.count
      return living.isEmpty ? nil : living
    }
    insertionsToSweep = max(Self.leastInsertions, count)
  }
}
