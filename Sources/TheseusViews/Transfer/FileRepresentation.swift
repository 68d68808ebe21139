import Foundation
import UniformTypeIdentifiers

/// A file that an app exports.
public struct SentTransferredFile: Sendable {
  public let file: URL
  /// Stored; receivers get a copy.
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that an app receives.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// The item as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public let _contentTypes: [UTType]
  private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _contentTypes = [contentType]
    self.exporting = exporting
  }

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _contentTypes = [exportedContentType]
    self.exporting = exporting
  }

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _contentTypes = []
    exporting = nil
  }

  public func _export(_ item: Item, as types: [UTType]) async throws -> _TransferContent? {
    guard let exporting, _contentTypes.contains(where: types.allow) else { return nil }
    return .file(try await exporting(item).file)
  }
}

extension TransferRepresentation {
  /// Proposes a name for a file with the item.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
    -> some TransferRepresentation<Item>
  { _NamedRepresentation(content: self, name: fileName) }

  /// Exports only the items for which `condition` returns true.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
    -> some TransferRepresentation<Item>
  { _ConditionalRepresentation(content: self, condition: condition) }
}

struct _NamedRepresentation<Content: TransferRepresentation>: TransferRepresentation {
  let content: Content
  let name: @Sendable (Content.Item) -> String?

  var _contentTypes: [UTType] { content._contentTypes }
  func _proxies(for item: Content.Item) -> [Any] { content._proxies(for: item) }
  func _export(_ item: Content.Item, as types: [UTType]) async throws -> _TransferContent? {
    try await content._export(item, as: types)
  }
  func _fileName(for item: Content.Item) -> String? { name(item) ?? content._fileName(for: item) }
}

struct _ConditionalRepresentation<Content: TransferRepresentation>: TransferRepresentation {
  let content: Content
  let condition: @Sendable (Content.Item) -> Bool

  var _contentTypes: [UTType] { content._contentTypes }
  func _proxies(for item: Content.Item) -> [Any] {
    condition(item) ? content._proxies(for: item) : []
  }
  func _export(_ item: Content.Item, as types: [UTType]) async throws -> _TransferContent? {
    condition(item) ? try await content._export(item, as: types) : nil
  }
  func _fileName(for item: Content.Item) -> String? {
    condition(item) ? content._fileName(for: item) : nil
  }
}

extension _NamedRepresentation: TextRepresentation {
  var givesText: Bool { (content as? any TextRepresentation)?.givesText ?? false }
}

extension _ConditionalRepresentation: TextRepresentation {
  var givesText: Bool { (content as? any TextRepresentation)?.givesText ?? false }
}
