import SwiftUI

/// The contents of `NSPasteboard.general` and `UIPasteboard.general`: text goes to the clipboard of
/// the user's machine (OSC 52) and to the app's fields; other types stay in this process.
///
/// Another program's clipboard is unknown: terminals do not report it.
@MainActor
public final class PasteboardStore {
  public static let general = PasteboardStore(isGeneral: true)

  public private(set) var changeCount = 0
  private let isGeneral: Bool
  private var values: [String: Data] = [:]
  private var types: [String] = []
  private var text: String?
  /// The contents of the app's clipboard when the text was set.
  private var seen: String?

  public init(isGeneral: Bool = false) { self.isGeneral = isGeneral }

  private var clipboard: Clipboard? { isGeneral ? AppHost.current?.clipboard : nil }

  /// Takes what a field of the app has copied since.
  private func follow() {
    guard let copied = clipboard?.text, copied != seen else { return }
    clear()
    seen = copied
    text = copied
    types = [Self.textType]
  }

  public static let textType = "public.utf8-plain-text"

  public var string: String? {
    get {
      follow()
      return text
    }
    set {
      clear()
      if let newValue { setString(newValue, type: Self.textType) }
    }
  }

  public var allTypes: [String] {
    follow()
    return types
  }

  public func clear() {
    changeCount += 1
    values = [:]
    types = []
    text = nil
    seen = clipboard?.text
  }

  public func setString(_ string: String, type: String) {
    if Self.isText(type) {
      text = string
      if let clipboard {
        clipboard.copy(string)
        seen = string
      }
    } else {
      values[type] = Data(string.utf8)
    }
    note(type)
  }

  public func string(for type: String) -> String? {
    follow()
    if Self.isText(type) { return text }
    return values[type].map { String(decoding: $0, as: UTF8.self) }
  }

  public func setData(_ data: Data, type: String) {
    if Self.isText(type), let text = String(data: data, encoding: .utf8) {
      setString(text, type: type)
    } else {
      values[type] = data
      note(type)
    }
  }

  public func data(for type: String) -> Data? {
    follow()
    if Self.isText(type) { return text.map { Data($0.utf8) } }
    return values[type]
  }

  private func note(_ type: String) {
    let type = Self.isText(type) ? Self.textType : type
    if !types.contains(type) { types.append(type) }
  }

  private static func isText(_ type: String) -> Bool {
    [textType, "public.plain-text", "public.text", "NSStringPboardType"].contains(type)
  }
}
