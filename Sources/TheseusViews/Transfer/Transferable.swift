import Foundation
import UniformTypeIdentifiers

/// A value that can be transferred: dragged from one view to another, or written to a file.
///
/// Inside an app the value itself is passed on, so that there `transferRepresentation` only
/// determines its types of data.
@preconcurrency
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is encoded for others.
public protocol TransferRepresentation<Item> {
  associatedtype Item: Transferable
  /// The resulting types of data, the best first.
  var _contentTypes: [UTType] { get }
  /// Other values that represent the item.
  func _proxies(for item: Item) -> [Any]
  /// The item in the first of its types that is one of `types`, or in the first of all if there are
  /// no `types`; nil if it has none of them.
  func _export(_ item: Item, as types: [UTType]) async throws -> _TransferContent?
  /// The name of a file with the item; nil if the representation proposes none.
  func _fileName(for item: Item) -> String?
}

extension TransferRepresentation {
  public func _proxies(for item: Item) -> [Any] { [] }
  public func _export(_ item: Item, as types: [UTType]) async throws -> _TransferContent? { nil }
  public func _fileName(for item: Item) -> String? { nil }
}

/// The content of an exported item.
public enum _TransferContent: Sendable {
  case data(Data)
  /// A copy of this file.
  case file(URL)

  func write(to place: URL) throws {
    switch self {
    case .data(let data): try FileManager.default.replaceFile(at: place, with: data)
    case .file(let file): try FileManager.default.copy(file, replacing: place)
    }
  }
}

extension [UTType] {
  /// Whether content of a type may be exported.
  func allow(_ type: UTType) -> Bool { isEmpty || contains { type.conforms(to: $0) } }
}

/// The item as its type encodes it.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public let _contentTypes: [UTType]
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _contentTypes = [contentType]
  }

  public func _export(_ item: Item, as types: [UTType]) async throws -> _TransferContent? {
    guard _contentTypes.contains(where: types.allow) else { return nil }
    return .data(try JSONEncoder().encode(item))
  }
}

/// The item as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public let _contentTypes: [UTType]
  private let exporting: (@Sendable (Item) async throws -> Data)?

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _contentTypes = [contentType]
    self.exporting = exporting
  }
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _contentTypes = [exportedContentType]
    self.exporting = exporting
  }
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _contentTypes = []
    exporting = nil
  }

  public func _export(_ item: Item, as types: [UTType]) async throws -> _TransferContent? {
    guard let exporting, _contentTypes.contains(where: types.allow) else { return nil }
    return .data(try await exporting(item))
  }
}

/// Represents the item by another one.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  private let exporting: (@Sendable (Item) throws -> Proxy)?

  public var _contentTypes: [UTType] { exporting == nil ? [] : Proxy._contentTypes }

  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) { self.exporting = exporting }
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { self.exporting = exporting }
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) { exporting = nil }

  public func _proxies(for item: Item) -> [Any] {
    exporting.flatMap { try? $0(item) }.map { [$0] + Proxy.proxies(for: $0) } ?? []
  }

  public func _export(_ item: Item, as types: [UTType]) async throws -> _TransferContent? {
    guard let exporting else { return nil }
    return try await Proxy.export(exporting(item), as: types)
  }
}

/// Several representations of one item, the best first.
public struct TupleTransferRepresentation<
  Item: Transferable, First: TransferRepresentation, Second: TransferRepresentation
>:
  TransferRepresentation
where First.Item == Item, Second.Item == Item {
  let first: First
  let second: Second
  public var _contentTypes: [UTType] { first._contentTypes + second._contentTypes }
  public func _proxies(for item: Item) -> [Any] {
    first._proxies(for: item) + second._proxies(for: item)
  }
  public func _export(_ item: Item, as types: [UTType]) async throws -> _TransferContent? {
    if let content = try await first._export(item, as: types) { return content }
    return try await second._export(item, as: types)
  }
  public func _fileName(for item: Item) -> String? {
    first._fileName(for: item) ?? second._fileName(for: item)
  }
}

/// The representation of a system type.
public struct _PlainRepresentation<Item: Transferable>: TransferRepresentation {
  public let _contentTypes: [UTType]
  let encode: @Sendable (Item) -> Data

  public func _export(_ item: Item, as types: [UTType]) async throws -> _TransferContent? {
    _contentTypes.contains(where: types.allow) ? .data(encode(item)) : nil
  }
}

@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  /// Lets `CodableRepresentation(contentType:)` infer its item.
  public static func buildExpression(_ content: CodableRepresentation<Item>)
    -> CodableRepresentation<Item> where Item: Codable
  { content }
  public static func buildPartialBlock<Content: TransferRepresentation>(first: Content) -> Content
  where Content.Item == Item { first }
  public static func buildPartialBlock<
    First: TransferRepresentation, Second: TransferRepresentation
  >(
    accumulated: First, next: Second
  ) -> TupleTransferRepresentation<Item, First, Second>
  where First.Item == Item, Second.Item == Item {
    TupleTransferRepresentation(first: accumulated, second: next)
  }
}

extension Transferable {
  static var _contentTypes: [UTType] { transferRepresentation._contentTypes }

  static func proxies(for item: Self) -> [Any] {
    func all<R: TransferRepresentation>(_ representation: R) -> [Any] {
      (item as? R.Item).map { representation._proxies(for: $0) } ?? []
    }
    return all(transferRepresentation)
  }

  static func export(_ item: Self, as types: [UTType]) async throws -> _TransferContent? {
    func content<R: TransferRepresentation>(_ representation: R) async throws -> _TransferContent? {
      guard let item = item as? R.Item else { return nil }
      return try await representation._export(item, as: types)
    }
    return try await content(transferRepresentation)
  }

  /// The name of a file with the item; nil if no representation proposes one.
  static func fileName(for item: Self) -> String? {
    func name<R: TransferRepresentation>(_ representation: R) -> String? {
      (item as? R.Item).flatMap { representation._fileName(for: $0) }
    }
    return name(transferRepresentation)
  }
}

extension String: Transferable {
  public static var transferRepresentation: _PlainRepresentation<String> {
    _PlainRepresentation(_contentTypes: [.utf8PlainText]) { Data($0.utf8) }
  }
}
extension Data: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Data> {
    _PlainRepresentation(_contentTypes: [.data]) { $0 }
  }
}
extension URL: Transferable {
  public static var transferRepresentation: _PlainRepresentation<URL> {
    _PlainRepresentation(_contentTypes: [.url]) { Data($0.absoluteString.utf8) }
  }
}

/// A representation that may have a text or an address among its proxies.
protocol TextRepresentation {
  var givesText: Bool { get }
}

extension ProxyRepresentation: TextRepresentation {
  var givesText: Bool { exporting != nil && Proxy.canBeText }
}

extension TupleTransferRepresentation: TextRepresentation {
  var givesText: Bool { givesText(first) || givesText(second) }

  private func givesText(_ part: any TransferRepresentation) -> Bool {
    (part as? any TextRepresentation)?.givesText ?? false
  }
}

extension Transferable {
  /// Whether items are, or may be represented by, a text or an address.
  static var canBeText: Bool {
    if Self.self == String.self || Self.self == URL.self { return true }
    return (transferRepresentation as? any TextRepresentation)?.givesText ?? false
  }
}
