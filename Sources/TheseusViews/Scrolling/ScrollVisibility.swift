import Foundation
import TheseusCore

extension View {
  /// Runs when the view becomes visible in the enclosing scroll view, or is no longer.
  /// - Parameter threshold: the share of the view's area, from 0 to 1, that is visible then.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      let bounds = CGRect(origin: .zero, size: proxy.size)
      guard let visible = proxy.bounds(of: .scrollView)?.intersection(bounds), !visible.isNull
      else { return false }
      let area = bounds.width * bounds.height
      guard area > 0 else { return true }
      return visible.width * visible.height / area >= threshold
        && visible.width * visible.height > 0
    } action: { (isVisible: Bool) in
      action(isVisible)
    }
  }
}
