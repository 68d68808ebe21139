import Foundation
import TheseusCore
import UniformTypeIdentifiers

#if !canImport(Darwin)
  /// The older form of a dragged item: an object, and its types of data. Foundation has it on
  /// Apple's systems only.
  public final class NSItemProvider: NSObject, @unchecked Sendable {
    /// The offered representations. Registering is allowed on any thread.
    private struct Carried {
      var offers: [Representation] = []
      var types: [UTType] = []

      init() {}

      init(forms: [Any], types: [UTType]) {
        offers = [Representation(forms: forms, types: types)]
        self.types = types
      }
    }

    /// The forms of one thing, and the types that each of them can be read as.
    private struct Representation {
      var forms: [Any]
      var types: [UTType]
    }

    private var carried: Carried
    private let lock = NSLock()
    public var suggestedName: String?

    private var offers: [Representation] { lock.withLock { carried.offers } }
    var forms: [Any] { offers.flatMap(\.forms) }
    /// An empty provider only shows that something is dragged.
    var contentTypes: [UTType] {
      let types = lock.withLock { carried.types }
      return types.isEmpty ? [.data] : types
    }

    init(_ form: Any, _ types: [UTType]) { carried = Carried(forms: [form], types: types) }

    override public init() { carried = Carried() }

    /// Offers the object itself, and its data in each of the types that its class names.
    public init(object: any NSItemProviderWriting) { carried = Self.carried(of: object) }

    public init?(contentsOf fileURL: URL?) {
      guard let fileURL else { return nil }
      let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
      carried = Carried(forms: [fileURL], types: [type, .fileURL])
    }

    public init(item: (any Sendable)?, typeIdentifier: String?) {
      var forms: [Any] = []
      if let item { forms.append(item) }
      if let text = item as? String { forms.append(text as NSString) }
      carried = Carried(
        forms: forms, types: [typeIdentifier.map { UTType(importedAs: $0) } ?? .data])
    }

    private static func carried(of object: any NSItemProviderWriting) -> Carried {
      switch object {
      case let address as NSURL:
        Carried(forms: [address as URL, address], types: [address.isFileURL ? .fileURL : .url])
      case let text as NSString: Carried(forms: [text as String, text], types: [.utf8PlainText])
      default:
        Carried(
          forms: [object],
          types: type(of: object).writableTypeIdentifiersForItemProvider.map {
            UTType(importedAs: $0)
          })
      }
    }

    /// Offers another object.
    public func registerObject(
      _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) { add(Self.carried(of: object)) }

    /// Offers another value, also by what represents it.
    public func register<T: Transferable>(_ value: @autoclosure @escaping @Sendable () -> T) {
      let value = value()
      add(Carried(forms: [value] + T.proxies(for: value), types: T._contentTypes))
    }

    /// Offers an object in a type that its class does not name.
    func offer(_ object: any NSItemProviderWriting, as type: UTType) {
      add(Carried(forms: [object], types: [type]))
    }

    private func add(_ other: Carried) {
      lock.withLock {
        carried.offers += other.offers
        carried.types += other.types.filter { !carried.types.contains($0) }
      }
    }

    public var registeredTypeIdentifiers: [String] { contentTypes.map(\.identifier) }

    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      let wanted = UTType(importedAs: typeIdentifier)
      return contentTypes.contains { $0.conforms(to: wanted) }
    }

    public func canLoadObject<T>(ofClass type: T.Type) -> Bool {
      if forms.contains(where: { $0 is T }) { return true }
      return (type as? any NSItemProviderReading.Type).map(canRead) ?? false
    }

    /// Passes an object of the class to `completionHandler` immediately.
    @discardableResult
    public func loadObject<T>(
      ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
      let found = forms.lazy.compactMap { $0 as? T }.first
      if found == nil, let type = type as? any NSItemProviderReading.Type {
        return read(type) { object, error in completionHandler(object as? T, error) }
      }
      completionHandler(found, found == nil ? CocoaError(.featureUnsupported) : nil)
      return Progress(totalUnitCount: 0)
    }

    @_disfavoredOverload
    public func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
      canRead(type)
    }

    /// Passes an object of the class to `completionHandler` immediately: the offered one, or one
    /// that is made from offered data of a type that the class can read.
    ///
    /// Disfavored: a closure without types gets an object of the class, because a string cannot be
    /// cast from the protocol here.
    @discardableResult @_disfavoredOverload
    public func loadObject(
      ofClass type: any NSItemProviderReading.Type,
      completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress { read(type, completionHandler) }

    private func canRead(_ type: any NSItemProviderReading.Type) -> Bool {
      object(type) != nil || data(for: type) != nil
    }

    private func read(
      _ type: any NSItemProviderReading.Type,
      _ completionHandler: ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      let progress = Progress(totalUnitCount: 0)
      if let object = object(type) {
        completionHandler(object, nil)
        return progress
      }
      guard let (data, identifier) = data(for: type) else {
        completionHandler(nil, CocoaError(.featureUnsupported))
        return progress
      }
      do {
        completionHandler(
          try type.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
      return progress
    }

    /// The offered object of a class.
    private func object(_ type: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
      func first<T: NSItemProviderReading>(_: T.Type) -> (any NSItemProviderReading)? {
        forms.lazy.compactMap { $0 as? T }.first
      }
      return first(type)
    }

    /// The first offered data that a class can read, with the type of it.
    private func data(for type: any NSItemProviderReading.Type) -> (Data, String)? {
      for identifier in type.readableTypeIdentifiersForItemProvider {
        for match in matches(identifier) {
          if let data = match.forms.lazy.compactMap({ $0 as? Data }).first {
            return (data, match.type.identifier)
          }
          if let file = match.forms.lazy.compactMap({ $0 as? URL }).first(where: \.isFileURL),
            let data = try? Data(contentsOf: file)
          {
            return (data, match.type.identifier)
          }
        }
      }
      return nil
    }

    /// Receives the item. Its type is `NSSecureCoding` on Apple's systems; here `Data` and `String`
    /// cannot be cast from that.
    public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void

    /// The forms that can be read as a type, each list with the offered type that conforms to it.
    private func matches(_ typeIdentifier: String) -> [(forms: [Any], type: UTType)] {
      let wanted = UTType(importedAs: typeIdentifier)
      return offers.compactMap { offer in
        guard !offer.forms.isEmpty,
          let type = offer.types.first(where: { $0.conforms(to: wanted) })
        else { return nil }
        return (forms: offer.forms, type: type)
      }
    }

    /// Passes the item to `completionHandler` immediately: of an address its data, as in a drop on
    /// a Mac, of a file's contents the file's address, of others the object.
    public func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: CompletionHandler? = nil
    ) {
      guard let match = matches(typeIdentifier).first else {
        completionHandler?(nil, CocoaError(.featureUnsupported))
        return
      }
      var item = match.forms[0]
      if match.type.conforms(to: .url),
        let address = match.forms.lazy.compactMap({ $0 as? URL }).first
      {
        item = Data(address.absoluteString.utf8)
      }
      completionHandler?(item, nil)
    }

    /// Requests data in a type: the item if it is data, the contents of a file, or what the object
    /// is written as.
    @discardableResult
    public func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      let progress = Progress(totalUnitCount: 0)
      for match in matches(typeIdentifier) {
        if let data = match.forms.lazy.compactMap({ $0 as? Data }).first {
          completionHandler(data, nil)
          return progress
        }
        if let address = match.forms.lazy.compactMap({ $0 as? URL }).first {
          Self.load(address, as: match.type, completionHandler)
          return progress
        }
        if let object = match.forms.lazy.compactMap({ $0 as? any NSItemProviderWriting }).first {
          return object.loadData(
            withTypeIdentifier: match.type.identifier,
            forItemProviderCompletionHandler: completionHandler) ?? progress
        }
      }
      completionHandler(nil, CocoaError(.featureUnsupported))
      return progress
    }

    private static func load(
      _ address: URL, as type: UTType, _ completionHandler: (Data?, (any Error)?) -> Void
    ) {
      guard address.isFileURL, !type.conforms(to: .url) else {
        return completionHandler(Data(address.absoluteString.utf8), nil)
      }
      do {
        completionHandler(try Data(contentsOf: address), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// The processes that may read what an item provider offers. Here it is this program only.
  public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
  }

  /// An object that an item provider can offer.
  public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of data that objects of the class can be written in, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Passes the object's data in a type to the handler.
    ///
    /// - Returns: the progress of a slow object; nil when the handler has been called.
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
  }

  /// An object that can be made from what an item provider offers.
  public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of data that the class can read, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  }

  extension NSString: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] {
      [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws
      -> Self
    {
      guard let text = String(data: data, encoding: .utf8) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      return Self(string: text)
    }
  }

  extension NSURL: NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] {
      [UTType.url.identifier, UTType.fileURL.identifier]
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws
      -> Self
    {
      guard let address = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return address
    }
  }

  extension NSString: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] {
      [UTType.utf8PlainText.identifier]
    }

    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data((self as String).utf8), nil)
      return nil
    }
  }

  extension NSURL: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] {
      [UTType.url.identifier, UTType.fileURL.identifier]
    }

    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data((self as URL).absoluteString.utf8), nil)
      return nil
    }
  }
#else
  extension NSItemProvider {
    convenience init(_ form: Any, _ types: [UTType]) { self.init() }
    var forms: [Any] { [] }
    var contentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }
  }
#endif

extension View {
  /// The item of the view for other programs; they request none.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    hint(ItemProviderHint.self, action)
  }

  /// Items that other programs insert; none do.
  nonisolated public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    hint(ImportedItemsHint.self, ImportedItems(contentTypes: contentTypes, action: onImport))
  }

  /// Items of the view for other programs; they request none.
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View {
    hint(ExportedItemsHint.self, ExportedItems(contentTypes: contentTypes, action: onExport))
  }
}

/// Makes the item of an element for other programs.
public enum ItemProviderHint: ElementHintKey { public typealias Value = (() -> NSItemProvider?)? }

/// The items that an element takes from other programs.
public enum ImportedItemsHint: ElementHintKey { public typealias Value = ImportedItems }
public struct ImportedItems {
  public let contentTypes: [UTType]
  public let action: ([NSItemProvider]) -> Bool
}

/// The items that an element offers to other programs.
public enum ExportedItemsHint: ElementHintKey { public typealias Value = ExportedItems }
public struct ExportedItems {
  public let contentTypes: [UTType]
  public let action: () -> [NSItemProvider]
}
