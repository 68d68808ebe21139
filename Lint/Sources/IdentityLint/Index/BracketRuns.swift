/// Consecutive opening brackets. The parser tries each as a type and as an expression, so every
/// further one doubles its time: 24 take seconds, 40 never end. Nobody writes more than three.
enum BracketRuns {
  /// The number that is parsed quickly.
  static let longest = 16

  /// The line, from 1, on which more than `longest` brackets open with only space between them; nil
  /// when there is none.
  static func line(tooLongIn bytes: some Sequence<UInt8>) -> Int? {
    var run = 0
    var line = 1
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["):
        run += 1
        if run > longest { return line }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
      case UInt8(ascii: "\n"): line += 1
      default: run = 0
      }
    }
    return nil
  }
}
