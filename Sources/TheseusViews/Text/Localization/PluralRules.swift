/// The plural forms of whole numbers in languages, by the cardinal rules of Unicode's CLDR.
enum PluralRules {
  enum Category: String { case zero, one, two, few, many, other }

  /// The form for `n` things in a language, given as in `pt-BR`.
  static func category(of n: UInt, in language: String) -> Category {
    let code = String(language.prefix { $0 != "-" && $0 != "_" })
    switch code {
    case "bm", "bo", "dz", "hnj", "id", "ig", "ii", "in", "ja", "jbo", "jv", "jw", "kde", "kea",
      "km", "ko", "lkt", "lo", "ms", "my", "nqo", "osa", "sah", "ses", "sg", "su", "th", "to",
      "tpi", "vi", "wo", "yo", "yue", "zh":
      return .other
    case "ak", "am", "as", "bho", "bn", "csw", "doi", "fa", "ff", "gu", "guw", "hi", "hy", "kab",
      "kn", "ln", "mg", "nso", "pa", "pcm", "si", "ti", "wa", "zu":
      return n <= 1 ? .one : .other
    case "fr": return n <= 1 ? .one : millions(n)
    case "pt": return n == 1 || n == 0 && !language.hasPrefix("pt-PT") ? .one : millions(n)
    case "ca", "es", "it", "lld", "scn", "vec": return n == 1 ? .one : millions(n)
    case "he", "iu", "iw", "naq", "sat", "se", "sma", "smi", "smj", "smn", "sms":
      return n == 1 ? .one : n == 2 ? .two : .other
    case "is", "mk": return endsInOne(n) ? .one : .other
    case "bs", "hr", "sh", "sr": return endsInOne(n) ? .one : endsInFew(n) ? .few : .other
    case "be", "ru", "uk": return endsInOne(n) ? .one : endsInFew(n) ? .few : .many
    case "pl": return n == 1 ? .one : endsInFew(n) ? .few : .many
    case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "dsb", "hsb", "sl": return sorbian(n)
    case "lt":
      if n % 10 == 0 || isTeen(n) { return .other }
      return n % 10 == 1 ? .one : .few
    case "lv", "prg":
      if n % 10 == 0 || isTeen(n) { return .zero }
      return n % 10 == 1 ? .one : .other
    case "mo", "ro":
      if n == 1 { return .one }
      return n == 0 || (1...19).contains(n % 100) ? .few : .other
    case "ar", "ars": return arabic(n)
    case "br": return breton(n)
    case "cy": return welsh(n)
    case "ga": return irish(n)
    case "gd":
      if n == 1 || n == 11 { return .one }
      if n == 2 || n == 12 { return .two }
      return (3...19).contains(n) ? .few : .other
    case "gv":
      if n % 10 == 1 { return .one }
      if n % 10 == 2 { return .two }
      return n % 20 == 0 ? .few : .other
    case "mt": return maltese(n)
    case "ceb", "fil", "tl":
      let isOther = n % 10 == 4 || n % 10 == 6 || n % 10 == 9
      return isOther ? .other : .one
    case "ksh", "lag": return n == 0 ? .zero : n == 1 ? .one : .other
    case "shi": return n <= 1 ? .one : n <= 10 ? .few : .other
    case "tzm": return n <= 1 || (11...99).contains(n) ? .one : .other
    default: return n == 1 ? .one : .other
    }
  }

  /// 1, 21, 31… but not 11.
  private static func endsInOne(_ n: UInt) -> Bool { n % 10 == 1 && n % 100 != 11 }

  /// 2 to 4, 22 to 24… but not 12 to 14.
  private static func endsInFew(_ n: UInt) -> Bool {
    (2...4).contains(n % 10) && !(12...14).contains(n % 100)
  }

  private static func isTeen(_ n: UInt) -> Bool { (11...19).contains(n % 100) }

  /// In some languages there are millions "of" something.
  private static func millions(_ n: UInt) -> Category {
    n != 0 && n % 1_000_000 == 0 ? .many : .other
  }

  private static func sorbian(_ n: UInt) -> Category {
    switch n % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static func arabic(_ n: UInt) -> Category {
    switch n {
    case 0: .zero
    case 1: .one
    case 2: .two
    default:
      switch n % 100 {
      case 3...10: .few
      case 11...: .many
      default: .other
      }
    }
  }

  private static func breton(_ n: UInt) -> Category {
    let tens = n % 100 / 10
    if tens != 1, tens != 7, tens != 9 {
      switch n % 10 {
      case 1: return .one
      case 2: return .two
      case 3, 4, 9: return .few
      default: break
      }
    }
    return millions(n)
  }

  private static func welsh(_ n: UInt) -> Category {
    switch n {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static func irish(_ n: UInt) -> Category {
    switch n {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  private static func maltese(_ n: UInt) -> Category {
    if n == 1 { return .one }
    if n == 2 { return .two }
    if n == 0 || (3...10).contains(n % 100) { return .few }
    return isTeen(n) ? .many : .other
  }
}
