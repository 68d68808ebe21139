import Foundation
import UniformTypeIdentifiers

/// A value that can be transferred: dragged from one view to another.
///
/// Inside an app the value itself is passed on, so `transferRepresentation` only determines its
/// types of data.
public protocol Transferable {
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
}

extension TransferRepresentation {
  public func _proxies(for item: Item) -> [Any] { [] }
}

/// The item as its type encodes it.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public let _contentTypes: [UTType]
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _contentTypes = [contentType]
  }
}

/// The item as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public let _contentTypes: [UTType]

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { _contentTypes = [contentType] }
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _contentTypes = [exportedContentType]
  }
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { _contentTypes = [] }
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
}

/// The representation of a system type.
public struct _PlainRepresentation<Item: Transferable>: TransferRepresentation {
  public let _contentTypes: [UTType]
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
}

extension String: Transferable {
  public static var transferRepresentation: _PlainRepresentation<String> {
    _PlainRepresentation(_contentTypes: [.utf8PlainText])
  }
}
extension Data: Transferable {
  public static var transferRepresentation: _PlainRepresentation<Data> {
    _PlainRepresentation(_contentTypes: [.data])
  }
}
extension URL: Transferable {
  public static var transferRepresentation: _PlainRepresentation<URL> {
    _PlainRepresentation(_contentTypes: [.url])
  }
}
