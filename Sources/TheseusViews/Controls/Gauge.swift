import Foundation
import TheseusCore

/// A value on a scale.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  @Environment(\.gaugeStyle) private var style
  @Environment(\.isGaugeCircular) private var isCircular
  @Environment(\.readerSettings) private var reader
  private let fraction: Double
  private let value: Double
  private let label: Label
  private let current: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel

  private init<V: BinaryFloatingPoint>(
    value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel,
    minimum: BoundsLabel, maximum: BoundsLabel
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = span > 0 ? Double(value - bounds.lowerBound) / span : 0
    self.fraction = fraction.isFinite ? min(1, max(0, fraction)) : 0
    self.value = Double(value)
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }

  private var hasCurrent: Bool { CurrentValueLabel.self != EmptyView.self }
  private var hasBounds: Bool { BoundsLabel.self != EmptyView.self }

  public var body: some View {
    if let style {
      style.makeBody(
        GaugeStyleConfiguration(
          value: fraction, label: .init(label), currentValueLabel: .init(current),
          minimumValueLabel: hasBounds ? .init(minimum) : nil,
          maximumValueLabel: hasBounds ? .init(maximum) : nil))
    } else if isCircular {
      RoundGauge(
        header: header, label: label, current: hasCurrent ? current : nil,
        minimum: hasBounds ? minimum : nil, maximum: hasBounds ? maximum : nil)
    } else {
      GaugeBar(
        header: header, label: label, current: hasCurrent ? current : nil,
        minimum: hasBounds ? minimum : nil, maximum: hasBounds ? maximum : nil)
    }
  }

  /// The number is read out; only the label of the current value shows it.
  private var header: ProgressHeader {
    ProgressHeader(
      fraction: fraction, gauge: NumberFormat.short(value, in: reader.locale), isBare: true)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// - Parameter currentValueLabel: shows the value; without it, the gauge shows no number.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, bounds, label: label(), current: currentValueLabel(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, bounds, label: label(), current: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// - Parameters:
  ///   - currentValueLabel: shows the value.
  ///   - minimumValueLabel: placed before the scale.
  ///   - maximumValueLabel: placed after the scale.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, bounds, label: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

/// The configuration of a gauge style.
public struct GaugeStyleConfiguration {
  public typealias Label = StylePart
  public typealias CurrentValueLabel = StylePart
  public typealias MinimumValueLabel = StylePart
  public typealias MaximumValueLabel = StylePart
  /// The value's position between its bounds, 0 to 1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel
  /// Nil where the gauge has none.
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
}

/// The style of gauges. Its dynamic properties are connected like a view's (R43).
@MainActor @preconcurrency
public protocol GaugeStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The system's styles, which need no configuration.
@MainActor @preconcurrency
private protocol SystemGaugeStyle {
  var isCircular: Bool { get }
}

public struct DefaultGaugeStyle: GaugeStyle, SystemGaugeStyle {
  fileprivate var isCircular: Bool { false }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledGauge(configuration: configuration, isCircular: isCircular)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: Self { Self() }
}

public struct LinearCapacityGaugeStyle: GaugeStyle, SystemGaugeStyle {
  fileprivate var isCircular: Bool { false }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledGauge(configuration: configuration, isCircular: isCircular)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: Self { Self() }
}

public struct AccessoryLinearGaugeStyle: GaugeStyle, SystemGaugeStyle {
  fileprivate var isCircular: Bool { false }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledGauge(configuration: configuration, isCircular: isCircular)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: Self { Self() }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, SystemGaugeStyle {
  fileprivate var isCircular: Bool { false }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledGauge(configuration: configuration, isCircular: isCircular)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: Self { Self() }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle, SystemGaugeStyle {
  fileprivate var isCircular: Bool { true }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledGauge(configuration: configuration, isCircular: isCircular)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: Self { Self() }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, SystemGaugeStyle {
  fileprivate var isCircular: Bool { true }
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledGauge(configuration: configuration, isCircular: isCircular)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: Self { Self() }
}

private struct StyledGauge: View {
  let configuration: GaugeStyleConfiguration
  let isCircular: Bool
  var body: some View {
    // The gauge is drawn as without a style.
    Gauge(
      value: configuration.value, label: { configuration.label },
      currentValueLabel: { configuration.currentValueLabel },
      minimumValueLabel: { configuration.minimumValueLabel },
      maximumValueLabel: { configuration.maximumValueLabel }
    )
    .environment(\.isGaugeCircular, isCircular)
  }
}

/// A label, a bar between its bounds, and the value.
private struct GaugeBar<Label: View, Current: View, Bounds: View>: View {
  let header: ProgressHeader
  let label: Label
  let current: Current?
  let minimum: Bounds?
  let maximum: Bounds?

  var body: some View {
    if minimum == nil, maximum == nil, current == nil {
      _ProgressCore(header: header, label: label, current: EmptyView())
    } else {
      HStack(spacing: 8) {
        _ProgressCore(
          header: header,
          label: HStack(spacing: 8) {
            label
            minimum
          }, current: EmptyView())
        maximum
        current
      }
    }
  }
}

/// The round gauge: its value stands out before a short bar. The label is read out only, unless
/// there is no other.
private struct RoundGauge<Label: View, Current: View, Bounds: View>: View {
  let header: ProgressHeader
  let label: Label
  let current: Current?
  let minimum: Bounds?
  let maximum: Bounds?

  var body: some View {
    HStack(spacing: 8) {
      if let current { current.bold() } else { label.bold() }
      minimum
      _ProgressCore(header: header, label: label, current: EmptyView())
        .labelsHidden()
        .frame(width: 80)
      maximum
    }
  }
}

extension View {
  /// Sets the style of gauges inside.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    environment(
      \.gaugeStyle,
      style is any SystemGaugeStyle
        ? nil : ViewStyle(style, inside: \.gaugeStyle) { $0.makeBody(configuration: $1) }
    )
    .environment(\.isGaugeCircular, (style as? any SystemGaugeStyle)?.isCircular ?? false)
  }
}

private struct CircularGaugeKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  fileprivate var isGaugeCircular: Bool {
    get { self[CircularGaugeKey.self] }
    set { self[CircularGaugeKey.self] = newValue }
  }

  fileprivate var gaugeStyle: ViewStyle<GaugeStyleConfiguration>? {
    get { self[ViewStyleKey.self] }
    set { self[ViewStyleKey.self] = newValue }
  }
}
