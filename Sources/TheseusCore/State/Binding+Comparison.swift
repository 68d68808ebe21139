extension Binding: ComparedByItself {
  /// The same cell and key path (R40), written under the same transaction.
  static func makeComparer() -> Comparer? {
    CustomComparer<Binding<Value>> { a, b in
      a.location.isEqual(to: b.location) && Transaction.areAlike(a.ownTransaction, b.ownTransaction)
    }
  }
}

extension Binding: BindingField {
  var root: AnyObject { location.root }
}

extension Transaction {
  /// Whether writes under either have the same effects. The group numbers differ with each body run
  /// and are ignored.
  fileprivate static func areAlike(_ a: Transaction?, _ b: Transaction?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?):
      a.animation == b.animation && a.disablesAnimations == b.disablesAnimations
        && a.isContinuous == b.isContinuous && a.stated == b.stated && a.hasValues(of: b)
    default: false
    }
  }

  private func hasValues(of other: Transaction) -> Bool {
    guard values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in
      other.values[key].map { Self.areEqual(value.value, $0.value) } ?? false
    }
  }

  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    func compare<Value>(_ a: Value) -> Bool {
      (b as? Value).map { ViewComparison.areEqualContents(a, $0) } ?? false
    }
    return type(of: a) == type(of: b) && _openExistential(a, do: compare)
  }
}
