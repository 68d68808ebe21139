import Foundation
import TheseusCore

extension Image {
  /// An image of this size, which code draws.
  ///
  /// - Parameters:
  ///   - size: in points. A resizable image is drawn larger or smaller; in cells, texts keep their
  ///     size.
  ///   - label: read out for the image.
  ///   - opaque, colorMode: stored, without effect: hosts have one color space.
  ///   - renderer: draws the image; called again when the image or its surroundings change.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(source: .drawn(ImageRenderingCode(size: size, renderer)), label: label)
  }
}

/// The code that draws an image.
final class ImageRenderingCode: ImageRecording, @unchecked Sendable {
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, _ renderer: @escaping (inout GraphicsContext) -> Void) {
    self.renderer = renderer
    super.init(size: size)
  }

  override func drawing(in size: CGSize, metrics: HostMetrics, environment: EnvironmentValues)
    -> @MainActor (any DrawingSurface) -> Void
  {
    let drawing = CanvasDrawing(metrics)
    var context = GraphicsContext(
      drawing: drawing, size: size, environment: environment, symbols: [])
    context.base = CGAffineTransform(scaling: self.size, to: CGRect(origin: .zero, size: size))
    renderer(&context)
    return { drawing.draw(on: $0) }
  }
}

extension CGAffineTransform {
  /// Takes an area of this size, from the origin, to a rectangle.
  init(scaling size: CGSize, to rect: CGRect) {
    self = CGAffineTransform(
      scaleX: size.width > 0 ? rect.width / size.width : 1,
      y: size.height > 0 ? rect.height / size.height : 1
    ).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}
