import Foundation
import TheseusCore
import TheseusViews

/// A window that is drawn as a picture: proportional text, one point a pixel.
@MainActor
public final class VectorHost {
  public let window: WindowHost
  public var theme: VectorTheme

  /// - Parameter size: of the window, in points.
  public init<Root: View>(
    size: CGSize, theme: VectorTheme = VectorTheme(), runtime: ViewRuntime = ViewRuntime(),
    @ViewBuilder root: @escaping @MainActor () -> Root
  ) {
    self.theme = theme
    window = WindowHost(
      size: size, metrics: .vector, runtime: runtime,
      configure: { $0.colorScheme = theme.colorScheme }, root: root)
    window.flush()
  }

  /// The window as an SVG document of `scale` pixels a point.
  public func svg(isOpaque: Bool = true, scale: CGFloat = 1) -> String {
    svg(isOpaque: isOpaque, scale: scale, isInline: false)
  }

  /// - Parameter isInline: whether the document may stand in a page with others.
  func svg(isOpaque: Bool, scale: CGFloat, isInline: Bool) -> String {
    let surface = VectorSurface(window.metrics, theme)
    surface.draw(window.root, in: window.size)
    return surface.document(window.size, isOpaque: isOpaque, scale: scale, isInline: isInline)
  }

  /// A piece of text with its frame and its element, in points of the window.
  package struct DrawnText {
    package let text: String
    package let frame: CGRect
    package let bounds: CGRect
  }

  /// Each piece of text that is at least partly visible in the window, with its element.
  package var drawnTexts: [DrawnText] {
    var texts: [DrawnText] = []
    let surface = VectorSurface(window.metrics, theme)
    surface.onText = { texts.append(DrawnText(text: $0, frame: $1, bounds: surface.bounds)) }
    surface.draw(window.root, in: window.size)
    return texts
  }

  /// Each piece of text of which the window shows at least a part, and where, in points.
  public var texts: [(text: String, frame: CGRect)] {
    drawnTexts.map { ($0.text, $0.frame) }
  }
}
