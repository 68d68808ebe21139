import Foundation
import TheseusTesting
import TheseusViews
import Testing

#if canImport(FoundationAdditions)
  import FoundationAdditions
#endif

/// Reads and writes points such as "3 pt", and no others.
private final class PointFormatter: Formatter, ObjectValueReading {
  override func string(for obj: Any?) -> String? { (obj as? Int).map { "\($0) pt" } }

  #if canImport(Darwin)
    override func getObjectValue(
      _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { read(string, object) }
  #else
    func getObjectValue(
      _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { read(string, object) }
  #endif

  private func read(_ string: String, _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?)
    -> Bool
  {
    guard string.hasSuffix(" pt"), let points = Int(string.dropLast(3)) else { return false }
    object?.pointee = NSNumber(value: points)
    return true
  }
}

/// Writes texts without the spaces around them, and reads none.
private final class TrimmingFormatter: Formatter {
  override func string(for obj: Any?) -> String? {
    (obj as? String)?.trimmingCharacters(in: .whitespaces)
  }
}

/// Numbers after a mark, as "#5".
private final class MarkedFormatter: NumberFormatter, @unchecked Sendable {
  override func string(from number: NSNumber) -> String? { "#\(number.intValue)" }
  override func number(from string: String) -> NSNumber? {
    guard string.hasPrefix("#"), let value = Int(string.dropFirst()) else { return nil }
    return NSNumber(value: value)
  }
}

private struct Field<Value>: View {
  @State var value: Value
  let formatter: Formatter
  var body: some View {
    VStack {
      TextField("field", value: $value, formatter: formatter)
      Text(verbatim: "is \(value)")
    }
  }
}

@MainActor @Suite("a field takes an app's own formatter, and those of Foundation")
struct OwnFormatterTests {
  private func entered<Value>(_ text: String, _ value: Value, _ formatter: Formatter) throws
    -> (shown: String, value: String)
  {
    let host = TestHost(columns: 50, rows: 6) { Field(value: value, formatter: formatter) }
    let field = try host.find(.textField)
    try field.replaceText(text)
    host.press(.return)
    let words = host.findAll(.text).map(\.label).first { $0.hasPrefix("is ") } ?? "-"
    return (try host.find(.textField).value, String(words.dropFirst(3)))
  }

  @Test("its value is what the formatter reads")
  func reads() throws {
    let (shown, value) = try entered("12 pt", 3, PointFormatter())
    #expect(shown == "12 pt" && value == "12")
    #expect(try entered("12 pt", 3 as Int?, PointFormatter()).value == "Optional(12)")
    #expect(try entered("12 pt", UInt8(3), PointFormatter()).value == "12")
  }

  @Test("a text that it cannot read, and a value that the type lacks, leave the old one")
  func refuses() throws {
    let (shown, value) = try entered("many", 3, PointFormatter())
    #expect(shown == "3 pt" && value == "3")
    #expect(try entered("300 pt", UInt8(3), PointFormatter()).value == "3")
  }

  @Test("one that reads nothing shows values, and typed texts are the values")
  func writesOnly() throws {
    let host = TestHost(columns: 50, rows: 6) {
      Field(value: "  a  ", formatter: TrimmingFormatter())
    }
    #expect(try host.find(.textField).value == "a")
    #expect(try entered("b", "a", TrimmingFormatter()).value == "b")
  }

  @Test("a subclass of a formatter of numbers reads and writes as it says")
  func numbers() throws {
    let (shown, value) = try entered("#12", 5, MarkedFormatter())
    #expect(shown == "#12" && value == "12")
    #expect(try entered("12", 5, MarkedFormatter()).value == "5")
  }

  @Test("dates of ISO 8601")
  func dates() throws {
    let day = Date(timeIntervalSince1970: 86_400)
    let (shown, value) = try entered("1970-01-03T00:00:00Z", day, ISO8601DateFormatter())
    #expect(shown == "1970-01-03T00:00:00Z")
    #expect(value == "\(Date(timeIntervalSince1970: 2 * 86_400))")
    #expect(try entered("soon", day, ISO8601DateFormatter()).shown == "1970-01-02T00:00:00Z")
  }

  @Test("texts of formatters that know no objects")
  func texts() throws {
    let length = LengthFormatter()
    length.numberFormatter.locale = Locale(identifier: "de_DE")
    let host = TestHost(columns: 60, rows: 6) {
      VStack {
        Text(Date(timeIntervalSince1970: 0), formatter: ISO8601DateFormatter())
        Text(NSNumber(value: 5), formatter: length)
        Text("\(5, formatter: MarkedFormatter()) and \(3, formatter: PointFormatter())")
      }
    }
    #expect(host.screen.contains("1970-01-01T00:00:00Z"))
    #expect(host.screen.contains("5 m"))
    #expect(host.screen.contains("#5 and 3 pt"))
  }
}
