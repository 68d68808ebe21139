import SwiftUI

/// A symbol, a picture of the app's assets, or a picture's file.
open class UIImage: InterfaceImage, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The appearance of a symbol, which has no effect: hosts have one size.
  open class Configuration: NSObject, @unchecked Sendable {}
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public override init() {}
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
    public init(scale: SymbolScale) {}
    public init(weight: SymbolWeight) {}
    public init(font: UIFont) {}
    public init(font: UIFont, scale: SymbolScale) {}
    public init(textStyle: UIFont.TextStyle) {}
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
    public init(hierarchicalColor: UIColor) {}
    public init(paletteColors: [UIColor]) {}
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration { self }
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  public convenience init?(named name: String) { self.init(asset: name, bundle: nil) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(asset: name, bundle: bundle) }
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(asset: name, bundle: bundle) }
  public convenience init?(systemName name: String) { self.init(symbol: name) }
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(symbol: name)
  }
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage)
  }

  /// In points, which are pixels here.
  public var size: CGSize { pixelSize }
  public var scale: CGFloat { 1 }
  public var imageOrientation: Orientation { .up }
  public var cgImage: CGImage? { cgImageOfFile }
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  public func pngData() -> Data? { pngFile("UIImage.pngData()") }
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    jpegFile("UIImage.jpegData(compressionQuality:)")
  }

  // Colors and modes change how pixels look, which are not drawn.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  public func preparingForDisplay() -> UIImage? { self }

  /// Draws nothing, because pixels are not decoded, and reports that.
  public func draw(in rect: CGRect) {
    RuntimeIssues.reportUnsupported("UIImage.draw(in:): pictures are not decoded; nothing is drawn")
  }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension Image {
  /// A symbol or picture; the pixels of a file are not drawn.
  public init(uiImage: UIImage) { self = uiImage.swiftUIImage }
}

extension ImageRenderer {
  /// The picture as an SVG document; nil where the content takes no space.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0) } }
}

/// Saves a picture on Apple's systems; here there is no photo library, which is reported.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  RuntimeIssues.reportUnsupported(
    "UIImageWriteToSavedPhotosAlbum: there is no photo library; nothing is saved")
}
