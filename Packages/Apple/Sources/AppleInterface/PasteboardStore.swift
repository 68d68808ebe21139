import SwiftUI

/// The contents of a pasteboard. Text of the general one goes to the clipboard of the user's
/// machine (OSC 52) and to the app's fields; other types stay in this process.
///
/// Another program's clipboard is unknown: terminals do not report it.
@MainActor
public final class PasteboardStore {
  /// The contents of `NSPasteboard.general` and `UIPasteboard.general` of the user whose code runs.
  public static var general: PasteboardStore {
    let services = HostServices.current
    guard services.sharesProcess else { return ofProcess }
    if let store = services[GeneralPasteboard.self] { return store }
    let store = PasteboardStore(isGeneral: true)
    services[GeneralPasteboard.self] = store
    return store
  }
  private static let ofProcess = PasteboardStore(isGeneral: true)

  /// The pasteboard with a name of the user whose code runs.
  /// - Parameter create: whether to create it where there is none.
  public static func named(_ name: String, create: Bool = true) -> PasteboardStore? {
    let services = HostServices.current
    let isShared = services.sharesProcess
    let stores = isShared ? services[NamedPasteboards.self] : namedOfProcess
    if let store = stores[name] { return store }
    guard create else { return nil }
    let store = PasteboardStore()
    if isShared {
      services[NamedPasteboards.self][name] = store
    } else {
      namedOfProcess[name] = store
    }
    return store
  }
  private static var namedOfProcess: [String: PasteboardStore] = [:]

  /// One of the things that were copied, by its types.
  public struct Item {
    fileprivate(set) public var types: [String] = []
    fileprivate(set) public var text: String?
    private var values: [String: Data] = [:]
    private var objects: [String: Any] = [:]

    public init() {}

    /// A value that has no data, as a color.
    public func object(for type: String) -> Any? { objects[type] }

    public mutating func set(object: Any, type: String) {
      objects[type] = object
      note(type)
    }

    public func data(for type: String) -> Data? {
      PasteboardStore.isText(type) ? text.map { Data($0.utf8) } : values[type]
    }

    public func string(for type: String) -> String? {
      PasteboardStore.isText(type)
        ? text : values[type].map { String(decoding: $0, as: UTF8.self) }
    }

    public mutating func set(_ string: String, type: String) {
      if PasteboardStore.isText(type) {
        text = string
        note(PasteboardStore.textType)
      } else {
        set(Data(string.utf8), type: type)
      }
    }

    public mutating func set(_ data: Data, type: String) {
      if PasteboardStore.isText(type), let text = String(data: data, encoding: .utf8) {
        set(text, type: type)
      } else {
        values[type] = data
        note(type)
      }
    }

    private mutating func note(_ type: String) {
      if !types.contains(type) { types.append(type) }
    }
  }

  private let isGeneral: Bool
  private var count = 0
  private var contents: [Item] = []
  /// The last change of the app's clipboard that the contents include.
  private var seen = 0

  public init(isGeneral: Bool = false) { self.isGeneral = isGeneral }

  private var clipboard: Clipboard? { isGeneral ? AppHost.current?.clipboard : nil }

  /// Takes what a field of the app has copied since.
  private func follow() {
    guard let clipboard, let copied = clipboard.text, clipboard.change != seen else { return }
    empty()
    var item = Item()
    item.set(copied, type: Self.textType)
    contents = [item]
  }

  nonisolated public static let textType = "public.utf8-plain-text"

  /// Changes whenever the contents are replaced.
  public var changeCount: Int {
    follow()
    return count
  }

  public var items: [Item] {
    follow()
    return contents
  }

  /// The texts of all items, a line each.
  public var string: String? {
    let texts = items.compactMap(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The types of all items.
  public var allTypes: [String] {
    var types: [String] = []
    for type in items.flatMap(\.types) where !types.contains(type) { types.append(type) }
    return types
  }

  /// Removes everything. The clipboard is emptied too, unless a text follows in the same turn of
  /// the main actor: most code clears the pasteboard in order to set another text.
  public func clear() {
    empty()
    guard let clipboard, clipboard.text?.isEmpty == false else { return }
    let change = clipboard.change
    Task {
      guard clipboard.change == change, contents.allSatisfy({ $0.text == nil }) else { return }
      clipboard.clear()
      seen = clipboard.change
    }
  }

  private func empty() {
    count += 1
    contents = []
    seen = clipboard?.change ?? 0
  }

  /// Adds items to those that are there.
  public func add(_ items: [Item]) {
    guard !items.isEmpty else { return }
    follow()
    contents += items
    if items.contains(where: { $0.text != nil }) { share() }
  }

  /// Replaces everything.
  public func replace(by items: [Item]) {
    clear()
    add(items)
  }

  /// Changes the first item.
  public func setString(_ string: String, type: String) { change { $0.set(string, type: type) } }
  public func setData(_ data: Data, type: String) { change { $0.set(data, type: type) } }

  private func change(_ body: (inout Item) -> Void) {
    follow()
    if contents.isEmpty { contents.append(Item()) }
    let text = contents[0].text
    body(&contents[0])
    if contents[0].text != text { share() }
  }

  private func share() {
    guard let clipboard else { return }
    let text = contents.compactMap(\.text).joined(separator: "\n")
    clipboard.copy(text)
    seen = clipboard.change
  }

  public func string(for type: String) -> String? {
    if Self.isText(type) { return string }
    return items.lazy.compactMap { $0.string(for: type) }.first
  }

  public func data(for type: String) -> Data? {
    items.lazy.compactMap { $0.data(for: type) }.first
  }

  nonisolated fileprivate static func isText(_ type: String) -> Bool {
    [textType, "public.plain-text", "public.text", "NSStringPboardType"].contains(
      type)
  }
}

private struct GeneralPasteboard: HostServiceKey {
  static var defaultValue: PasteboardStore? { nil }
}

private struct NamedPasteboards: HostServiceKey {
  static var defaultValue: [String: PasteboardStore] { [:] }
}
