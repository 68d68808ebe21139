extension RuntimeFault {
  /// The cell that a fault substitutes for a new one.
  static func faultyCell<Value>(_ initial: Value, _ site: PropertySite, _ key: StateKey)
    -> StateCell<Value>?
  {
    let name = "\(key.declaringType).\(key.name)"
    switch active {
    case .reusesEndedCell:
      return StateCell((endedValues[name] as? Value) ?? initial, site, key)
    case .sharesCellAcrossIdentities:
      if let known = sharedCells[name] as? StateCell<Value>, known.owner != nil { return known }
      let cell = StateCell(initial, site, key)
      sharedCells[name] = cell
      return cell
    default:
      return nil
    }
  }
}
