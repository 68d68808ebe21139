import TheseusCore

extension View {
  /// Animates the changes that the modifiers of `body` make. Changes of this view itself are
  /// animated too, unlike SwiftUI's.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    self.transaction {
      if !$0.disablesAnimations { $0.animation = animation }
    } body: {
      body($0)
    }
  }

  /// Changes the transaction for the modifiers of `body` and, unlike SwiftUI's, for this view.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).transaction(transform)
  }
}
