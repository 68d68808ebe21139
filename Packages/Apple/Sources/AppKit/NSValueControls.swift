import SwiftUI

// Controls with a number. They store it within their range and are never shown.

/// A control whose number stays between two others.
open class NSRangeControl: NSControl {
  open var minValue: Double = 0 { didSet { doubleValue += 0 } }
  open var maxValue: Double = 1 { didSet { doubleValue += 0 } }
  private var number = 0.0
  override open var doubleValue: Double {
    get { number }
    set { number = min(max(newValue, minValue), max(minValue, maxValue)) }
  }
  override open var integerValue: Int {
    get { Int(exactly: number.rounded(.towardZero)) ?? 0 }
    set { doubleValue = Double(newValue) }
  }
  override open var stringValue: String {
    get { Int(exactly: number).map { "\($0)" } ?? "\(number)" }
    set { doubleValue = Double(newValue) ?? 0 }
  }
  override open var objectValue: Any? {
    get { NSNumber(value: number) }
    set { doubleValue = (newValue as? NSNumber)?.doubleValue ?? 0 }
  }
}

open class NSSlider: NSRangeControl {
  public enum SliderType: UInt, Sendable { case linear, circular }
  public enum TickMarkPosition: UInt, Sendable {
    case below, above
    public static let leading = TickMarkPosition.above
    public static let trailing = TickMarkPosition.below
  }
  open var sliderType: SliderType = .linear
  open var isVertical = false
  open var trackFillColor: NSColor?
  open var altIncrementValue: Double = 0
  open var numberOfTickMarks = 0
  open var tickMarkPosition: TickMarkPosition = .below
  open var allowsTickMarkValuesOnly = false

  public convenience init(target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.target = target as AnyObject?
    self.action = action
  }
  public convenience init(
    value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
  ) {
    self.init(target: target, action: action)
    (self.minValue, self.maxValue) = (minValue, maxValue)
    doubleValue = value
  }

  /// The value of a tick: the first is the least, the last the greatest.
  open func tickMarkValue(at index: Int) -> Double {
    numberOfTickMarks > 1
      ? minValue + (maxValue - minValue) * Double(index) / Double(numberOfTickMarks - 1)
      : (minValue + maxValue) / 2
  }
  /// The value of the nearest tick; the value itself where there are none.
  open func closestTickMarkValue(toValue value: Double) -> Double {
    (0..<max(0, numberOfTickMarks)).map { tickMarkValue(at: $0) }
      .min { abs($0 - value) < abs($1 - value) } ?? value
  }
}

open class NSStepper: NSRangeControl {
  open var increment: Double = 1
  /// Whether a step beyond one end goes to the other.
  open var valueWraps = true
  open var autorepeat = true
  override public init(frame: NSRect) {
    super.init(frame: frame)
    maxValue = 59
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    maxValue = 59
  }
}

open class NSLevelIndicator: NSRangeControl {
  public enum Style: UInt, Sendable {
    case relevancy, continuousCapacity, discreteCapacity, rating
  }
  open var levelIndicatorStyle: Style = .continuousCapacity
  open var warningValue: Double = 0
  open var criticalValue: Double = 0
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var fillColor: NSColor! = .systemGreen
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var warningFillColor: NSColor! = .systemYellow
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var criticalFillColor: NSColor! = .systemRed
  open var isEditable = false
  open var numberOfTickMarks = 0
  open var numberOfMajorTickMarks = 0
}
