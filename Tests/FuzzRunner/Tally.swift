import FuzzApps

/// The progress of one process.
struct Tally: Codable {
  var counts = FuzzCounts()
  var apps = 0
  var failed = 0
  /// The current seed.
  var seed: UInt64 = 0

  static func + (a: Tally, b: Tally) -> Tally {
    Tally(
      counts: a.counts + b.counts, apps: a.apps + b.apps, failed: a.failed + b.failed,
      seed: max(a.seed, b.seed))
  }

  var words: String {
    "\(counts.checked) steps with all checks in \(apps) random apps"
  }

  /// The comparisons that were skipped, with reasons.
  var rest: String {
    """
    after \(counts.taken - counts.checked) more, no comparison with a fresh app: \(counts.moving) \
    while something moved, \(counts.covered) under an open menu, \(counts.apart) where a fresh app \
    cannot be scrolled to the same place, \(counts.twins) where lazy rows have one id and differ
    """
  }
}
