import Foundation
import UniformTypeIdentifiers

/// A picture, for others as the data of its file. Symbols, pictures of the net and drawings have no
/// file; inside the app they are passed on as values.
extension Image: Transferable {
  public static var transferRepresentation: _ImageRepresentation { _ImageRepresentation() }
}

/// The representation of a picture by its file.
public struct _ImageRepresentation: TransferRepresentation {
  public typealias Item = Image

  public var _contentTypes: [UTType] { [.image] }

  public func _export(_ item: Image, as types: [UTType]) async throws -> _TransferContent? {
    guard case .asset(let asset) = item.source, let file = asset.image(in: .light) else {
      return nil
    }
    let type = UTType(filenameExtension: file.format.rawValue) ?? .image
    return types.allow(type) ? .data(file.data) : nil
  }
}
