import Foundation

/// Deliberate faults of the model, to show that the conformance harness finds them: `make mutants`.
///
/// Like the runtime's `RuntimeFault`: only in a build with the condition `MUTANTS`, selected by
/// `THESEUS_FAULT`.
enum ModelFault: String, CaseIterable {
  /// The arm of a conditional does not count in a render.
  case modelForgetsArm
  /// Rows are matched by their positions.
  case modelMatchesRowsByPlace
  /// A changed explicit id is not noticed.
  case modelIgnoresChangedID
  /// AnyViews are recognized by the outermost type alone.
  case modelComparesAnyViewByOutermostType
  /// A new cell starts at 1.
  case modelStartsCellsAtOne
  /// Ends are logged before beginnings.
  case modelLogsEndsFirst
  /// The packed table forgets the arm.
  case tableForgetsArm
  /// The packed table forgets the ids of rows.
  case tableForgetsRowIDs
}

extension ModelFault {
  /// Whether `fault` is switched on.
  @inline(__always)
  static func has(_ fault: ModelFault) -> Bool {
    return active == fault
  }

  static let active = ProcessInfo.processInfo.environment["THESEUS_FAULT"].flatMap {
    ModelFault(rawValue: $0)
  }
}

/// The names of the faults, for `theseus mutants`.
public var _modelFaultNames: [String] { ModelFault.allCases.map(\.rawValue) }
