import Foundation

extension LocalizedStringKey {
  /// Builds a key from the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key: LocalizedStringKey

    public init(literalCapacity: Int, interpolationCount: Int) {
      key = LocalizedStringKey(
        literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      // Most literals are between an argument and the end.
      if literal.isEmpty { return }
      key.text += literal
      if !key.hasMarkup { key.hasMarkup = Markdown.mayOccur(in: literal) }
    }

    public mutating func appendInterpolation(_ value: Int) {
      key.append(.int) { NumberFormat.append(value, to: &$0) }
      if value <= -1000 || value >= 1000 { key.followsLocale = true }
    }

    public mutating func appendInterpolation(_ string: String) {
      key.append(.object) { $0 += string }
    }

    public mutating func appendInterpolation(_ string: Substring) {
      key.append(.object) { $0 += string }
    }

    public mutating func appendInterpolation(_ value: Double) {
      key.append(.double) { NumberFormat.append(value, to: &$0) }
      key.followsLocale = true
    }

    /// A number, as the placeholder of its type prints it: `%lld`, `%lf`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      key.append(T._kind) { value._append(to: &$0) }
      // Only whole numbers of up to three digits are the same for all readers.
      if (value._count ?? 1000) >= 1000 { key.followsLocale = true }
    }

    /// A number as a C format prints it: `"\(price, specifier: "%.2f")"`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      key.append(
        NumberFormat.string(value._arg, format: specifier), format: specifier, count: value._count)
    }

    /// Another text, with its own style.
    public mutating func appendInterpolation(_ text: Text) {
      if let plain = text.plainString {
        key.append(.object) { $0 += plain }
      } else {
        key.append(text)
      }
    }

    /// An image, drawn in line.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    /// A value as a format style prints it, in the locale of the text's surroundings unless the
    /// style has one of its own.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == AttributedString {
      appendInterpolation(Text(input, format: format))
    }

    /// A value as a formatter prints it; where the formatter cannot, as the value describes itself.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
      key.append(.object) { $0 += formatter?.text(of: subject) ?? String(describing: subject) }
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    /// Any other value, as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      key.append(.object) { $0 += String(describing: value) }
    }
  }
}
