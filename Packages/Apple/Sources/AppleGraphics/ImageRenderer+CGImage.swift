import SwiftUI
@_exported import class TheseusVector.ImageRenderer

extension ImageRenderer {
  /// The picture; nil where the content takes no space.
  ///
  /// Its bytes are an SVG document, and its size is in pixels.
  public var cgImage: CGImage? {
    var image: CGImage?
    render { size, svg in
      image = CGImage(
        svg: Data(svg.utf8), width: Int((size.width * scale).rounded(.up)),
        height: Int((size.height * scale).rounded(.up)))
    }
    return image
  }
}

extension Image {
  /// A picture by its description. Its pixels are not drawn: a picture's symbol is shown, which is
  /// reported.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
  ) {
    RuntimeIssues.reportUnsupported(
      "Image(_:scale:orientation:label:) of a CGImage: the pixels of pictures are not drawn; "
        + "a symbol is shown instead")
    self.init("photo", bundle: nil, label: label)
  }

  /// A decorative picture, of which nothing is shown.
  public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
  ) {
    self.init(decorative: "")
  }
}
