import Foundation
import TheseusCore

final class SliderElement: LabeledControl<SliderHeader>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  override var placeName: Any.Type { Slider<EmptyView, EmptyView>.self }
  override var isStretching: Bool { true }
  override func controlSize(_ width: CGFloat?) -> CGSize {
    let sizes = sizes
    let ends = ends.map { $0.size(ProposedViewSize(width: nil, height: nil)) }
    let around = ends.reduce(0) { $0 + $1.width + sizes.controlSpacing }
    let whole = max(sizes.leastSliderWidth + around, width ?? sizes.sliderWidth + around)
    return CGSize(
      width: whole,
      height: ends.reduce(sizes.controlHeight) { max($0, $1.height) } + tickHeight
        + tickLabelHeight(whole - around))
  }

  /// The height of the ticks below the track.
  private var tickHeight: CGFloat { value.ticks.isEmpty ? 0 : sizes.sliderTickHeight }

  /// The height of the labels of the ticks below a track of this width.
  private func tickLabelHeight(_ width: CGFloat) -> CGFloat {
    guard value.hasTickLabels, menu == nil, let tickLabels else { return 0 }
    return tickLabels.size(ProposedViewSize(width: width, height: nil)).height
  }

  override var labelStandsByFirstRow: Bool { value.hasTickLabels }

  // MARK: Ends

  override var labelCount: Int { shownChildren.count - ends.count }

  private var shownChildren: ArraySlice<ViewElement> {
    value?.hasTexts == true ? viewChildren.dropLast(2) : viewChildren[...]
  }

  /// The views before and behind the track.
  private var ends: ArraySlice<ViewElement> {
    value?.hasEnds == true ? shownChildren.suffix(2) : []
  }

  /// The text of the value.
  private var valueLabel: ViewElement? {
    value?.hasTexts == true ? viewChildren.dropLast().last : nil
  }
  private var tickLabels: ViewElement? { value?.hasTexts == true ? viewChildren.last : nil }

  /// The part of the control's frame between the views at its ends.
  private var trackFrame = CGRect.zero

  override var focusRect: CGRect { menu == nil ? trackFrame : bounds }

  override func placeParts(in rect: CGRect) {
    let before = trackFrame
    trackFrame = rect
    let around = ends.reduce(0) {
      $0 + $1.size(ProposedViewSize(width: nil, height: nil)).width + sizes.controlSpacing
    }
    let labelHeight = tickLabelHeight(rect.width - around)
    trackFrame.size.height -= tickHeight + labelHeight
    valueLabel?.unplace()
    defer { placeTickLabels(labelHeight) }
    for end in ends {
      let offer = ProposedViewSize(width: nil, height: nil)
      let size = end.size(offer)
      let isFirst = end === ends.first
      let y = rect.minY + lengthGrid(.vertical).floor((trackFrame.height - size.height) / 2)
      end.place(
        CGRect(
          x: isFirst ? rect.minX : rect.maxX - size.width, y: y, width: size.width,
          height: size.height), offered: offer)
      if isFirst { trackFrame.origin.x += size.width + sizes.controlSpacing }
      trackFrame.size.width -= size.width + sizes.controlSpacing
    }
    if trackFrame != before { redrawAfterPlacing() }
  }

  private func placeTickLabels(_ height: CGFloat) {
    guard height > 0 else {
      tickLabels?.unplace()
      return
    }
    tickLabels?.place(
      CGRect(
        x: trackFrame.minX, y: trackFrame.maxY + tickHeight, width: trackFrame.width,
        height: height),
      offered: ProposedViewSize(width: trackFrame.width, height: nil))
  }

  override var focusEmphasis: SurfaceEmphasis { .shownFocus }

  override func draw(_ surface: any DrawingSurface) {
    var state = state()
    state.fraction = value.fraction(of: value.value)
    state.origin = value.neutralValue.map { value.fraction(of: $0) }
    surface.draw(.slider, state, in: trackFrame)
    guard !value.ticks.isEmpty else { return }
    state.ticks = value.ticks.map { value.fraction(of: $0) }
    surface.draw(
      .sliderTicks, state,
      in: CGRect(
        x: trackFrame.minX, y: trackFrame.maxY, width: trackFrame.width, height: tickHeight))
  }

  /// The labels of the ticks, inside the modifiers around them.
  private var labelViews: [ViewElement]? {
    var current = tickLabels
    while let element = current, !element.arrangesViews { current = element.viewChildren.first }
    return current.map { Array($0.viewChildren) }
  }

  /// The description of the value, else the label of the tick that it is on, else the number.
  private var valueText: String {
    let described = (valueLabel?.spokenText).flatMap { $0.isEmpty ? nil : $0 }
    if let described { return described }
    let distance = (value.high - value.low) * 1e-6
    if let tick = value.ticks.firstIndex(where: { abs($0 - value.value) <= distance }),
      let labels = labelViews, labels.indices.contains(tick)
    {
      let label = labels[tick].spokenText
      if !label.isEmpty { return label }
    }
    return NumberFormat.short(value.value, in: context?.environment.locale)
  }

  var semantics: Semantics? {
    Semantics(
      .slider,
      // Its texts are not part of its label.
      label: value.hasTexts ? labelText : nil,
      value: .number(
        SemanticValue.Number(
          value.value, in: value.low...max(value.low, value.high), step: value.step,
          text: valueText)),
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
      if let enabled = value.enabledBounds { new = self.step(at: new, inside: enabled, step) }
    }
    new = min(max(new, value.low), value.high)
    if let enabled = value.enabledBounds {
      new = min(max(new, enabled.lowerBound), enabled.upperBound)
    }
    if new.isFinite, new != value.value { value.set.value(new) }
  }

  /// The nearest step that can be selected.
  private func step(at new: Double, inside enabled: ClosedRange<Double>, _ step: Double) -> Double {
    // Inexact numbers may be a little beside a step.
    let slack = step * 0.001
    if new > enabled.upperBound + slack {
      let last = ((enabled.upperBound - value.low + slack) / step).rounded(.down)
      return value.low + last * step
    }
    guard new < enabled.lowerBound - slack else { return new }
    let first = ((enabled.lowerBound - value.low - slack) / step).rounded(.up)
    return value.low + first * step
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
