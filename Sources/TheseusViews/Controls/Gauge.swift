import Foundation
import TheseusCore

/// A value on a scale.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.gaugeStyle) private var style
  private let fraction: Double
  private let words: String
  private let label: Label
  private let current: CurrentValueLabel

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = span > 0 ? Double(value - bounds.lowerBound) / span : 0
    self.fraction = fraction.isFinite ? min(1, max(0, fraction)) : 0
    words = String(format: "%g", Double(value))
    self.label = label()
    current = currentValueLabel()
  }

  public var body: some View {
    if let style {
      style.makeBody(
        GaugeStyleConfiguration(value: fraction, label: .init(label), currentValueLabel: .init(current)))
    } else {
      _ProgressCore(header: ProgressHeader(fraction: fraction, gauge: words), label: label, current: current)
    }
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

/// What a style of gauges is given.
public struct GaugeStyleConfiguration {
  public typealias Label = StylePart
  public typealias CurrentValueLabel = StylePart
  /// 0 to 1: where the value stands between its bounds.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel
}

/// How gauges look. Its dynamic properties are connected as a view's are (R43).
@MainActor @preconcurrency
public protocol GaugeStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

// A bar of cells is what all of the system's gauges are here.

public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: Self { Self() }
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: Self { Self() }
}

public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration) }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: Self { Self() }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration) }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: Self { Self() }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: Self { Self() }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration) }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: Self { Self() }
}

private struct GaugeBar: View {
  let configuration: GaugeStyleConfiguration
  var body: some View {
    Gauge(value: configuration.value, label: { configuration.label }, currentValueLabel: { configuration.currentValueLabel })
  }
}

extension View {
  /// How gauges inside look.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    environment(\.gaugeStyle, ViewStyle(style, inside: \.gaugeStyle) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  fileprivate var gaugeStyle: ViewStyle<GaugeStyleConfiguration>? {
    get { self[ViewStyleKey.self] }
    set { self[ViewStyleKey.self] = newValue }
  }
}
