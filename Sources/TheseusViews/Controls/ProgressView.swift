import AttributeGraph
import Foundation
import TheseusCore

/// How far something has come: a bar where that is known, a turning sign where it is not.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// From 0 to 1; nil where it is not known.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction.map { $0.isFinite ? min(1, max(0, $0)) : 0 }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    if let fraction {
      VStack(alignment: .leading, spacing: 0) {
        label
        _ProgressBar(fraction: fraction)
        currentValueLabel.foregroundStyle(.secondary)
      }
    } else {
      HStack {
        _ProgressSign()
        label
      }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), currentValueLabel: EmptyView()) }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// - Parameter value: nil for progress that is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(fraction: value.map { Double($0 / total) }, label: EmptyView(), currentValueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) where Label == Text {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) where Label == Text {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: currentValueLabel())
  }
}

/// The bar of a progress that is known.
struct _ProgressBar: Equatable {
  var fraction: Double
}

extension _ProgressBar: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList) {
    let element = ProgressBarElement(view, inputs)
    element.activate(inputs)
    list.emit(element, inputs)
  }
}

final class ProgressBarElement: ValueElement<_ProgressBar> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 20 * metrics.pixel.width
    return CGSize(width: max(metrics.pixel.width, width), height: metrics.pixel.height)
  }

  override var semantics: Semantics? {
    Semantics(.progressBar, label: "", value: "\(Int((value.fraction * 100).rounded()))%")
  }

  override func draw(_ canvas: any Canvas) {
    let columns = Int(frame.width / metrics.pixel.width)
    let full = Int((Double(columns) * value.fraction).rounded())
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: max(0, columns - full))
    canvas.draw(bar[...], TextAttributes(), at: .zero)
  }
}

/// The sign of a progress that is not known. It stands still: a terminal that is idle draws nothing.
struct _ProgressSign: Equatable {}

extension _ProgressSign: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList) {
    let element = ProgressSignElement(inputs)
    element.activate(inputs)
    list.emit(element, inputs)
  }
}

final class ProgressSignElement: ViewElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { metrics.pixel }
  override var semantics: Semantics? { Semantics(.progressBar, label: "") }
  override func draw(_ canvas: any Canvas) { canvas.draw("◌", TextAttributes(), at: .zero) }
}
