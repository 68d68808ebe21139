import SwiftUI

/// The values that are cut and copied. Text goes to the clipboard of the user's machine, also over
/// SSH; other types stay in this process.
///
/// Another program's clipboard is unknown: terminals do not report it.
@preconcurrency @MainActor
public final class NSPasteboard: NSObject {
  public static let general = NSPasteboard(nil)
  /// Nil for the general pasteboard, whose contents are those of the user whose code runs.
  private let own: PasteboardStore?
  private var store: PasteboardStore { own ?? .general }
  private init(_ own: PasteboardStore?) { self.own = own }

  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("Apple CFPasteboard general")
    public static let drag = Name("Apple CFPasteboard drag")
    public static let find = Name("Apple CFPasteboard find")
  }
  /// A pasteboard of the user whose code runs; it has no part in other programs.
  public convenience init(name: Name) {
    self.init(name == .general ? nil : PasteboardStore.named(name.rawValue))
  }

  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType("public.utf8-plain-text")
    public static let URL = PasteboardType("public.url")
    public static let fileURL = PasteboardType("public.file-url")
    public static let png = PasteboardType("public.png")
    public static let tiff = PasteboardType("public.tiff")
    public static let pdf = PasteboardType("com.adobe.pdf")
    public static let html = PasteboardType("public.html")
    public static let rtf = PasteboardType("public.rtf")
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
  }

  public var changeCount: Int { store.changeCount }
  public var types: [PasteboardType]? { store.allTypes.map(PasteboardType.init(rawValue:)) }
  public var pasteboardItems: [NSPasteboardItem]? {
    store.items.map { stored in
      let item = NSPasteboardItem()
      for type in stored.types {
        if let data = stored.data(for: type) { item.setData(data, forType: PasteboardType(type)) }
      }
      return item
    }
  }

  @discardableResult public func clearContents() -> Int {
    store.clear()
    return store.changeCount
  }
  @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?)
    -> Int
  { clearContents() }
  @discardableResult public func prepareForNewContents(with options: ContentsOptions = []) -> Int {
    clearContents()
  }
  public struct ContentsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let currentHostOnly = ContentsOptions(rawValue: 1)
  }
  @discardableResult public func setString(_ string: String, forType dataType: PasteboardType)
    -> Bool
  {
    store.setString(string, type: dataType.rawValue)
    return true
  }
  @discardableResult public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard let data else { return false }
    store.setData(data, type: dataType.rawValue)
    return true
  }
  /// The texts of all items are joined, a line each.
  public func string(forType dataType: PasteboardType) -> String? {
    store.string(for: dataType.rawValue)
  }
  public func data(forType dataType: PasteboardType) -> Data? { store.data(for: dataType.rawValue) }
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    types.first { store.allTypes.contains($0.rawValue) }
  }
  public func canReadObject(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> Bool { !(readObjects(forClasses: classArray, options: options) ?? []).isEmpty }

  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "filesOnly")
    public static let urlReadingContentsConformToTypes = ReadingOptionKey(rawValue: "types")
  }

  /// Texts, addresses and pictures: each item as the first requested class that it can be.
  public func readObjects(
    forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? {
    store.items.compactMap { item -> Any? in
      for wanted in classArray {
        if let object = Self.object(of: item, wanted) { return object }
      }
      return nil
    }
  }

  private static func object(of item: PasteboardStore.Item, _ wanted: AnyClass) -> Any? {
    if wanted == NSString.self { return item.text.map { $0 as NSString } }
    if wanted == NSURL.self {
      let text =
        item.string(for: PasteboardType.fileURL.rawValue)
        ?? item.string(for: PasteboardType.URL.rawValue) ?? item.text
      guard let text, let url = NSURL(string: text), url.scheme != nil else { return nil }
      return url
    }
    if wanted == NSImage.self {
      let data =
        item.data(for: PasteboardType.tiff.rawValue) ?? item.data(for: PasteboardType.png.rawValue)
      return data.flatMap { NSImage(data: $0) }
    }
    return nil
  }

  /// Each object becomes an item of its own.
  @discardableResult public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    store.add(
      objects.flatMap { object -> [PasteboardStore.Item] in
        let single = PasteboardStore()
        object.write(to: NSPasteboard(single))
        return single.items
      })
    return !objects.isEmpty
  }
}

/// A value that can be written to a pasteboard.
@preconcurrency @MainActor
public protocol NSPasteboardWriting {
  func write(to pasteboard: NSPasteboard)
}
extension NSString: NSPasteboardWriting {
  @MainActor public func write(to pasteboard: NSPasteboard) {
    pasteboard.setString(self as String, forType: .string)
  }
}
extension String: NSPasteboardWriting {
  @MainActor public func write(to pasteboard: NSPasteboard) {
    pasteboard.setString(self, forType: .string)
  }
}
extension NSURL: NSPasteboardWriting {
  @MainActor public func write(to pasteboard: NSPasteboard) {
    let text = absoluteString
    pasteboard.setString(text, forType: isFileURL ? .fileURL : .URL)
    pasteboard.setString(isFileURL ? path ?? text : text, forType: .string)
  }
}
extension NSImage: NSPasteboardWriting {
  @MainActor public func write(to pasteboard: NSPasteboard) {
    pasteboard.setData(fileData, forType: .png)
  }
}

@preconcurrency @MainActor
open class NSPasteboardItem: NSObject, NSPasteboardWriting {
  private var values: [(NSPasteboard.PasteboardType, Data)] = []
  open var types: [NSPasteboard.PasteboardType] { values.map(\.0) }
  @discardableResult open func setString(
    _ string: String, forType type: NSPasteboard.PasteboardType
  )
    -> Bool
  { setData(Data(string.utf8), forType: type) }
  @discardableResult open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType)
    -> Bool
  {
    values.removeAll { $0.0 == type }
    values.append((type, data))
    return true
  }
  open func string(forType type: NSPasteboard.PasteboardType) -> String? {
    data(forType: type).map { String(decoding: $0, as: UTF8.self) }
  }
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? {
    values.first { $0.0 == type }?.1
  }
  public func write(to pasteboard: NSPasteboard) {
    for (type, data) in values { pasteboard.setData(data, forType: type) }
  }
}
