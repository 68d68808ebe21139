import AttributeGraph

extension ModifiedView {
  /// A view inside a placed subview, so many levels down.
  init<Content: View>(
    _ type: Content.Type, _ view: _GraphValue<Content>, in node: SubviewNode, level: Int
  ) {
    self.init(
      place: _GraphValue(id: view.id, offset: view.offset),
      mounting: .subview(type, node, level: level))
  }

  /// Notes the subviews of it.
  func list(_ inputs: ViewInputs, into list: inout ElementList) {
    switch mounting {
    case .view(let type), .subview(let type, _, _): listView(type, inputs, &list)
    case .modified(let type, let content): content.list(listing(type, inputs), into: &list)
    }
  }

  /// The same view as one that is placed by `node`.
  func placed(by node: SubviewNode) -> ModifiedView {
    switch mounting {
    case .view(let type): ModifiedView(place: place, mounting: .subview(type, node, level: 0))
    case .modified(let type, let content):
      ModifiedView(place: place, mounting: .modified(type, content.placed(by: node)))
    case .subview: self
    }
  }

  private func listView<Content: View>(
    _ type: Content.Type, _ inputs: ViewInputs, _ list: inout ElementList
  ) {
    Content.list(_GraphValue(id: place.id, offset: place.offset), inputs, into: &list)
  }

  private func listing<Modifier: ViewModifier>(_ type: Modifier.Type, _ inputs: ViewInputs)
    -> ViewInputs
  {
    let context = inputs.listing ?? ListingContext()
    return inputs.listing(context.modified(type, _GraphValue(id: place.id, offset: place.offset)))
  }
}
