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
      // A frame around one line would be drawn over the name.
      ViewThatFits(in: .vertical) {
        area(padding: 12).border(.secondary)
        area(padding: 0).background(.quaternary)
      }
      .accessibilityLabel(Text(verbatim: name))
      ._hiddenBehindContent()
    }
  }

  private func area(padding: CGFloat) -> some View {
    Text(verbatim: name)
      .lineLimit(1)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 8)
      .padding(.vertical, padding)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
