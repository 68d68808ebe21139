import Foundation

/// Joins items as a language does: "red, green, and blue".
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; nil for the current locale.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent
  /// Formats items that are not strings.
  open var itemFormatter: Formatter?

  override public init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The strings joined in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// The items joined; nil when an item has no text: the item formatter gives none for it.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      if let itemFormatter {
        guard let text = itemFormatter.string(for: item) else { return nil }
        texts.append(text)
      } else {
        texts.append(item as? String ?? "\(item)")
      }
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  override open func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
