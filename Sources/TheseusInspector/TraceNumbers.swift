/// The numbers of one trace among those that diagnostics assign. Numbers belong to the process,
/// so that two traces of one run do not mix them up.
@MainActor
struct TraceNumbers {
  private static var last: UInt32 = 0
  private var known: [UInt64] = []

  func knows(_ number: UInt32) -> Bool {
    let word = Int(number >> 6)
    return number != 0 && word < known.count && known[word] & (1 << UInt64(number & 63)) != 0
  }

  /// The number, assigned now if there was none.
  mutating func learn(_ number: UInt32) -> UInt32 {
    var number = number
    if number == 0 {
      Self.last &+= 1
      number = Self.last
    }
    let word = Int(number >> 6)
    while known.count <= word { known.append(0) }
    known[word] |= 1 << UInt64(number & 63)
    return number
  }
}
