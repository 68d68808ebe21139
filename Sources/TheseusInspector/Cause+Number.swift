import TheseusCore

extension Cause.Kind {
  /// Its index in `allCases`: new kinds are added at the end.
  package var number: UInt8 {
    switch self {
    case .firstAppearance: 0
    case .branchFlipped: 1
    case .optionalChanged: 2
    case .elementInserted: 3
    case .elementRemoved: 4
    case .explicitIDChanged: 5
    case .erasedTypeChanged: 6
    case .typeChanged: 7
    case .scrolledIntoView: 8
    case .scrolledOutOfView: 9
    case .presented: 10
    case .dismissed: 11
    case .pushed: 12
    case .popped: 13
    case .tabSelected: 14
    case .tabDeselected: 15
    case .windowOpened: 16
    case .windowClosed: 17
    case .revived: 18
    case .restored: 19
    case .parentEnded: 20
    case .hostUnmounted: 21
    case .stateChanged: 22
    case .bindingChanged: 23
    case .environmentChanged: 24
    case .observedChanged: 25
    case .parentPassedNewValue: 26
    case .equalWrite: 27
    case .kept: 28
    }
  }
}
