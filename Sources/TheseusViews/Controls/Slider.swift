import Foundation
import TheseusCore

/// A control for a value on a line.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let header: SliderHeader
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label,
    _ minimum: ValueLabel, _ maximum: ValueLabel,
    _ changed: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    header = SliderHeader(
      value: Double(value.wrappedValue), low: Double(bounds.lowerBound),
      high: Double(bounds.upperBound), step: step.map { Double($0) },
      precision: Double(V.ulpOfOne),
      set: Unseen { value.wrappedValue = V($0) }, editingChanged: Unseen(changed))
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }

  public var body: some View {
    if ValueLabel.self == EmptyView.self {
      _SliderCore(header: header, content: label)
    } else {
      // The slider is read with its own label and value only.
      _SliderCore(
        header: header.withEnds,
        content: TupleView(
          (
            label, HStack { minimum }.accessibilityHidden(true),
            HStack { maximum }.accessibilityHidden(true)
          )))
    }
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

/// The order of arguments before trailing closures had names.
extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

struct SliderHeader: Equatable {
  var value: Double
  var low: Double
  var high: Double
  /// nil: a twentieth of the range by key, any value by pointer.
  var step: Double?
  /// The relative error of the bound value's type.
  var precision: Double
  var set: Unseen<(Double) -> Void>
  var editingChanged: Unseen<(Bool) -> Void>
  /// Whether the last two views of the content stand at the ends of the track.
  var hasEnds = false

  fileprivate var withEnds: SliderHeader {
    var header = self
    header.hasEnds = true
    return header
  }
}

/// The header, and the label with the views at the ends of the track.
struct _SliderCore<Content: View> {
  var header: SliderHeader
  var content: Content
}

extension _SliderCore: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = SliderElement(view.field(at: 0), inputs)
    element.mountContent(
      Content.self, view.field(after: SliderHeader.self), inputs, axis: nil, into: &list)
  }
}

final class SliderElement: LabeledControl<SliderHeader>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  override var placeName: Any.Type { Slider<EmptyView, EmptyView>.self }
  override var isStretching: Bool { true }
  override func controlSize(_ width: CGFloat?) -> CGSize {
    let sizes = sizes
    let ends = ends.map { $0.size(ProposedViewSize(width: nil, height: nil)) }
    let around = ends.reduce(0) { $0 + $1.width + sizes.controlSpacing }
    return CGSize(
      width: max(sizes.leastSliderWidth + around, width ?? sizes.sliderWidth + around),
      height: ends.reduce(sizes.controlHeight) { max($0, $1.height) })
  }

  // MARK: Ends

  override var labelCount: Int { viewChildren.count - ends.count }

  /// The views before and behind the track.
  private var ends: ArraySlice<ViewElement> {
    value?.hasEnds == true ? viewChildren.suffix(2) : []
  }

  /// The part of the control's frame between the views at its ends.
  private var trackFrame = CGRect.zero

  override var focusRect: CGRect { menu == nil ? trackFrame : bounds }

  override func placeParts(in rect: CGRect) {
    let before = trackFrame
    trackFrame = rect
    for end in ends {
      let offer = ProposedViewSize(width: nil, height: nil)
      let size = end.size(offer)
      let isFirst = end === ends.first
      let y = rect.minY + lengthGrid(.vertical).floor((rect.height - size.height) / 2)
      end.place(
        CGRect(
          x: isFirst ? rect.minX : rect.maxX - size.width, y: y, width: size.width,
          height: size.height), offered: offer)
      if isFirst { trackFrame.origin.x += size.width + sizes.controlSpacing }
      trackFrame.size.width -= size.width + sizes.controlSpacing
    }
    if trackFrame != before { redrawAfterPlacing() }
  }

  override var focusEmphasis: SurfaceEmphasis { .shownFocus }

  /// 0 at the low end, 1 at the high one.
  private var fraction: Double {
    let span = value.high - value.low
    guard span > 0, value.value.isFinite else { return 0 }
    return min(1, max(0, (value.value - value.low) / span))
  }

  override func draw(_ surface: any DrawingSurface) {
    var state = state()
    state.fraction = fraction
    surface.draw(.slider, state, in: trackFrame)
  }

  var semantics: Semantics? {
    Semantics(
      .slider,
      value: .number(
        SemanticValue.Number(
          value.value, in: value.low...max(value.low, value.high), step: value.step,
          text: NumberFormat.short(value.value, in: context?.environment.locale))),
      isEnabled: isEnabled, absorbsTexts: true)
  }

  /// How far the thumb is along the track when its middle is at a point, 0 to 1.
  private func fraction(at point: CGPoint) -> Double {
    let thumb = metrics.size(of: .sliderThumb).width
    let track = metrics.roundedDown(trackFrame.width, .horizontal) - thumb
    guard track > 0 else { return 0 }
    return Double(min(max(0, (point.x - trackFrame.minX - thumb / 2) / track), 1))
  }

  /// The number of steps in the range: a whole one where only inexact numbers make it a fraction.
  private func stepsToEnd(_ step: Double) -> Double {
    let steps = (value.high - value.low) / step
    let largest = max(abs(value.low), abs(value.high)) / step
    let error = min(0.01, 4 * value.precision * (largest + steps))
    return abs(steps - steps.rounded()) <= error ? steps.rounded() : steps
  }

  private func change(to new: Double) {
    var new = new
    if let step = value.step, step > 0 {
      let steps = stepsToEnd(step)
      let index = max(0, ((new - value.low) / step).rounded())
      // The last step may be before the end of the range.
      new =
        index >= steps && steps == steps.rounded()
        ? value.high : value.low + min(index, steps.rounded(.down)) * step
    }
    new = min(max(new, value.low), value.high)
    if new.isFinite, new != value.value { value.set.value(new) }
  }

  private func step(_ count: Double) -> Bool {
    guard isEnabled else { return false }
    _ = enter()
    value.editingChanged.value(true)
    change(to: value.value + count * (value.step ?? (value.high - value.low) / 20))
    value.editingChanged.value(false)
    return true
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard hasFocus, key.modifiers.isDisjoint(with: .significant) else { return false }
    if passes(key) { return false }
    switch key.key {
    case .space: return enter()
    case .rightArrow, "+", "=": return step(1)
    case .leftArrow, "-": return step(-1)
    case .pageUp: return step(5)
    case .pageDown: return step(-5)
    case .home: return step(-.greatestFiniteMagnitude)
    case .end: return step(.greatestFiniteMagnitude)
    default: return false
    }
  }

  func perform(_ action: SemanticAction) -> Bool {
    switch action {
    case .increment: return step(1)
    case .decrement: return step(-1)
    case .setValue(let new):
      guard isEnabled, new.isFinite else { return false }
      value.editingChanged.value(true)
      change(to: new)
      value.editingChanged.value(false)
      return true
    default: return false
    }
  }

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard isEnabled else {
      guard endPress(event) else { return false }
      value.editingChanged.value(false)
      return true
    }
    let target = value.low + (value.high - value.low) * fraction(at: point)
    switch event.action {
    case .press(.left) where trackFrame.contains(point):
      isPressed = true
      value.editingChanged.value(true)
      change(to: target)
    case .move(.left) where isPressed: change(to: target)
    case .release(.left) where isPressed:
      isPressed = false
      value.editingChanged.value(false)
    default: return false
    }
    return true
  }
}
