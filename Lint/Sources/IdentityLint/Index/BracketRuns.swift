/// Brackets that open one after the other. The parser tries each as a type and as an expression, so
/// that every further one doubles its time: at 24 it takes seconds, at 40 it never ends. No one
/// writes more than three.
enum BracketRuns {
  /// As many as are parsed in no time.
  static let longest = 16

  /// The line, from 1, on which more than `longest` brackets open with nothing but space between
  /// them; nil where there is no such place.
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
