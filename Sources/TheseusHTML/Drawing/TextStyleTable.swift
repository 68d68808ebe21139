import Foundation
import TheseusViews

/// The style of a run of text, as the client draws it.
struct TextStyle: Hashable {
  var font: FontKey
  /// In points.
  var size: CGFloat
  /// Nil for the color of labels.
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
  init(_ attributes: TextAttributes) {
    let resolved = attributes.typography.font
    font = FontKey(resolved)
    size = resolved.pointSize
    // A gradient colors clusters one by one before they are drawn.
    color = attributes.foreground.flatMap {
      $0.flat == .primary ? nil : HTMLColor.text($0.flat) ?? "#0000"
    }
    flags = []
    if attributes.traits.contains(.underline) { flags.insert(.underline) }
    if attributes.traits.contains(.strikethrough) { flags.insert(.strikethrough) }
    if resolved.hasMonospacedDigits { flags.insert(.monospacedDigits) }
    if resolved.isLowercaseSmallCaps || resolved.isUppercaseSmallCaps { flags.insert(.smallCaps) }
    tracking = attributes.typography.spacing
    background = attributes.background.flatMap(HTMLColor.text)
    link = attributes.link.flatMap(SafeLink.text)
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
  private var last: (attributes: TextAttributes, number: Int)?

  func number(of attributes: TextAttributes) -> Int {
    if let last, last.attributes == attributes { return last.number }
    let style = TextStyle(attributes)
    let number = numbers[style] ?? styles.count
    if number == styles.count {
      numbers[style] = number
      styles.append(style)
    }
    last = (attributes, number)
    return number
  }

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
