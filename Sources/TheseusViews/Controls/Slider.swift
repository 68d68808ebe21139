import Foundation
import TheseusCore

/// A control for a value on a line.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let header: SliderHeader
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel
  /// Nil with an initializer that has no parameters for them.
  private let parts: SliderParts?

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label,
    _ minimum: ValueLabel, _ maximum: ValueLabel,
    _ changed: @escaping (Bool) -> Void, _ parts: SliderParts? = nil
  ) where V.Stride: BinaryFloatingPoint {
    header = SliderHeader(
      value: Double(value.wrappedValue), low: Double(bounds.lowerBound),
      high: Double(bounds.upperBound), step: step.map { Double($0) },
      precision: Double(V.ulpOfOne),
      set: Unseen { value.wrappedValue = V($0) }, editingChanged: Unseen(changed), parts: parts)
    self.parts = parts
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }

  public var body: some View {
    if ValueLabel.self == EmptyView.self {
      if let parts {
        _SliderCore(
          header: header,
          content: TupleView((label, SliderValueText(parts: parts), tickLabels(parts))))
      } else {
        _SliderCore(header: header, content: label)
      }
    } else {
      if let parts {
        _SliderCore(
          header: header.withEnds,
          content: TupleView((label, ends, SliderValueText(parts: parts), tickLabels(parts))))
      } else {
        _SliderCore(header: header.withEnds, content: TupleView((label, ends)))
      }
    }
  }

  private func tickLabels(_ parts: SliderParts) -> SliderTickLabels {
    let fractions = parts.ticks.map { header.fraction(of: $0.value) }
    return SliderTickLabels(ticks: parts.ticks, fractions: fractions)
  }

  /// The slider is read with its own label and value only.
  private var ends: some View {
    Group {
      HStack { minimum }.accessibilityHidden(true)
      HStack { maximum }.accessibilityHidden(true)
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
  /// Whether two views of the content, after the label, stand at the ends of the track.
  var hasEnds = false
  /// Whether the last two views of the content are the text of the value, which is only read, and
  /// the labels of the ticks.
  var hasTexts = false
  var hasTickLabels = false
  /// Where the filled part of the track begins; nil for its start.
  var neutralValue: Double?
  /// The values that can be selected; nil for all.
  var enabledBounds: ClosedRange<Double>?
  /// The values of the ticks.
  var ticks: [Double] = []

  @MainActor
  init(
    value: Double, low: Double, high: Double, step: Double?, precision: Double,
    set: Unseen<(Double) -> Void>, editingChanged: Unseen<(Bool) -> Void>, parts: SliderParts?
  ) {
    self.value = value
    self.low = low
    self.high = high
    self.step = step
    self.precision = precision
    self.set = set
    self.editingChanged = editingChanged
    guard let parts else { return }
    hasTexts = true
    neutralValue = parts.neutralValue
    enabledBounds = parts.enabledBounds
    ticks = parts.ticks.map(\.value)
    hasTickLabels = parts.ticks.contains { $0.label != nil }
  }

  /// Where a value is, 0 at the low end, 1 at the high one.
  func fraction(of number: Double) -> Double {
    let span = high - low
    guard span > 0, number.isFinite else { return 0 }
    return min(1, max(0, (number - low) / span))
  }

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
