extension Binding: ComparedByItself {
  /// The same cell and key path (R40), written under the same animation.
  static func makeComparer() -> Comparer? {
    CustomComparer<Binding<Value>> { a, b in
      a.location.isEqual(to: b.location) && Transaction.areAlike(a.ownTransaction, b.ownTransaction)
    }
  }
}

extension Binding: BindingField {
  var root: AnyObject { location.root }
}
