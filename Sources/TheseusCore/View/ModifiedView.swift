import AttributeGraph

/// Mounts the views inside a subview where that is placed.
@MainActor
protocol SubviewPlacer: AnyObject {
  /// - Parameter level: the number of custom views around `view` in the subview.
  func mount<Content: View>(
    _ view: _GraphValue<Content>, _ level: Int, _ inputs: ViewInputs, into list: inout ElementList)
}

/// The content of a modifier: a view's type and value, mounted where the modifier places it, any
/// number of times.
@MainActor
public struct ModifiedView {
  let place: _GraphValue<Void>
  let mounting: Mounting

  indirect enum Mounting {
    case view(any View.Type)
    case modified(any ViewModifier.Type, ModifiedView)
    /// A view inside a placed subview.
    case subview(any View.Type, any SubviewPlacer, level: Int)
  }

  init<Content: View>(_ type: Content.Type, _ view: _GraphValue<Content>) {
    place = _GraphValue(id: view.id, offset: view.offset)
    mounting = .view(type)
  }

  /// A modifier applied to a view: inside a concatenated modifier, or to a subview.
  init<Modifier: ViewModifier>(
    inner type: Modifier.Type, _ modifier: _GraphValue<Modifier>, _ content: ModifiedView
  ) {
    place = _GraphValue(id: modifier.id, offset: modifier.offset)
    mounting = .modified(type, content)
  }

  /// The type of the view, or nil if the content is a modifier inside another.
  public var viewType: (any View.Type)? {
    switch mounting {
    case .view(let type), .subview(let type, _, _): type
    case .modified: nil
    }
  }

  /// The type of the view inside all modifiers.
  var innermostType: Any.Type { types.view }

  /// The types of the modifiers, outermost first, and of the view inside them.
  var types: (modifiers: [any ViewModifier.Type], view: any View.Type) {
    switch mounting {
    case .view(let type), .subview(let type, _, _): return ([], type)
    case .modified(let type, let content):
      let inner = content.types
      return ([type] + inner.modifiers, inner.view)
    }
  }

  /// The location of the view's value.
  public func valuePlace<Content>(as type: Content.Type = Content.self) -> _GraphValue<Content> {
    _GraphValue(id: place.id, offset: place.offset)
  }

  public func mount(_ inputs: ViewInputs, into list: inout ElementList) {
    switch mounting {
    case .view(let type): mountView(type, inputs, &list)
    case .modified(let type, let content): mountModifier(type, content, inputs, &list)
    case .subview(let type, let node, let level): mountSubview(type, node, level, inputs, &list)
    }
  }

  init(place: _GraphValue<Void>, mounting: Mounting) {
    self.place = place
    self.mounting = mounting
  }

  private func mountSubview<Content: View>(
    _ type: Content.Type, _ node: any SubviewPlacer, _ level: Int, _ inputs: ViewInputs,
    _ list: inout ElementList
  ) {
    node.mount(_GraphValue<Content>(id: place.id, offset: place.offset), level, inputs, into: &list)
  }

  private func mountView<Content: View>(
    _ type: Content.Type, _ inputs: ViewInputs, _ list: inout ElementList
  ) {
    Content._mount(_GraphValue(id: place.id, offset: place.offset), inputs, into: &list)
  }

  private func mountModifier<Modifier: ViewModifier>(
    _ type: Modifier.Type, _ content: ModifiedView, _ inputs: ViewInputs, _ list: inout ElementList
  ) {
    Modifier._mountModifier(
      _GraphValue(id: place.id, offset: place.offset), inputs, content: content, into: &list)
  }
}
