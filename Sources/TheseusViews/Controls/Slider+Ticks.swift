import Foundation
import TheseusCore

/// The parts of a slider beside its track and its label.
@MainActor
struct SliderParts {
  var neutralValue: Double?
  var enabledBounds: ClosedRange<Double>?
  /// Describes the value.
  var current: AnyView?
  var ticks: [Tick] = []

  struct Tick {
    let value: Double
    let label: AnyView?
  }

  init<V: BinaryFloatingPoint>(
    _ neutralValue: V?, _ enabledBounds: ClosedRange<V>?, _ current: some View,
    _ ticks: some Sequence<SliderTick<V>>, in bounds: ClosedRange<V>
  ) {
    self.neutralValue = neutralValue.map { Double($0) }
    self.enabledBounds = enabledBounds.map { Double($0.lowerBound)...Double($0.upperBound) }
    self.current = current is EmptyView ? nil : AnyView(current)
    self.ticks = ticks.filter { bounds.contains($0.value) }
      .map { Tick(value: Double($0.value), label: $0.label) }
  }

  /// More than these could not be told from each other.
  private static let mostTicks = 1000

  /// The ticks of the steps in a range; none where there are too many to be seen.
  static func ticks<V: BinaryFloatingPoint>(
    in bounds: ClosedRange<V>, by step: V.Stride, _ tick: (V) -> SliderTick<V>?
  ) -> [SliderTick<V>] where V.Stride: BinaryFloatingPoint {
    guard step > 0, bounds.lowerBound.isFinite, bounds.upperBound.isFinite else { return [] }
    let count = Double(bounds.lowerBound.distance(to: bounds.upperBound)) / Double(step)
    guard count < Double(mostTicks) else { return [] }
    // Inexact numbers may end a little before the last step.
    return (0...Int((count + 0.001).rounded(.down))).compactMap { index in
      tick(min(bounds.lowerBound.advanced(by: step * V.Stride(index)), bounds.upperBound))
    }
  }
}

/// The text of a slider's value, which is read and not shown.
struct SliderValueText: View {
  let parts: SliderParts

  var body: some View { HStack { parts.current } }
}

extension Slider {
  /// A slider with ticks below its track, which may take any value between them.
  /// - Parameters:
  ///   - neutralValue: where the filled part of the track begins; nil for its start.
  ///   - enabledBounds: the values that can be selected, of those in `bounds`.
  ///   - currentValueLabel: describes the value to assistive technology, instead of the number.
  public init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged,
      SliderParts(neutralValue, enabledBounds, currentValueLabel(), ticks().body, in: bounds))
  }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged,
      SliderParts(neutralValue, enabledBounds, currentValueLabel(), [], in: bounds))
  }

  /// A slider whose values are `step` apart.
  /// - Parameter tick: the tick of a step, nil for none. With a thousand steps or more there are
  ///   none.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged,
      SliderParts(
        neutralValue, enabledBounds, currentValueLabel(),
        SliderParts.ticks(in: bounds, by: step, tick), in: bounds))
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(
      value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged,
      SliderParts(neutralValue, enabledBounds, currentValueLabel(), ticks().body, in: bounds))
  }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged,
      SliderParts(neutralValue, enabledBounds, currentValueLabel(), [], in: bounds))
  }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint, Current: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged,
      SliderParts(
        neutralValue, enabledBounds, currentValueLabel(),
        SliderParts.ticks(in: bounds, by: step, tick), in: bounds))
  }
}
