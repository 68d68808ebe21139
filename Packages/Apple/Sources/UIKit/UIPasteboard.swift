import SwiftUI

/// The values that are cut and copied. Text goes to the clipboard of the user's machine, also over
/// SSH; other types stay in this process.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  public static let general = UIPasteboard(nil)
  /// Nil for the general pasteboard, whose contents are those of the user whose code runs.
  private let own: PasteboardStore?
  private var store: PasteboardStore { own ?? .general }

  private init(_ own: PasteboardStore?) { self.own = own }

  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("general")
  }
  private static let colorType = "com.apple.uikit.color"

  /// A pasteboard of the user whose code runs; it has no part in other programs. Nil where there is
  /// none with the name and none shall be created.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let isGeneral = pasteboardName == .general
    let store = isGeneral ? nil : PasteboardStore.named(pasteboardName.rawValue, create: create)
    guard isGeneral || store != nil else { return nil }
    self.init(store)
  }
  public static func withUniqueName() -> UIPasteboard { UIPasteboard(PasteboardStore()) }

  nonisolated private static func item(_ value: Any, _ type: String) -> PasteboardStore.Item {
    var item = PasteboardStore.Item()
    set(value, type, &item)
    return item
  }

  nonisolated private static func set(
    _ value: Any, _ type: String, _ item: inout PasteboardStore.Item
  ) {
    switch value {
    case let text as String: item.set(text, type: type)
    case let data as Data: item.set(data, type: type)
    case let url as URL: item.set(url.absoluteString, type: PasteboardStore.textType)
    default: item.set("\(value)", type: type)
    }
  }

  nonisolated private static func url(_ item: PasteboardStore.Item) -> URL? {
    item.text.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 }
  }

  nonisolated private static func image(_ item: PasteboardStore.Item) -> UIImage? {
    item.data(for: "public.image").flatMap { UIImage(data: $0) }
  }

  private func replace(by values: [Any], _ type: String) {
    store.replace(by: values.map { Self.item($0, type) })
  }

  /// The values of all items that have one.
  private func all<Value>(_ value: (PasteboardStore.Item) -> Value?) -> [Value]? {
    let found = store.items.compactMap(value)
    return found.isEmpty ? nil : found
  }

  /// The text of the first item that has one; a new text replaces all items.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts of all items.
  public var strings: [String]? {
    get { all(\.text) }
    set { replace(by: newValue ?? [], PasteboardStore.textType) }
  }
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  public var urls: [URL]? {
    get { all(Self.url) }
    set { replace(by: newValue ?? [], PasteboardStore.textType) }
  }
  /// The picture's file; symbols and drawn pictures have none.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  public var images: [UIImage]? {
    get { all(Self.image) }
    set { replace(by: (newValue ?? []).compactMap(\.fileData), "public.image") }
  }
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  public var colors: [UIColor]? {
    get { all { $0.object(for: Self.colorType) as? UIColor } }
    set {
      store.replace(
        by: (newValue ?? []).map { color in
          var item = PasteboardStore.Item()
          item.set(object: color, type: Self.colorType)
          return item
        })
    }
  }

  public var hasStrings: Bool { !(string ?? "").isEmpty }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var hasColors: Bool { color != nil }
  public var changeCount: Int { store.changeCount }
  public var numberOfItems: Int { store.items.count }
  /// The types of the first item.
  public var types: [String] { store.items.first?.types ?? [] }
  public var items: [[String: Any]] {
    get {
      store.items.map { item in
        Dictionary(
          uniqueKeysWithValues: item.types.compactMap { type in
            item.data(for: type).map { (type, $0 as Any) }
          })
      }
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
    addItems(items)
  }
  /// Adds items to those that are there.
  public func addItems(_ items: [[String: Any]]) {
    store.add(
      items.map { values in
        var item = PasteboardStore.Item()
        for (type, value) in values { Self.set(value, type, &item) }
        return item
      })
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
    guard let item = store.items.first else { return nil }
    return item.string(for: pasteboardType) ?? item.data(for: pasteboardType)
  }
  public func contains(pasteboardTypes: [String]) -> Bool {
    !Set(pasteboardTypes).isDisjoint(with: store.allTypes)
  }

  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
}
