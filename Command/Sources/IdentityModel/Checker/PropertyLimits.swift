/// For each property the length from which on a counterexample is not needed; 0 when the property
/// is not searched.
struct PropertyLimits {
  private var lengths = Array(repeating: 0, count: IdentityProperty.allCases.count)

  subscript(property: IdentityProperty) -> Int {
    get { lengths[property.ordinal] }
    set { lengths[property.ordinal] = newValue }
  }
}

extension IdentityProperty {
  /// An index below `allCases.count`; hashing the raw value would cost more than the search.
  fileprivate var ordinal: Int {
    switch self {
    case .survivesIffIdentityEqual: 0
    case .identitiesUnique: 1
    case .oneCellPerIdentity: 2
    case .lifecycleInOrder: 3
    case .idleRendersKeepAll: 4
    case .ownerCellKept: 5
    case .engineerExpectation: 6
    case .noCellLostByBranch: 7
    case .noCellLostByPresence: 8
    case .noCellLostByRowID: 9
    case .noCellLostByExplicitID: 10
    case .noCellLostByAnyView: 11
    case .articleTuple: 12
    }
  }
}
