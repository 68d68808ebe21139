import SwiftUI

/// A line that a constraint of AppKit or UIKit names. Views are not laid out: constraints are kept.
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  public override init() {}

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint(constant: c) }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

/// A constraint between views, which stores its properties.
public final class NSLayoutConstraint: NSObject {
  public var constant: CGFloat
  public var isActive = false
  public var priority: Float = 1000
  public var identifier: String?

  public init(constant: CGFloat = 0) { self.constant = constant }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// The layout of paragraphs.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  public static let `default` = NSParagraphStyle()
  public internal(set) var alignment: NSTextAlignment = .natural
  public internal(set) var lineSpacing: CGFloat = 0
  public internal(set) var paragraphSpacing: CGFloat = 0
  public internal(set) var lineBreakMode: NSLineBreakMode = .byWordWrapping
  public internal(set) var lineHeightMultiple: CGFloat = 0
  public internal(set) var minimumLineHeight: CGFloat = 0
  public internal(set) var maximumLineHeight: CGFloat = 0
  public internal(set) var firstLineHeadIndent: CGFloat = 0
  public internal(set) var headIndent: CGFloat = 0
  public internal(set) var tailIndent: CGFloat = 0
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  override public var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  override public var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  override public var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  override public var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  override public var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  override public var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  override public var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  override public var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  override public var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  override public var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
}

/// The area that text fills.
open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var containerSize = CGSize(width: 1e7, height: 1e7)
  open var size: CGSize {
    get { containerSize }
    set { containerSize = newValue }
  }
  open weak var layoutManager: NSLayoutManager?
}

/// Lays out text on Apple's systems; here it has no glyphs.
open class NSLayoutManager: NSObject {
  open func ensureLayout(for container: NSTextContainer) {}
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  open var numberOfGlyphs: Int { 0 }
}

/// The text of a text view.
open class NSTextStorage: NSObject {
  open var string = ""
  open var length: Int { string.utf16.count }
  open func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {}
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {}
  open func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {}
  open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {}
  open func beginEditing() {}
  open func endEditing() {}
  open func setAttributedString(_ text: NSAttributedString) { string = text.string }
}

/// An attachment in a text.
open class NSTextAttachment: NSObject {
  open var bounds: CGRect = .zero
  open var image: InterfaceImage?
  open var contents: Data?
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) { self.init(string: "\u{FFFC}") }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let link = NSAttributedString.Key("NSLink")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let shadow = NSAttributedString.Key("NSShadow")
}

/// The size of text in the system's font of a size: a terminal's cells have one width.
extension NSAttributedString {
  public func size() -> CGSize {
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? InterfaceFont : nil
    return TextSize.of(string, font)
  }
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: Any?)
    -> CGRect
  { TextSize.rect(self.size(), within: size) }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextSize.of(self as String, attributes?[.font] as? InterfaceFont)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
  ) -> CGRect { TextSize.rect(self.size(withAttributes: attributes), within: size) }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attributes)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// An estimate of a text's size: half the font's size for each character. It is right for the cells
/// of a terminal, 8 by 16 points, with a font of 16.
enum TextSize {
  static func of(_ text: String, _ font: InterfaceFont?) -> CGSize {
    let size = font?.pointSize ?? 12
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let columns = lines.map(\.count).max() ?? 0
    return CGSize(
      width: CGFloat(columns) * size / 2, height: CGFloat(lines.count) * (size * 1.2).rounded(.up))
  }

  static func rect(_ size: CGSize, within limit: CGSize) -> CGRect {
    guard limit.width > 0, size.width > limit.width else {
      return CGRect(origin: .zero, size: size)
    }
    let lines = (size.width / limit.width).rounded(.up)
    return CGRect(
      x: 0, y: 0, width: limit.width, height: min(limit.height, lines * size.height))
  }
}
