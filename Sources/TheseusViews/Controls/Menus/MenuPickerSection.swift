import Foundation
import TheseusCore

/// A picker whose choices are items of the menu around: a section of it, titled with its label.
struct _MenuPickerSection<Title: View, Choices: View> {
  var title: Title
  var choices: Choices
}

extension _MenuPickerSection: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    if inputs.dividesSections { DividerElement.emit(inputs.part("before"), into: &list) }
    var header = inputs.part("header")
    header.decoration = inputs.decoration
    header.sectionPart = .header
    let style = inputs.graph.makeSource(true, in: inputs.scope.subgraph)
    header = header.settingEnvironment(_GraphValue(style)) { values, isBold in
      values.foregroundStyles = [AnyShapeStyle(.secondary)]
      values.textEnvironment.isBold = isBold
    }
    Title._mount(view[\.title], header, into: &list)
    Choices._mount(view[\.choices], inputs, into: &list)
    if inputs.dividesSections { DividerElement.emit(inputs.part("after"), into: &list) }
  }
}

/// The label of a picker above its choices, unless labels are hidden.
struct MenuPickerTitle<Label: View>: View {
  let isShown: Bool
  let label: Label
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    if isShown, labelsVisibility != .hidden { label }
  }
}
