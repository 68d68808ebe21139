import SwiftUI

/// Stands where a view of AppKit or UIKit would be: its name in a frame.
public struct RepresentablePlaceholder: View {
  let name: String

  /// - Parameters:
  ///   - type: the representable or view that is not shown.
  ///   - framework: "AppKit" or "UIKit".
  public init(_ type: Any.Type, framework: String) {
    name = String(describing: type)
    RuntimeIssues.reportUnsupported(
      "\(name): views of \(framework) cannot be shown; a placeholder with its name is shown")
  }

  public var body: some View {
    Text(verbatim: name)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .border(.secondary)
      .accessibilityLabel(Text(verbatim: name))
  }
}
