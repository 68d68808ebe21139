import Foundation
import TheseusCore

/// A text as it is laid out in its view.
struct LaidText {
  let text: ResolvedText
  let layout: TextLayout
  /// The pieces of the lines, from top to bottom.
  let fragments: [TextLayout.Fragment]
  /// The size of the view.
  let size: CGSize
  let metrics: HostMetrics
  let environment: TextEnvironment
}

/// A renderer of texts in place of the host. It may choose their sizes. `TextRenderer` needs a
/// drawing context, which this layer does not have.
class TextRendering: Equatable, @unchecked Sendable {
  /// The size of a text's view for a proposal; `text` answers the text's own.
  @MainActor
  func size(_ proposal: ProposedViewSize, text: @escaping (ProposedViewSize) -> CGSize) -> CGSize {
    text(proposal)
  }

  /// The recorded drawing of a text.
  @MainActor
  func drawing(of text: LaidText) -> @MainActor (any DrawingSurface) -> Void { { _ in } }

  static func == (a: TextRendering, b: TextRendering) -> Bool { a === b }
}
