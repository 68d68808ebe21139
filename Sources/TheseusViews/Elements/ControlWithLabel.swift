import Foundation

/// A control beside its label.
@MainActor
protocol ControlWithLabel: ViewElement {
  /// The frame of the control without the label, in its own coordinates.
  var controlFrame: CGRect { get }
}
