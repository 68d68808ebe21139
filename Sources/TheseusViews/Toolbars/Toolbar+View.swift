import AttributeGraph
import TheseusCore

/// `toolbar`: items for the bars of the navigation stack around the view; where there is none, for bars of the view's own.
nonisolated public struct _ToolbarModifier<Items: View>: ViewModifier {
  public typealias Body = Never
  var items: Items

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView, into list: inout ElementList
  ) {
    var toolbar: ToolbarElement?
    var inner = inputs
    inner.decoration = Decoration(outer: inputs.decoration, hostsPart: true) { element, place in
      // Applied to several views at once, the first carries the items.
      guard toolbar == nil else { return element }
      let wrapper = ToolbarElement(place, Self.self)
      toolbar = wrapper
      wrapper.wrapAndActivate(element, place)
      return wrapper
    }
    content.mount(inner, into: &list)
    let outer = inputs.decoration?.parts ?? 0
    var place = inputs.part(outer == 0 ? "toolbar" : "toolbar\(outer + 1)")
    place.stackAxis = 0
    place.depth += 1
    var items = ElementList()
    Items._mount(modifier[\.items], place, into: &items)
    guard let toolbar else { return }
    toolbar.take(items)
  }
}

/// The content of a `toolbar` modifier, with its items: in bars of its own, or waiting for the stack around to fetch them.
final class ToolbarElement: BarElement {
  private let viewType: Any.Type
  private let isInNavigation: Bool
  private(set) var items = ElementList()

  init(_ inputs: ViewInputs, _ type: Any.Type) {
    viewType = type
    isInNavigation = inputs.navigation != nil
    super.init(inputs)
    inputs.scope.onEnd { [weak self] in
      self?.items = ElementList()
      self?.navigationBar?.setNeedsLayout()
    }
  }

  override var placeName: Any.Type { viewType }

  func take(_ items: ElementList) {
    self.items = items
    setNeedsLayout()
  }

  override func toolbars(around content: [ElementNode]) -> [ElementList] { isInNavigation ? [] : [items] }

  private weak var told: NavigationElement?

  override func didCommit() {
    guard isInNavigation, let bar = navigationBar, told !== bar else { return }
    told = bar
    bar.setNeedsLayout()
  }
}

extension ViewElement {
  /// The bar of the navigation stack around the element.
  var navigationBar: NavigationElement? {
    var current = viewParent
    while let element = current {
      if let stack = element as? NavigationElement { return stack }
      current = element.viewParent
    }
    return nil
  }
}

extension View {
  /// Items for the bars around this view. Views that are not toolbar items stand on the trailing side.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }

  /// - Parameter id: what the toolbar is known by where people may arrange it.
  nonisolated public func toolbar<Content: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }
}
