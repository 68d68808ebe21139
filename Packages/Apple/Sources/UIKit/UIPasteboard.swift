import SwiftUI

/// The values that are cut and copied. Text goes to the clipboard of the user's machine, also over
/// SSH; other types stay in this process.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  public static let general = UIPasteboard(.general)
  private let store: PasteboardStore

  private init(_ store: PasteboardStore) { self.store = store }

  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("general")
  }
  private static var named: [Name: UIPasteboard] = [:]

  /// A pasteboard of the process; it has no part in other programs.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    self.init(Self.named[pasteboardName]?.store ?? PasteboardStore())
    Self.named[pasteboardName] = Self.named[pasteboardName] ?? self
  }
  public static func withUniqueName() -> UIPasteboard { UIPasteboard(PasteboardStore()) }

  public var string: String? {
    get { store.string }
    set { store.string = newValue }
  }
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }
  public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }
  public var urls: [URL]? {
    get { url.map { [$0] } }
    set { strings = newValue?.map(\.absoluteString) }
  }
  /// The picture's file; symbols and drawn pictures have none.
  public var image: UIImage? {
    get { data(forPasteboardType: "public.image").flatMap { UIImage(data: $0) } }
    set {
      store.clear()
      if let data = newValue?.fileData { store.setData(data, type: "public.image") }
    }
  }
  public var images: [UIImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }
  public var color: UIColor?

  public var hasStrings: Bool { !(string ?? "").isEmpty }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var hasColors: Bool { color != nil }
  public var changeCount: Int { store.changeCount }
  public var numberOfItems: Int { store.allTypes.isEmpty ? 0 : 1 }
  public var types: [String] { store.allTypes }
  public var items: [[String: Any]] {
    get {
      let pairs = store.allTypes.compactMap { type in
        store.data(for: type).map { (type, $0 as Any) }
      }
      return pairs.isEmpty ? [] : [Dictionary(uniqueKeysWithValues: pairs)]
    }
    set { setItems(newValue, options: [:]) }
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    store.clear()
    for (type, value) in items.first ?? [:] { setValue(value, forPasteboardType: type) }
  }
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    switch value {
    case let text as String: store.setString(text, type: pasteboardType)
    case let data as Data: store.setData(data, type: pasteboardType)
    case let url as URL: store.setString(url.absoluteString, type: PasteboardStore.textType)
    default: store.setString("\(value)", type: pasteboardType)
    }
  }
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    store.setData(data, type: pasteboardType)
  }
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    store.data(for: pasteboardType)
  }
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    store.string(for: pasteboardType) ?? store.data(for: pasteboardType)
  }
  public func contains(pasteboardTypes: [String]) -> Bool {
    !Set(pasteboardTypes).isDisjoint(with: store.allTypes)
  }

  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
}
