/// Whether a value can change while the view that reads it stays mounted, and the evidence.
struct Variation: Hashable {
  enum Level: Int, Comparable {
    case constant, unknown, varies
    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  var level: Level
  /// Why it varies, as a clause; else empty.
  var because = ""
  /// Where it is changed or passed.
  var places: [CodePlace] = []

  static let constant = Variation(level: .constant)
  static let unknown = Variation(level: .unknown)
  static func varies(_ because: String, _ places: [CodePlace] = []) -> Variation {
    Variation(level: .varies, because: because, places: places)
  }

  /// Either of them.
  func joined(_ other: Variation) -> Variation { other.level > level ? other : self }
}

struct CodePlace: Hashable {
  var path: String
  var line: Int
  var column = 1
}
