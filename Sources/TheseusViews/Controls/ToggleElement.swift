import AttributeGraph
import Foundation
import TheseusCore

/// The system's styles of toggles.
enum ToggleLook: Equatable { case checkbox, `switch`, button }

struct ToggleHeader: Equatable {
  var look: ToggleLook
  var isOn: Bool
  var isMixed: Bool
  var flip: Unseen<() -> Void>
}

/// A toggle with a system style.
struct _ToggleCore<Label: View> {
  var header: ToggleHeader
  var label: Label
}

extension _ToggleCore: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = ToggleElement(view.field(at: 0), inputs)
    element.mountContent(
      Label.self, view.field(after: ToggleHeader.self), inputs, axis: nil, into: &list)
  }
}

final class ToggleElement: LabeledControl<ToggleHeader>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  override var placeName: Any.Type { Toggle<EmptyView>.self }

  private let shapeAttribute: Attribute<ButtonBorderShape>?
  private var outline: DrawnShape?

  override init(_ source: _GraphValue<ToggleHeader>, _ inputs: borrowing ViewInputs) {
    shapeAttribute = inputs.buttonBorderShape
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    guard let shapeAttribute else { return changed }
    let before = outline
    outline = try context[shapeAttribute].outline
    return changed || outline != before
  }

  private var look: ToggleLook { menu == nil ? value.look : .checkbox }

  private var part: ControlPart {
    if menu != nil { return .menuMark }
    return switch value.look {
    case .checkbox: .checkbox
    case .switch: .switch
    case .button: .toggleButton
    }
  }

  override var controlIsFirst: Bool { look != .switch }
  override func controlSize(_ width: CGFloat?) -> CGSize { metrics.size(of: part) }
  override var labelInset: CGFloat { isButton ? sizes.buttonInset : 0 }
  override var controlInset: CGFloat { menu == nil ? 0 : sizes.menuMarkInset }

  private var isButton: Bool { menu == nil && value.look == .button }

  override func draw(_ surface: any DrawingSurface) {
    var state = state(ControlState.Value(value.isOn, isMixed: value.isMixed))
    if isButton { state.outline = outline }
    surface.draw(part, state, in: isButton ? bounds : controlFrame)
  }

  override var focusRect: CGRect { menu == nil && !isButton ? controlFrame : bounds }

  var semantics: Semantics? {
    Semantics(
      .toggle, value: .state(value.isMixed ? .mixed : value.isOn ? .on : .off),
      isEnabled: isEnabled, absorbsTexts: true)
  }

  override var yieldsReturn: Bool { menu == nil }

  override func activate() -> Bool {
    guard isEnabled else { return false }
    menu?.close()
    value.flip.value()
    return true
  }
}
