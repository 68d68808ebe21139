import Foundation
import TheseusCore

/// How far something has come, or that something goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let current: CurrentValueLabel

  private init(_ fraction: Double?, _ label: Label, _ current: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.current = current
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(ProgressFraction.of(value, total), label(), currentValueLabel())
  }

  public var body: some View {
    _ProgressCore(header: ProgressHeader(fraction: fraction, gauge: nil), label: label, current: current)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something that goes on for nobody knows how long.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(ProgressFraction.of(value, total), label(), EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(nil, EmptyView(), EmptyView()) }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) { self.init(ProgressFraction.of(value, total), EmptyView(), EmptyView()) }
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
  /// 0 to 1; nil for what cannot be told.
  static func of<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isFinite ? min(1, max(0, fraction)) : nil
  }
}

struct ProgressHeader: Equatable {
  /// nil: nobody knows how far.
  var fraction: Double?
  /// A gauge's value in words.
  var gauge: String?
}

struct _ProgressCore<Label: View, Current: View> {
  var header: ProgressHeader
  var label: Label
  var current: Current
}

extension _ProgressCore: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList) {
    let element = ProgressElement(view[\.header], inputs)
    var inner = inputs.entering(inputs.place(element.placeName)).contained()
    inner.stackAxis = 0
    var children = ElementList()
    Label._mount(view[\.label], inner.part("label"), into: &children)
    Current._mount(view[\.current], inner.part("value"), into: &children)
    element.activate(inputs, children: children)
    list.emit(element, inputs)
  }
}

/// `Copying ━━━━━━──── 60%`; without an end, a sign beside the label.
final class ProgressElement: LabeledControl<ProgressHeader> {
  override var placeName: Any.Type { ProgressView<EmptyView, EmptyView>.self }
  override var isFocusable: Bool { false }
  override var isSolid: Bool { false }

  private var isBar: Bool { value.fraction != nil }
  private var words: String { value.gauge ?? value.fraction.map { "\(Int(($0 * 100).rounded()))%" } ?? "" }
  override var isStretching: Bool { isBar }
  override var controlIsFirst: Bool { !isBar }

  override func controlSize(_ width: CGFloat?) -> CGSize {
    guard isBar else { return CGSize(width: columns(1), height: row) }
    return CGSize(width: max(columns(words.count + 4), width ?? columns(24)), height: row)
  }

  override func draw(_ surface: any DrawingSurface) {
    let origin = controlFrame.origin
    guard let fraction = value.fraction else { return surface.draw("◌", text(.accent), at: origin) }
    // Room for "100%" whatever the value, so that nothing moves.
    let room = max(1, Int((controlFrame.width / metrics.pixel.width).rounded(.down)) - max(4, words.count) - 1)
    let done = Int((fraction * Double(room)).rounded())
    surface.draw(String(repeating: "━", count: done)[...], text(.accent), at: origin)
    surface.draw(String(repeating: "─", count: room - done)[...], text(.tertiary), at: CGPoint(x: origin.x + columns(done), y: origin.y))
    surface.draw(words[...], text(.secondary), at: CGPoint(x: controlFrame.maxX - columns(words.count), y: origin.y))
  }

  override func drawOver(_ surface: any DrawingSurface) {}
  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool { false }

  override var semantics: Semantics? {
    Semantics(.progressBar, value: words, isEnabled: isEnabled, absorbsTexts: true)
  }
}

/// How progress looks; hosts of cells have one look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {}
public struct DefaultProgressViewStyle: ProgressViewStyle { nonisolated public init() {} }
public struct LinearProgressViewStyle: ProgressViewStyle { nonisolated public init() {} }
public struct CircularProgressViewStyle: ProgressViewStyle { nonisolated public init() {} }
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
}
