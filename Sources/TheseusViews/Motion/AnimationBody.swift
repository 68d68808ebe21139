import TheseusCore

extension View {
  /// Animates the changes that the modifiers of `body` make, and not those of this view itself.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    self.transaction {
      if !$0.disablesAnimations { $0.animation = animation }
    } body: {
      body($0)
    }
  }

  /// Changes the transaction for the modifiers of `body`, and not for this view itself.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(outsideOfBodyTransaction())).bodyTransaction(transform)
  }
}
