import SwiftUI
import UniformTypeIdentifiers

/// Pictures in dragged items: a file's bytes, as they are.
extension InterfaceImage: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let size = PictureHeader.size(of: data) else { throw CocoaError(.fileReadCorruptFile) }
    return Self(source: .file(data), pixelSize: CGSize(width: size.width, height: size.height))
  }
}

extension InterfaceImage: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.png.identifier, UTType.jpeg.identifier]
  }

  /// Fails for a type that the picture's file does not have: pictures are not encoded.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let name = "the data of a picture as \(typeIdentifier)"
    let data = typeIdentifier == UTType.png.identifier ? pngFile(name) : jpegFile(name)
    completionHandler(data, data == nil ? CocoaError(.featureUnsupported) : nil)
    return nil
  }
}
