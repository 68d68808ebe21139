import Foundation

/// Deliberate faults of the runtime, to show that the conformance harness finds them: `make
/// mutants`.
///
/// They exist only in a build with the condition `MUTANTS`, where the environment variable
/// `THESEUS_FAULT` selects one. In all other builds `has(_:)` is false at compile time and costs
/// nothing.
@MainActor
enum RuntimeFault: String, CaseIterable {
  /// The arm of a conditional is not part of who its content is, where the arms' types are equal.
  case forgetsArm
  /// Arms never share an identity, also under a profile where they do.
  case neverSharesArms
  /// The content of an optional stays when the optional becomes nil.
  case keepsAbsentOptional
  /// An optional that stays present is recreated.
  case renewsPresentOptional
  /// Rows are matched by their positions, not by their ids.
  case matchesRowsByPlace
  /// A row that moved is recreated.
  case renewsMovedRows
  /// A row whose id was removed stays, hidden.
  case keepsRemovedRows
  /// A row that stays shows its first content.
  case keepsOldRowContent
  /// A changed `.id` is not noticed.
  case ignoresChangedID
  /// An equal `.id` recreates its content.
  case renewsEqualID
  /// An AnyView is recognized by its position only.
  case comparesAnyViewByPosition
  /// An AnyView is recognized by the kind of its payload's outermost type, without its generic
  /// arguments.
  case comparesAnyViewByOutermostType
  /// Every AnyView is new, also under a profile where its type counts.
  case renewsEveryAnyView
  /// The type of an AnyView counts also under a profile where it does not.
  case seesThroughOpaqueAnyView
  /// An AnyView in an AnyView is another type.
  case nestsAnyView
  /// `onAppear` is not called.
  case dropsAppear
  /// `onDisappear` is not called.
  case dropsDisappear
  /// `onAppear` is called twice.
  case appearsTwice
  /// Old views disappear before new ones appear.
  case disappearsBeforeAppearing
  /// The state of one view is released before the next has disappeared.
  case endsBeforeAllDisappeared
  /// Descendants of an ended view are forgotten: they neither disappear nor end.
  case forgetsDescendantsOfEnded
  /// A new cell starts with the value of the latest cell of its type that ended.
  case reusesEndedCell
  /// All views of one type share one cell.
  case sharesCellAcrossIdentities
  /// The cell is made again at each run of the body.
  case remakesCellAtEachRun
  /// A write of 0 is lost.
  case losesWritesOfInitialValue
  /// Only the first write of an event has an effect.
  case losesSecondWriteOfEvent
  /// Reading a cell in a body makes no edge: the body is not run again.
  case readsWithoutEdge
  /// A parent's new value is taken for the old one.
  case takesNewValuesForOld
  /// A state cell outlives its view: nothing releases it.
  case leaksState
  /// A snapshot that follows another holds cells as they were in that one.
  case savesStaleCells
  /// In a snapshot, the arms of a conditional are one place.
  case savesArmsAlike
  /// A saved cell is still there after a view has claimed it.
  case claimsTwice
}

extension RuntimeFault {
  /// Whether `fault` is switched on.
  @inline(__always)
  static func has(_ fault: RuntimeFault) -> Bool {
    return active == fault
  }

  /// For code outside the main actor.
  @inline(__always)
  nonisolated static var nestsAnyViews: Bool {
    return ProcessInfo.processInfo.environment["THESEUS_FAULT"]
      == RuntimeFault.nestsAnyView.rawValue
  }

  static let active = ProcessInfo.processInfo.environment["THESEUS_FAULT"].flatMap {
    RuntimeFault(rawValue: $0)
  }

  /// Values of ended cells, by the type of the view and the property's name; and cells for all.
  static var endedValues: [String: Any] = [:]
  static var sharedCells: [String: AnyObject] = [:]
  static var leaked: [AnyObject] = []
  /// The update in which a cell was last written.
  static var lastWritten = -1
}

/// The names of the faults, for `theseus mutants`.
@MainActor public var _runtimeFaultNames: [String] { RuntimeFault.allCases.map(\.rawValue) }
