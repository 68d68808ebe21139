import Foundation

/// The name of months or years with a number, by the patterns of Unicode's CLDR. Foundation on
/// Linux has none for them.
struct CalendarUnitName {
  enum Unit { case month, year }

  private let locale: Locale
  private let language: String
  private let forms: Forms

  /// Nil for a language without known names.
  init?(_ unit: Unit, in locale: Locale) {
    let tag = locale.identifier(.bcp47)
    let code = String(tag.prefix { $0 != "-" })
    let isTraditional = code == "zh" && ["Hant", "TW", "HK", "MO"].contains { tag.contains($0) }
    guard let names = Self.names(isTraditional ? "zh-Hant" : code) else { return nil }
    self.locale = locale
    language = tag
    forms = unit == .month ? names.month : names.year
  }

  /// An amount of the unit: "3 Monate".
  func text(_ amount: Int) -> String {
    let pattern = forms.pattern(PluralRules.category(of: amount.magnitude, in: language))
    let number = IntegerFormatStyle<Int>(locale: locale).format(amount)
    return pattern.contains("#")
      ? pattern.replacingOccurrences(of: "#", with: number) : pattern
  }

  /// A pattern for each plural form: `#` is the number.
  private struct Forms: Sendable {
    var zero: String?
    var one: String?
    var two: String?
    var few: String?
    var many: String?
    let other: String

    func pattern(_ category: PluralRules.Category) -> String {
      let found: String? =
        switch category {
        case .zero: zero
        case .one: one
        case .two: two
        case .few: few
        case .many: many
        case .other: other
        }
      return found ?? other
    }
  }

  private typealias Names = (month: Forms, year: Forms)

  /// The number before a name, which has one form for one and one for others.
  private static func two(_ month: (String, String), _ year: (String, String)) -> Names {
    func forms(_ one: String, _ other: String) -> Forms {
      Forms(one: "# \(one)", other: "# \(other)")
    }
    return (forms(month.0, month.1), forms(year.0, year.1))
  }

  /// The number before a name, which has forms for one, few, many and others.
  private static func four(
    _ month: (String, String, String, String), _ year: (String, String, String, String)
  ) -> Names {
    func forms(_ one: String, _ few: String, _ many: String, _ other: String) -> Forms {
      Forms(one: "# \(one)", few: "# \(few)", many: "# \(many)", other: "# \(other)")
    }
    return (
      forms(month.0, month.1, month.2, month.3), forms(year.0, year.1, year.2, year.3)
    )
  }

  /// The names in a language; nil where they are not known.
  private static func names(_ code: String) -> Names? {
    switch code {
    case "ar":
      return (
        Forms(one: "شهر", two: "شهران", few: "# أشهر", many: "# شهرًا", other: "# شهر"),
        Forms(one: "سنة", two: "سنتان", few: "# سنوات", many: "# سنة", other: "# سنة")
      )
    case "bg": return two(("месец", "месеца"), ("година", "години"))
    case "bn": return two(("মাস", "মাস"), ("বছর", "বছর"))
    case "ca": return two(("mes", "mesos"), ("any", "anys"))
    case "cs": return four(("měsíc", "měsíce", "měsíce", "měsíců"), ("rok", "roky", "roku", "let"))
    case "da", "nb", "no": return two(("måned", "måneder"), ("år", "år"))
    case "de": return two(("Monat", "Monate"), ("Jahr", "Jahre"))
    case "el": return two(("μήνας", "μήνες"), ("έτος", "έτη"))
    case "es": return two(("mes", "meses"), ("año", "años"))
    case "et": return two(("kuu", "kuud"), ("aasta", "aastat"))
    case "fa": return two(("ماه", "ماه"), ("سال", "سال"))
    case "fi": return two(("kuukausi", "kuukautta"), ("vuosi", "vuotta"))
    case "fr": return two(("mois", "mois"), ("an", "ans"))
    case "he":
      return (
        Forms(one: "חודש", two: "חודשיים", other: "# חודשים"),
        Forms(one: "שנה", two: "שנתיים", other: "# שנים")
      )
    case "hi": return two(("महीना", "महीने"), ("वर्ष", "वर्ष"))
    case "hr":
      return four(
        ("mjesec", "mjeseca", "mjeseci", "mjeseci"), ("godina", "godine", "godina", "godina"))
    case "hu": return two(("hónap", "hónap"), ("év", "év"))
    case "id", "ms": return two(("bulan", "bulan"), ("tahun", "tahun"))
    case "it": return two(("mese", "mesi"), ("anno", "anni"))
    case "ja": return (Forms(other: "# か月"), Forms(other: "# 年"))
    case "ko": return (Forms(other: "#개월"), Forms(other: "#년"))
    case "nl": return two(("maand", "maanden"), ("jaar", "jaar"))
    case "nn", "sv": return two(("månad", "månader"), ("år", "år"))
    case "pl":
      return four(("miesiąc", "miesiące", "miesięcy", "miesiąca"), ("rok", "lata", "lat", "roku"))
    case "pt": return two(("mês", "meses"), ("ano", "anos"))
    case "ro":
      return four(("lună", "luni", "de luni", "de luni"), ("an", "ani", "de ani", "de ani"))
    case "ru": return four(("месяц", "месяца", "месяцев", "месяца"), ("год", "года", "лет", "года"))
    case "sk":
      return four(
        ("mesiac", "mesiace", "mesiaca", "mesiacov"), ("rok", "roky", "roka", "rokov"))
    case "th": return two(("เดือน", "เดือน"), ("ปี", "ปี"))
    case "tr": return two(("ay", "ay"), ("yıl", "yıl"))
    case "uk":
      return four(("місяць", "місяці", "місяців", "місяця"), ("рік", "роки", "років", "року"))
    case "vi": return two(("tháng", "tháng"), ("năm", "năm"))
    case "zh": return (Forms(other: "#个月"), Forms(other: "#年"))
    case "zh-Hant": return (Forms(other: "# 個月"), Forms(other: "# 年"))
    default: return nil
    }
  }
}
