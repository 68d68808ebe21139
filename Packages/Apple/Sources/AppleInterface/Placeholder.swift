import SwiftUI

/// Stands where a view of AppKit or UIKit would be: a control of SwiftUI for a text field, else the
/// view's name in a frame. In a background nothing is shown: apps put views there that only look
/// for their window.
public struct RepresentablePlaceholder: View {
  private let name: String
  private let control: AnyView?

  /// - Parameter control: the control that does what the represented one does.
  public init(control: some View) {
    name = ""
    self.control = AnyView(control)
  }

  /// - Parameters:
  ///   - type: the representable or view that is not shown.
  ///   - framework: "AppKit" or "UIKit".
  public init(_ type: Any.Type, framework: String) {
    name = String(describing: type)
    control = nil
    RuntimeIssues.reportUnsupported(
      "\(name): views of \(framework) cannot be shown; a placeholder with its name is shown")
  }

  public var body: some View {
    if let control {
      control
    } else {
      Text(verbatim: name)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .border(.secondary)
        .accessibilityLabel(Text(verbatim: name))
        ._hiddenBehindContent()
    }
  }
}
