import Foundation
import TheseusCore

/// A value on a scale.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  @Environment(\.gaugeStyle) private var style
  private let fraction: Double
  private let words: String
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
    words = String(format: "%g", Double(value))
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
    } else {
      GaugeBar(
        header: ProgressHeader(fraction: fraction, gauge: words, isBare: hasCurrent), label: label,
        current: hasCurrent ? current : nil,
        minimum: hasBounds ? minimum : nil, maximum: hasBounds ? maximum : nil)
    }
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// - Parameter currentValueLabel: shown instead of the number.
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
  ///   - currentValueLabel: shown instead of the number.
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

/// All of the system's gauges are a bar of cells here.
private protocol BarGaugeStyle {}

public struct DefaultGaugeStyle: GaugeStyle, BarGaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: Self { Self() }
}

public struct LinearCapacityGaugeStyle: GaugeStyle, BarGaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: Self { Self() }
}

public struct AccessoryLinearGaugeStyle: GaugeStyle, BarGaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: Self { Self() }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, BarGaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: Self { Self() }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle, BarGaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: Self { Self() }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, BarGaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: Self { Self() }
}

private struct StyledGauge: View {
  let configuration: GaugeStyleConfiguration
  var body: some View {
    // The gauge is drawn as without a style.
    Gauge(
      value: configuration.value, label: { configuration.label },
      currentValueLabel: { configuration.currentValueLabel },
      minimumValueLabel: { configuration.minimumValueLabel },
      maximumValueLabel: { configuration.maximumValueLabel })
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

extension View {
  /// Sets the style of gauges inside.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    environment(
      \.gaugeStyle,
      style is any BarGaugeStyle
        ? nil : ViewStyle(style, inside: \.gaugeStyle) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  fileprivate var gaugeStyle: ViewStyle<GaugeStyleConfiguration>? {
    get { self[ViewStyleKey.self] }
    set { self[ViewStyleKey.self] = newValue }
  }
}
