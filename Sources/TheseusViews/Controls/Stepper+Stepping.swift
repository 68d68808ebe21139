extension Strideable {
  /// The value one step away. An integer that has no such neighbor stops at the last one of its
  /// type.
  func next(by step: Stride, isUp: Bool) -> Self {
    if let step = step as? Int, let integer = self as? any FixedWidthInteger {
      return integer.stepped(by: step, isUp: isUp) as? Self ?? self
    }
    return advanced(by: isUp ? step : -step)
  }
}

extension FixedWidthInteger {
  fileprivate func stepped(by step: Int, isUp: Bool) -> Self {
    // The magnitude of the smallest number is no number of its type.
    let grows = isUp == (step >= 0)
    guard let amount = Self(exactly: step.magnitude) else { return steppedFar(step, grows) }
    let (result, overflows) =
      grows ? addingReportingOverflow(amount) : subtractingReportingOverflow(amount)
    return overflows ? (grows ? .max : .min) : result
  }

  /// The step is larger than the largest number of the type.
  private func steppedFar(_ step: Int, _ grows: Bool) -> Self {
    guard let value = Int(exactly: self) else { return grows ? .max : .min }
    let amount = Int(clamping: step.magnitude)
    let (result, overflows) =
      grows ? value.addingReportingOverflow(amount) : value.subtractingReportingOverflow(amount)
    return overflows ? (grows ? .max : .min) : Self(clamping: result)
  }
}
