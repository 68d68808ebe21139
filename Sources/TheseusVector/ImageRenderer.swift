import Foundation
import TheseusCore
import TheseusViews

/// Makes pictures of views.
///
/// A picture is an SVG document, in which text stays text; there are no bitmaps. A page may contain
/// several of them: the ids in a picture begin with a text made from its content.
@MainActor
public final class ImageRenderer<Content: View> {
  public var content: Content
  /// The size that the content is offered; its ideal one where a dimension is nil.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels a point; more than 0.
  public var scale: CGFloat = 1
  /// Whether the picture has a background: otherwise the parts that the content leaves free are
  /// transparent.
  public var isOpaque = false
  public var colorScheme = ColorScheme.light

  public init(content: Content) { self.content = content }

  /// The picture; nil where the content takes no space.
  public var svg: String? { picture?.svg }

  /// Calls `renderer` with the picture's size in points, and the picture. Does nothing where the
  /// content takes no space.
  public func render(_ renderer: (_ size: CGSize, _ svg: String) -> Void) {
    if let (size, svg) = picture { renderer(size, svg) }
  }

  /// The content is measured in a window larger than any picture, then drawn in one of its own
  /// size.
  private var picture: (size: CGSize, svg: String)? {
    let content = content
    let host = VectorHost(
      size: CGSize(width: 10_000, height: 10_000), theme: VectorTheme(colorScheme)
    ) { content }
    let size = host.window.root.contentSize(proposedSize)
    guard size.width > 0, size.height > 0 else { return nil }
    host.window.resize(to: size)
    host.window.flush()
    return (size, host.svg(isOpaque: isOpaque, scale: scale, isInline: true))
  }
}
