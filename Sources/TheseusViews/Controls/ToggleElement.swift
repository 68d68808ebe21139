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

final class ToggleElement: LabeledControl<ToggleHeader> {
  override var placeName: Any.Type { Toggle<EmptyView>.self }

  private var look: ToggleLook { menu == nil ? value.look : .checkbox }

  private var part: ControlPart {
    if menu != nil { return .menuMark }
    return switch value.look {
    case .checkbox: .checkbox
    case .switch: .switch
    case .button: .toggleMark
    }
  }

  override var controlIsFirst: Bool { look != .switch }
  override func controlSize(_ width: CGFloat?) -> CGSize { metrics.size(of: part) }

  override func draw(_ surface: any DrawingSurface) {
    surface.draw(
      part, state(ControlState.Value(value.isOn, isMixed: value.isMixed)), in: controlFrame)
  }

  override var focusRect: CGRect { menu == nil && look != .button ? controlFrame : bounds }

  override var semantics: Semantics? {
    Semantics(
      .toggle, value: .state(value.isMixed ? .mixed : value.isOn ? .on : .off),
      isEnabled: isEnabled, absorbsTexts: true)
  }

  override func activate() -> Bool {
    guard isEnabled else { return false }
    menu?.close()
    value.flip.value()
    return true
  }
}
