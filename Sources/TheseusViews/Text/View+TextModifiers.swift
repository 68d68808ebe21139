import Foundation
import TheseusCore

// Modifiers that apply to every text inside, until an inner one overrides them.

extension View {
  /// Sets the font of texts; nil for the host's own.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textEnvironment.weightChoice, weight)
  }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textEnvironment.fontDesign, design)
  }
  /// Sets the width of letters. A terminal ignores it.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textEnvironment.fontWidth, width)
  }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.textEnvironment.isBold, isActive ? true : nil)
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textEnvironment.isItalic, isActive)
  }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textEnvironment.isMonospaced, isActive)
  }
  /// Gives all digits one width, which a terminal always does.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.textEnvironment.hasMonospacedDigits, true)
  }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textEnvironment.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textEnvironment.strikethrough,
      isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Adds space between letters, in points. A terminal ignores it.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textEnvironment.kerning, kerning)
  }
  /// Adds space after letters, in points. A terminal ignores it.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textEnvironment.tracking, tracking)
  }
  /// Moves texts up, in points. A terminal ignores it.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textEnvironment.baselineOffset, baselineOffset)
  }
  /// Scales texts down, or resets their scale. A terminal has one size.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textEnvironment) { if isEnabled { $0.textScale = scale } }
  }

  /// Shows texts as capitals or small letters; nil as they are.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Sets the most lines of a text, nil for as many as fit. Less than 1 counts as 1.
  nonisolated public func lineLimit(_ number: Int?) -> some View { lineLimits(nil, number) }
  /// At least and at most so many lines.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(limit.lowerBound, limit.upperBound)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(limit.lowerBound, nil)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(nil, limit.upperBound)
  }
  /// Sets the most lines of a text, and reserves space for all of them if `reservesSpace` is true.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(reservesSpace ? limit : nil, limit)
  }

  nonisolated private func lineLimits(_ reserved: Int?, _ limit: Int?) -> some View {
    environment(
      \.textEnvironment.lineLimits, TextEnvironment.LineLimits(reserved: reserved, most: limit))
  }

  /// Sets where a line that does not fit is truncated.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Sets the alignment of the lines of texts, and of what is typed into fields.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Points between the lines of a text; cells show none.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Sets the height of the lines of a text, nil for that of its fonts; cells have one.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
  /// Whether letters may move together to fit; cells cannot.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  /// Sets the minimum scale of a text that must fit, 0 to 1; cells cannot scale.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  /// Clamps the user's text size to a range.
  nonisolated public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    transformEnvironment(\.dynamicTypeSize) {
      $0 = min(max($0, range.lowerBound), range.upperBound)
    }
  }
  nonisolated public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
    transformEnvironment(\.dynamicTypeSize) { $0 = max($0, range.lowerBound) }
  }
  nonisolated public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>)
    -> some View
  {
    transformEnvironment(\.dynamicTypeSize) { $0 = min($0, range.upperBound) }
  }
}
