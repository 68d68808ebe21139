import Foundation
import TheseusCore

/// The content of a text with styles of its own.
@MainActor
final class StyledText {
  let text: ResolvedText
  /// Waits until a text relative to the present time changes.
  let ticker: TextTicker?
  /// The renderer that draws it in place of the host.
  let rendering: TextRendering?
  /// Whether parts of it are links.
  let hasLinks: Bool
  /// The link that the pointer was pressed on.
  var pressedLink: URL?
  /// The recorded drawing of `rendering`.
  var drawing: (@MainActor (any DrawingSurface) -> Void)?

  init(_ text: ResolvedText, ticker: TextTicker? = nil, rendering: TextRendering? = nil) {
    self.text = text
    hasLinks = text.attributes.link != nil || text.runs.contains { $0.attributes.link != nil }
    self.ticker = ticker
    self.rendering = rendering
  }
}
