/// The page of an entry: a day, or a month of the future log.
public enum Page: Hashable, Sendable {
  case day(Day)
  case future(Month)

  /// The day of a day's page.
  public var day: Day? {
    if case .day(let day) = self { day } else { nil }
  }
}

extension Page: LosslessStringConvertible {
  /// `2026-11-21` for a day, `2026-11` for a month of the future log.
  public var description: String {
    switch self {
    case .day(let day): day.description
    case .future(let month): month.description
    }
  }

  /// Reads a ``description``.
  public init?(_ description: String) {
    if let day = Day(description) {
      self = .day(day)
    } else if let month = Month(description) {
      self = .future(month)
    } else {
      return nil
    }
  }
}
