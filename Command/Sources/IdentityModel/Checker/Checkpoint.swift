/// The progress of a check: enough to continue it later, on another machine too.
public struct Checkpoint: Hashable, Sendable {
  /// The position of a counterexample in the order of the search.
  struct Place: Hashable, Sendable, Comparable {
    let length: Int
    let shape: Int
    /// The tags of the shape's tagged nodes, from 0, in pre-order.
    let tags: [Int]

    static func < (left: Place, right: Place) -> Bool {
      (left.length, left.shape) != (right.length, right.shape)
        ? (left.length, left.shape) < (right.length, right.shape)
        : left.tags.lexicographicallyPrecedes(right.tags)
    }
  }

  let options: CheckOptions
  var totals = CheckTotals()
  var places: [IdentityProperty: Place] = [:]
  /// All shapes below this number are finished,
  var frontier = 0
  /// and these above it.
  var ahead: Set<Int> = []

  init(options: CheckOptions) { self.options = options }

  var doneCount: Int { frontier + ahead.count }

  func isDone(_ shape: Int) -> Bool { shape < frontier || ahead.contains(shape) }

  mutating func finish(_ shape: Int, _ added: CheckTotals, _ found: [IdentityProperty: Place]) {
    totals.add(added)
    for (property, place) in found { places[property] = min(places[property] ?? place, place) }
    ahead.insert(shape)
    while ahead.remove(frontier) != nil { frontier += 1 }
  }

  /// The limits within which a counterexample in `shape` still counts: of two with one length, the
  /// first counts.
  func limits(for shape: Int) -> PropertyLimits {
    var limits = PropertyLimits()
    for property in options.properties {
      limits[property] =
        places[property].map { $0.shape < shape ? $0.length : $0.length + 1 } ?? .max
    }
    return limits
  }
}

extension Checkpoint {
  /// Whether it is part of the check with these `options`: everything but the workers and their
  /// memory must be equal.
  func matches(_ options: CheckOptions) -> Bool {
    self.options.bounds == options.bounds && self.options.rules == options.rules
      && self.options.usesSymmetry == options.usesSymmetry
      && Set(self.options.properties) == Set(options.properties)
  }
}
