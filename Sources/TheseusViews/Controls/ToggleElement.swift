import Foundation
import TheseusCore

/// What a toggle looks like, of the looks that the system has.
enum ToggleLook: Equatable { case checkbox, `switch`, button }

struct ToggleHeader: Equatable {
  var look: ToggleLook
  var isOn: Bool
  var isMixed: Bool
  var flip: Unseen<() -> Void>
}

/// A toggle of the system's looks.
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

  private var sign: String {
    if menu != nil { return value.isMixed ? "-" : value.isOn ? "✓" : " " }
    switch value.look {
    case .checkbox: return value.isMixed ? "[-]" : value.isOn ? "[x]" : "[ ]"
    case .switch: return value.isOn ? "(─●)" : "(○─)"
    case .button: return value.isOn ? "●" : "○"
    }
  }

  override var controlIsFirst: Bool { look != .switch }
  override func controlSize(_ width: CGFloat?) -> CGSize {
    CGSize(width: self.width(of: sign), height: row)
  }

  override func draw(_ surface: any DrawingSurface) {
    let color: SystemColor = value.isOn || value.isMixed ? .accent : .secondary
    surface.draw(sign[...], text(color, bold: value.isOn), at: controlFrame.origin)
  }

  override var focusRect: CGRect { menu == nil && look != .button ? controlFrame : bounds }

  override var semantics: Semantics? {
    Semantics(
      .toggle, value: value.isMixed ? "mixed" : value.isOn ? "on" : "off", isEnabled: isEnabled,
      absorbsTexts: true)
  }

  override func activate() -> Bool {
    guard isEnabled else { return false }
    menu?.close()
    value.flip.value()
    return true
  }
}
