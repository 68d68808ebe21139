/// The tags of a page's nodes. The client creates no others.
package enum NodeTag: String, Hashable, Sendable, CaseIterable {
  case div, main, span, h1, h2, h3, h4, h5, h6, button, a, input, textarea, dialog

  static let headings: [NodeTag] = [.h1, .h2, .h3, .h4, .h5, .h6]

  /// Whether the browser can focus it without `tabindex`.
  var takesFocus: Bool {
    switch self {
    case .button, .a, .input, .textarea: true
    default: false
    }
  }
}
