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
      guard let visible = proxy.bounds(of: .scrollView)?.overlap(with: bounds), !visible.isNull
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

extension View {
  /// Runs when other scroll targets of the first scroll view inside are visible than before. The
  /// targets are the views of its `scrollTargetLayout()`, else of its first lazy layout.
  /// - Parameters:
  ///   - idType: the type of the targets' ids; targets with other ids are left out.
  ///   - threshold: the share of a target's area, from 0 to 1, that counts as visible.
  ///   - action: receives the ids of the visible targets, in their order.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      _ScrollGeometryModifier(
        read: { $0.idsSeen(threshold: threshold).compactMap { $0.base as? ID } }, first: [],
        action: { _, seen in action(seen) }))
  }
}
