/// The tags of a page's nodes. The client creates no others.
package enum NodeTag: String, Hashable, Sendable, CaseIterable {
  case div, main, span, h1, h2, h3, h4, h5, h6, button, a, input, textarea, dialog
  /// A button or a link that has other controls in it, which HTML does not allow: they lie above it
  /// in one box.
  case buttonBelow = "+button"
  case linkBelow = "+a"

  static let headings: [NodeTag] = [.h1, .h2, .h3, .h4, .h5, .h6]

  /// Whether the browser can focus it without `tabindex`.
  var takesFocus: Bool {
    switch self {
    case .button, .a, .buttonBelow, .linkBelow, .input, .textarea: true
    default: false
    }
  }

  /// The tag of an element that has other controls in it.
  var belowControls: NodeTag {
    switch self {
    case .button: .buttonBelow
    case .a: .linkBelow
    default: self
    }
  }
}
