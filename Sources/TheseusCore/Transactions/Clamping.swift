extension Int {
  /// The whole part of a number of the app's, which may be anything: 0 for NaN, and at most a
  /// billion.
  package init(clamping value: Double) {
    self.init(clamping: value, to: -1_000_000_000...1_000_000_000)
  }

  /// The whole part of a number of the app's, in a range; NaN is taken as 0.
  package init(clamping value: Double, to range: ClosedRange<Int>) {
    let value = value.isNaN ? 0 : value
    if value <= Double(range.lowerBound) {
      self = range.lowerBound
    } else {
      self = value < Double(range.upperBound) ? Int(value) : range.upperBound
    }
  }
}

extension Duration {
  /// A number of seconds of the app's, which may be anything: zero for NaN, and at most 30,000
  /// years, which is farther than any clock.
  package static func clamped(seconds: Double) -> Duration {
    seconds.isNaN ? .zero : .seconds(Swift.min(Swift.max(seconds, -1e12), 1e12))
  }
}
