import Foundation
import TheseusCore

/// The progress of work, or an indicator of unknown progress.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.progressViewStyle) private var style
  @Environment(\.showsLinearProgress) private var isLinear
  private let fraction: Double?
  private let interval: CountedInterval?
  private let followed: Progress?
  private let label: Label
  private let current: CurrentValueLabel
  /// Whether a text of the app says the progress.
  private let hasOwnValue: Bool

  init(
    _ fraction: Double?, interval: CountedInterval? = nil, following followed: Progress? = nil,
    _ label: Label, _ current: CurrentValueLabel,
    hasOwnValue: Bool = CurrentValueLabel.self != EmptyView.self
  ) {
    self.fraction = fraction
    self.interval = interval
    self.followed = followed
    self.label = label
    self.current = current
    self.hasOwnValue = hasOwnValue
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(ProgressFraction.of(value, total), label(), currentValueLabel())
  }

  public var body: some View {
    if let followed {
      FollowedProgress(progress: followed)
    } else if let interval {
      TimelineView(.periodic(from: interval.range.lowerBound, by: 1)) { context in
        look(interval.fraction(at: context.date), words: interval.words(at: context.date))
      }
    } else {
      look(fraction, words: nil)
    }
  }

  @ViewBuilder private func look(_ fraction: Double?, words: String?) -> some View {
    if let style {
      style.makeBody(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : StylePart(label),
          currentValueLabel: CurrentValueLabel.self == EmptyView.self
            ? words.map { StylePart(Text($0)) } : StylePart(current)))
    } else {
      _ProgressCore(
        header: ProgressHeader(
          fraction: fraction, isLinear: isLinear, gauge: words, hasOwnValue: hasOwnValue),
        label: label, current: current)
    }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The configuration of a style, shown with a modified or wrapped appearance.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label ?? StylePart(nil),
      configuration.currentValueLabel ?? StylePart(nil),
      hasOwnValue: configuration.currentValueLabel != nil)
  }
}

/// An interval of time, part of which has passed.
struct CountedInterval {
  let range: ClosedRange<Date>
  let countsDown: Bool

  func fraction(at date: Date) -> Double {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let over = length > 0 ? min(1, max(0, date.timeIntervalSince(range.lowerBound) / length)) : 1
    return countsDown ? 1 - over : over
  }

  /// The remaining or elapsed time: `1:05`.
  func words(at date: Date) -> String {
    let date = min(max(date, range.lowerBound), range.upperBound)
    let time =
      countsDown
      ? range.upperBound.timeIntervalSince(date).rounded(.up)
      : date.timeIntervalSince(range.lowerBound).rounded(.down)
    let seconds = Int(clamping: time)
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return (hours > 0 ? "\(hours):\(minutes < 10 ? "0" : "")" : "")
      + "\(minutes):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}

extension ProgressView {
  /// Follows the time through `timerInterval`, by the host's clock.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      nil, interval: CountedInterval(range: timerInterval, countsDown: countsDown), label(),
      currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress of unknown length.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(ProgressFraction.of(value, total), label(), EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(nil, EmptyView(), EmptyView()) }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(ProgressFraction.of(value, total), EmptyView(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) { self.init(nil, Text(titleKey), EmptyView()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(nil, Text(title), EmptyView()) }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(ProgressFraction.of(value, total), Text(titleKey), EmptyView())
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(ProgressFraction.of(value, total), Text(title), EmptyView())
  }
}

private enum ProgressFraction {
  /// 0 to 1; nil when unknown.
  static func of<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isFinite ? min(1, max(0, fraction)) : nil
  }
}

struct ProgressHeader: Equatable {
  /// nil: unknown.
  var fraction: Double?
  /// Whether unknown progress is a bar, too.
  var isLinear = false
  /// A gauge's value as text.
  var gauge: String?
  /// Whether no text beside the bar shows the progress.
  var isBare = false
  /// Whether the app's own text says the progress, instead of a percentage.
  var hasOwnValue = false
}

struct _ProgressCore<Label: View, Current: View> {
  var header: ProgressHeader
  var label: Label
  var current: Current
}

extension _ProgressCore: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = ProgressElement(view[\.header], inputs)
    var inner = inputs.entering(inputs.place(element.placeName)).contained()
    inner.stackAxis = nil
    var children = ElementList()
    Label._mount(view[\.label], inner.part("label"), into: &children)
    Current._mount(view[\.current], inner.part("value"), into: &children)
    element.mount(inputs, children: children)
    list.emit(element, inputs)
  }
}

/// A label, a bar and a percentage; without an end, an indicator beside the label.
final class ProgressElement: LabeledControl<ProgressHeader>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  override var placeName: Any.Type { ProgressView<EmptyView, EmptyView>.self }
  override var isFocusable: Bool { false }
  override var hitTraits: HitTraits { HitTraits(isSolid: false) }
  /// The app's own value stands below the label.
  override var stacksLabels: Bool { value.hasOwnValue }

  private let phase = AnimationPhase()
  private var isBar: Bool { value.fraction != nil || value.isLinear }
  private var hasWords: Bool { value.fraction != nil && !value.isBare && !value.hasOwnValue }
  private var words: String {
    value.gauge ?? value.fraction.map { percentage(Int(clamping: ($0 * 100).rounded())) } ?? ""
  }
  /// As the locale of the surroundings writes it.
  private func percentage(_ percent: Int) -> String {
    guard let locale = context?.environment.locale else { return "\(percent)%" }
    return IntegerFormatStyle<Int>.Percent(locale: locale).format(percent)
  }
  override var isStretching: Bool { isBar }
  override var controlIsFirst: Bool { !isBar }

  override func controlSize(_ width: CGFloat?) -> CGSize {
    guard isBar else { return metrics.size(of: .spinner) }
    let least = sizes.leastProgressWidth + (hasWords ? self.width(of: words) : 0)
    return CGSize(
      width: max(least, width ?? sizes.progressWidth), height: sizes.controlHeight)
  }

  override func draw(_ surface: any DrawingSurface) {
    guard let fraction = value.fraction else {
      var state = state(.mixed)
      state.tick = phase.tick(of: self)
      return surface.draw(value.isLinear ? .progressBar : .spinner, state, in: controlFrame)
    }
    phase.stop()
    var track = controlFrame
    if hasWords {
      // Space for "100%" whatever the value, so that nothing moves.
      let text = max(width(of: percentage(100)), width(of: words))
      track.size.width = max(0, track.width - text - sizes.controlSpacing)
    }
    var state = state()
    state.fraction = fraction
    surface.draw(.progressBar, state, in: track)
    guard hasWords else { return }
    surface.draw(
      words[...], text(.secondary),
      at: CGPoint(x: controlFrame.maxX - width(of: words), y: line(in: controlFrame)))
  }

  override func drawOver(_ surface: any DrawingSurface) {}
  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool { false }

  var semantics: Semantics? {
    Semantics(
      .progressBar,
      value: .number(
        SemanticValue.Number(
          value.fraction, in: value.fraction == nil ? nil : 0...1, text: words)),
      isEnabled: isEnabled, absorbsTexts: true)
  }
}
