import TheseusCore

/// A label whose first view is its title. The others are hints below it: smaller and secondary.
struct LabelWithHints<Label: View>: View {
  typealias Body = Never
  let label: Label

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    guard Listing.shape(of: Label.self) == .many else {
      return Label._mount(view[\.label], inputs, into: &list)
    }
    TitleAndHints<Label>._mount(
      _GraphValue(id: view.id, offset: view.offset), inputs, into: &list)
  }
}

/// The views of a label, stacked. It replaces a `LabelWithHints`.
private struct TitleAndHints<Label: View>: View {
  let label: Label

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Group(subviews: label) { views in
        ForEach(views) { view in
          view.modifier(HintStyle(isHint: view.id != views.first?.id))
        }
      }
    }
  }
}

private struct HintStyle: ViewModifier {
  let isHint: Bool

  func body(content: Content) -> some View {
    if isHint {
      content.font(.subheadline).foregroundStyle(.secondary)
    } else {
      content
    }
  }
}
