import SwiftUI

/// A symbol, a picture of the app's assets, or a picture's file.
open class NSImage: InterfaceImage, @unchecked Sendable {
  public typealias Name = String
  public final class SymbolConfiguration: NSObject, Sendable {
    public enum Scale: Int, Sendable { case small = 1, medium, large }
    public init(pointSize: CGFloat, weight: NSFont.Weight) {}
    public init(pointSize: CGFloat, weight: NSFont.Weight, scale: NSImage.SymbolScale) {}
    public init(scale: NSImage.SymbolScale) {}
    public init(textStyle: NSFont.TextStyle) {}
    public init(textStyle: NSFont.TextStyle, scale: NSImage.SymbolScale) {}
    public init(hierarchicalColor: NSColor) {}
    public init(paletteColors: [NSColor]) {}
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration { self }
  }
  public enum SymbolScale: Int, Sendable { case small = 1, medium, large }

  /// A picture of the system, of a file of the app, or of its assets.
  public convenience init?(named name: Name) {
    if let symbol = Self.systemSymbols[name] {
      self.init(symbol: symbol)
    } else {
      self.init(asset: name, bundle: nil)
    }
  }
  public convenience init?(systemSymbolName symbolName: String, accessibilityDescription: String?) {
    self.init(symbol: symbolName)
    self.accessibilityDescription = accessibilityDescription
  }
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }
  public convenience init?(byReferencing url: URL) { self.init(contentsOf: url) }
  public convenience init?(byReferencingFile fileName: String) {
    self.init(contentsOfFile: fileName)
  }
  public convenience init(size: NSSize) { self.init(source: .blank, pixelSize: size) }
  /// A picture that a handler draws: nothing is drawn, the result is blank.
  public convenience init(
    size: NSSize, flipped: Bool, drawingHandler: @escaping (NSRect) -> Bool
  ) {
    RuntimeIssues.reportUnsupported(
      "NSImage(size:flipped:drawingHandler:): nothing is drawn into pictures; the result is blank")
    self.init(source: .blank, pixelSize: size)
  }
  public convenience init(cgImage: CGImage, size: NSSize) { self.init(cgImage: cgImage) }
  @MainActor @preconcurrency
  public convenience init?(pasteboard: NSPasteboard) {
    guard let data = pasteboard.data(forType: .tiff) ?? pasteboard.data(forType: .png) else {
      return nil
    }
    self.init(data: data)
  }

  /// In points, which are pixels here. Another size is kept.
  public var size: NSSize {
    get { ownSize ?? pixelSize }
    set { ownSize = newValue }
  }
  private var ownSize: NSSize?
  public var isTemplate = false
  public var isValid: Bool { if case .blank = source { false } else { true } }
  public var accessibilityDescription: String?
  public var representations: [NSImageRep] { added.isEmpty ? [NSImageRep(image: self)] : added }
  private var added: [NSImageRep] = []
  /// Adds a picture; the first one of a blank image is shown.
  public func addRepresentation(_ imageRep: NSImageRep) {
    if case .blank = source { source = imageRep.image.source }
    added.append(imageRep)
  }
  public func addRepresentations(_ imageReps: [NSImageRep]) {
    for imageRep in imageReps { addRepresentation(imageRep) }
  }
  public func removeRepresentation(_ imageRep: NSImageRep) {
    added.removeAll { $0 === imageRep }
    if imageRep.image.source == source { source = added.first?.image.source ?? .blank }
  }
  /// The picture's file, whatever its type: pictures are not encoded.
  public var tiffRepresentation: Data? { fileData }
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?,
    hints: [String: Any]?
  ) -> CGImage? { cgImageOfFile }
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }

  public func lockFocus() { reportDrawing() }
  public func unlockFocus() {}
  public func draw(in rect: NSRect) { reportDrawing() }
  public func draw(
    at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation,
    fraction delta: CGFloat
  ) {
    reportDrawing()
  }
  public func draw(
    in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation,
    fraction delta: CGFloat
  ) { reportDrawing() }
  private func reportDrawing() {
    RuntimeIssues.reportUnsupported("NSImage: pictures are not decoded; nothing is drawn")
  }

  public static let applicationIconName = Name("NSApplicationIcon")
  public static let cautionName = Name("NSCaution")
  public static let folderName = Name("NSFolder")
  public static let infoName = Name("NSInfo")
  public static let statusAvailableName = Name("NSStatusAvailable")
  public static let statusPartiallyAvailableName = Name("NSStatusPartiallyAvailable")
  public static let statusUnavailableName = Name("NSStatusUnavailable")
  public static let statusNoneName = Name("NSStatusNone")

  /// The symbols that stand for AppKit's pictures.
  private static let systemSymbols: [Name: String] = [
    cautionName: "exclamationmark.triangle", folderName: "folder", infoName: "info.circle",
    statusAvailableName: "circle.fill", statusPartiallyAvailableName: "circle.lefthalf.filled",
    statusUnavailableName: "xmark.circle", statusNoneName: "circle",
  ]
}

extension NSImage: NSCopying {
  /// An image of its own with the same picture and settings.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(source: source, pixelSize: pixelSize)
    copy.ownSize = ownSize
    copy.isTemplate = isTemplate
    copy.accessibilityDescription = accessibilityDescription
    copy.added = added
    return copy
  }
}

extension Bundle {
  /// The file of a picture, by its name without the extension or the scale.
  public func urlForImageResource(_ name: NSImage.Name) -> URL? {
    for scale in ["", "@2x", "@3x"] {
      for type in ["png", "jpg", "jpeg", "gif", "webp", "bmp"] {
        if let url = url(forResource: name + scale, withExtension: type) { return url }
      }
    }
    return url(forResource: name, withExtension: nil)
  }
  public func pathForImageResource(_ name: NSImage.Name) -> String? {
    urlForImageResource(name)?.path
  }
  public func image(forResource name: NSImage.Name) -> NSImage? {
    urlForImageResource(name).flatMap { NSImage(contentsOf: $0) }
      ?? NSImage(asset: name, bundle: self)
  }
}

public enum NSCompositingOperation: UInt, Sendable {
  case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn,
    destinationOut, destinationAtop, xor, plusDarker
  case plusLighter = 13
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference, exclusion, hue, saturation, color, luminosity
}

open class NSImageRep: NSObject {
  public let pixelsWide: Int
  public let pixelsHigh: Int
  public var size: NSSize { NSSize(width: pixelsWide, height: pixelsHigh) }
  let image: InterfaceImage
  init(image: InterfaceImage) {
    self.image = image
    pixelsWide = Int(image.pixelSize.width)
    pixelsHigh = Int(image.pixelSize.height)
  }
}

open class NSBitmapImageRep: NSImageRep {
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }
  public init?(data: Data) {
    guard let image = NSImage(data: data) else { return nil }
    super.init(image: image)
  }
  public init(cgImage: CGImage) { super.init(image: NSImage(cgImage: cgImage)) }
  public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    let name = "NSBitmapImageRep.representation(using:properties:)"
    switch storageType {
    case .png: return image.pngFile(name)
    case .jpeg: return image.jpegFile(name)
    case .gif: return image.fileData(startingWith: Array("GIF8".utf8), name)
    default: return image.fileData(startingWith: Array("BM".utf8), name)
    }
  }
}

public final class NSGraphicsContext: NSObject {
  public static var current: NSGraphicsContext? {
    get { nil }
    set {}
  }
  public let cgContext = CGContext()
  public var compositingOperation: NSCompositingOperation = .sourceOver
  public var shouldAntialias = true
  public func saveGraphicsState() {}
  public func restoreGraphicsState() {}
  public static func saveGraphicsState() {}
  public static func restoreGraphicsState() {}
  public var imageInterpolation: NSImageInterpolation = .default
}
public enum NSImageInterpolation: UInt, Sendable { case `default`, none, low, high, medium }
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

extension Image {
  /// A symbol or picture; the pixels of a file are not drawn.
  public init(nsImage: NSImage) { self = nsImage.swiftUIImage }
}

extension ImageRenderer {
  /// The picture as an SVG document; nil where the content takes no space.
  public var nsImage: NSImage? { cgImage.map { NSImage(cgImage: $0) } }
}
