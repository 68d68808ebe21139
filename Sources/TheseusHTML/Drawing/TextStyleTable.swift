import Foundation
import TheseusViews

/// The style of a run of text, as the client draws it, without colors that the app makes up: an
/// animated color has a new value in each frame, and the client keeps every style.
struct TextStyle: Hashable {
  var font: FontKey
  /// In points.
  var size: CGFloat
  /// One of the system's colors; nil for that of labels.
  var color: String?
  var flags: Flags
  /// Points after each cluster.
  var tracking: CGFloat
  var background: String?
  var link: String?

  struct Flags: OptionSet, Hashable {
    let rawValue: Int
    static let underline = Flags(rawValue: 1)
    static let strikethrough = Flags(rawValue: 2)
    static let monospacedDigits = Flags(rawValue: 4)
    static let smallCaps = Flags(rawValue: 8)
  }
}

extension TextStyle {
  /// - Parameter hasAllColors: whether colors of the app are part of the style too.
  init(_ attributes: TextAttributes, hasAllColors: Bool) {
    let resolved = attributes.typography.font
    font = FontKey(resolved)
    size = resolved.pointSize
    let colors = RunColors(attributes)
    color = hasAllColors ? colors.color ?? colors.systemColor : colors.systemColor
    flags = []
    if attributes.traits.contains(.underline) { flags.insert(.underline) }
    if attributes.traits.contains(.strikethrough) { flags.insert(.strikethrough) }
    if resolved.hasMonospacedDigits { flags.insert(.monospacedDigits) }
    if resolved.isLowercaseSmallCaps || resolved.isUppercaseSmallCaps { flags.insert(.smallCaps) }
    tracking = attributes.typography.spacing
    background = hasAllColors ? colors.background : nil
    link = attributes.link.flatMap(SafeLink.text)
  }
}

/// The colors of a run of text.
private struct RunColors {
  /// A color of the app; nil for those of the system.
  var color: String?
  var systemColor: String?
  var background: String?

  init(_ attributes: TextAttributes) {
    // A gradient colors clusters one by one before they are drawn.
    if let paint = attributes.foreground?.flat, paint != .primary {
      let text = HTMLColor.text(paint) ?? "#0000"
      if paint.system != nil, paint.opacity == 255 { systemColor = text } else { color = text }
    }
    background = attributes.background.flatMap(HTMLColor.text)
  }
}

/// The style of a run of text, with the colors that are no part of the numbered style.
struct RunStyle: Equatable {
  var number: Int
  var color: String?
  var background: String?
}

extension JSONWriter {
  /// The colors of a run at the end of a list, where it has any.
  mutating func colors(_ style: RunStyle) {
    guard style.color != nil || style.background != nil else { return }
    if let color = style.color { string(color) } else { null() }
    if let background = style.background { string(background) }
  }
}

/// The styles that a connection knows, by number.
@MainActor
final class TextStyleTable {
  private var numbers: [TextStyle: Int] = [:]
  private var styles: [TextStyle] = []
  /// How many of them the client knows.
  private var announced = 0
  /// The last one that was looked up: most texts in a row have the same.
  private var last: (attributes: TextAttributes, style: RunStyle)?
  /// More styles than this are too many.
  private var limit = TextStyleTable.leastLimit

  /// A page with fewer styles never restarts its table.
  private static let leastLimit = 512

  /// The style of a run, whose piece has the colors of the app itself.
  func runStyle(of attributes: TextAttributes) -> RunStyle {
    if let last, last.attributes == attributes { return last.style }
    let colors = RunColors(attributes)
    let style = RunStyle(
      number: number(of: TextStyle(attributes, hasAllColors: false)), color: colors.color,
      background: colors.background)
    last = (attributes, style)
    return style
  }

  /// The style of a field, with all its colors.
  func number(of attributes: TextAttributes) -> Int {
    number(of: TextStyle(attributes, hasAllColors: true))
  }

  private func number(of style: TextStyle) -> Int {
    let number = numbers[style] ?? styles.count
    if number == styles.count {
      numbers[style] = number
      styles.append(style)
    }
    return number
  }

  /// Whether most styles are likely to be used no more, as after an animated font size.
  var isFull: Bool { styles.count > limit }

  /// Forgets all styles. Everything must be drawn again.
  func clear() {
    numbers = [:]
    styles = []
    last = nil
    announced = 0
  }

  /// Everything has been drawn again since `clear`.
  func noteRedrawing() { limit = max(Self.leastLimit, 2 * styles.count) }

  /// Writes the styles that the client does not know.
  func announce(to writer: inout JSONWriter) {
    while announced < styles.count {
      write(styles[announced], announced, to: &writer)
      announced += 1
    }
  }

  /// The client has lost what it knew.
  func forget() { announced = 0 }

  private func write(_ style: TextStyle, _ number: Int, to writer: inout JSONWriter) {
    writer.list { writer in
      writer.string("style")
      writer.int(number)
      writer.list { writer in
        writer.string(style.font.description)
        writer.number(style.size)
        if let color = style.color { writer.string(color) } else { writer.null() }
        writer.int(style.flags.rawValue)
        writer.number(style.tracking)
        guard style.background != nil || style.link != nil else { return }
        if let background = style.background { writer.string(background) } else { writer.null() }
        if let link = style.link { writer.string(link) }
      }
    }
  }
}
