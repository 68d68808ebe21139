/// A share of things that were counted, with the uncertainty of the sample.
public struct Proportion: Hashable, Sendable {
  public var count: Int
  public var total: Int

  public init(_ count: Int, of total: Int) {
    self.count = count
    self.total = total
  }

  /// `nil` when nothing was counted.
  public var value: Double? { total == 0 ? nil : Double(count) / Double(total) }

  /// The Wilson score interval at 95 %: where the share in all code probably lies.
  /// It is 0...1 when nothing was counted.
  public var interval: ClosedRange<Double> {
    guard total > 0 else { return 0...1 }
    let deviations = 1.959964
    let share = Double(count) / Double(total)
    let all = Double(total)
    let square = deviations * deviations
    let center = share + square / (2 * all)
    let margin = deviations * (share * (1 - share) / all + square / (4 * all * all)).squareRoot()
    let scale = 1 + square / all
    return max(0, (center - margin) / scale)...min(1, (center + margin) / scale)
  }
}
