import AttributeGraph
import TheseusCore

/// `toolbar`: items for the bars of the enclosing navigation stack; without one, for bars of the
/// view's own.
nonisolated public struct _ToolbarModifier<Items: View>: ViewModifier {
  public typealias Body = Never
  var items: Items
  var overflow: ToolbarItem<(), ToolbarOverflow<Items>>

  init(items: Items) {
    self.items = items
    overflow = ToolbarItem(placement: .overflow) { ToolbarOverflow(items: items) }
  }

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let items = ToolbarItems()
    let overflow = items.overflow
    var inner = inputs
    inner.decoration = Decoration(outer: inputs.decoration, hostsPart: true) { element, place in
      let wrapper = ToolbarElement(place, Self.self, items)
      wrapper.wrapAndMount(element, place)
      return wrapper
    }
    content.mountAsOneView(inner, into: &list)
    var place = inputs.part("toolbar", of: inputs)
    place.stackAxis = nil
    place.depth += 1
    place = place.settingEnvironment(
      _GraphValue(inputs.graph.makeSource((), in: inputs.scope.subgraph))
    ) { values, _ in
      values.enterBar()
      values.toolbarOverflow = Unseen(overflow)
    }
    Items._mount(modifier[\.items], place, into: &items.list)
    ToolbarItem._mount(modifier[\.overflow], place.part("overflow"), into: &items.list)
    items.changed()
    inputs.scope.onEnd { items.list = ElementList() }
  }
}

/// The items of one `toolbar` modifier, and the elements it is applied to: the first that is there
/// carries them.
@MainActor
final class ToolbarItems {
  var list = ElementList()
  let overflow = OverflowState()
  private var elements: [Carrier] = []

  private struct Carrier {
    weak var element: ToolbarElement?
  }

  func add(_ element: ToolbarElement) {
    elements.removeAll { $0.element == nil }
    elements.append(Carrier(element: element))
  }

  func isCarried(by element: ToolbarElement) -> Bool {
    let present = elements.first {
      $0.element.map { $0.scope.isAlive && !$0.scope.isLeaving } ?? false
    }
    return present?.element === element
  }

  /// The bars have to fetch their items again.
  func changed() {
    for carrier in elements {
      guard let element = carrier.element, element.scope.isAlive else { continue }
      (element.navigationBar ?? element).setNeedsLayout()
    }
  }
}

/// The content of a `toolbar` modifier, with its items: in bars of its own, or for the enclosing
/// stack to collect.
final class ToolbarElement: BarElement, GuideSource {
  private let viewType: Any.Type
  private let isInNavigation: Bool
  private let toolbar: ToolbarItems

  init(_ inputs: ViewInputs, _ type: Any.Type, _ toolbar: ToolbarItems) {
    viewType = type
    isInNavigation = inputs.navigation != nil
    self.toolbar = toolbar
    super.init(inputs)
    toolbar.add(self)
    inputs.scope.onEnd { [weak self] in
      self?.navigationBar?.setNeedsLayout()
      toolbar.changed()
    }
  }

  override var placeName: Any.Type { viewType }

  // The layout around it reads the traits of the content, as through any other modifier.
  override var guideSource: (any GuideSource)? { self }
  var setsGuides: Bool { onlyContent?.hasExplicitGuides ?? false }
  private var onlyContent: ViewElement? { barContent.count == 1 ? barContent.first : nil }
  override var layoutTraits: LayoutTraits {
    LayoutTraits(modifying: onlyContent)
  }
  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    onlyContent?.layoutValue(key)
  }

  /// The items that the element contributes to its bars; none when another element of the same
  /// modifier does.
  var items: BarItems? {
    toolbar.isCarried(by: self) ? BarItems(list: toolbar.list, overflow: toolbar.overflow) : nil
  }

  override var title: String? { barSettings?.title?.string }
  override var subtitle: String? { barSettings?.subtitle?.string }

  /// The bar settings of the views around and inside without a navigation stack; the outermost
  /// toolbar shows them.
  private var barSettings: _NavigationBarModifier? {
    guard !isInNavigation, viewAncestor(ToolbarElement.self) == nil else { return nil }
    var barSettings = _NavigationBarModifier()
    func hear(_ value: _NavigationBarModifier?) {
      if barSettings.title == nil { barSettings.title = value?.title }
      if barSettings.subtitle == nil { barSettings.subtitle = value?.subtitle }
    }
    var (inner, outer): (ViewElement, ViewElement?) = (self, viewParent)
    while let element = outer, element.modifiedContent === inner {
      hear((element as? NavigationBarElement)?.settings)
      (inner, outer) = (element, element.viewParent)
    }
    var inside = Array(barContent.reversed())
    while let element = inside.popLast(), barSettings.title == nil || barSettings.subtitle == nil {
      guard !(element is NavigationElement), !element.scope.isLeaving,
        !element.isUnchosenCandidate
      else { continue }
      hear((element as? NavigationBarElement)?.settings)
      inside.append(contentsOf: element.viewChildren.reversed())
    }
    return barSettings
  }

  override func toolbars(around content: [ElementNode]) -> [BarItems] {
    isInNavigation ? [] : [items].compactMap { $0 }
  }

  private weak var notified: NavigationElement?

  override func didCommit() {
    super.didCommit()
    guard isInNavigation, let bar = navigationBar, notified !== bar else { return }
    notified = bar
    bar.setNeedsLayout()
  }
}

extension ViewElement {
  /// The outermost element around this one of a type.
  fileprivate func viewAncestor<Element: ViewElement>(_ type: Element.Type) -> Element? {
    var found: Element?
    var current = viewParent
    while let element = current {
      found = element as? Element ?? found
      current = element.viewParent
    }
    return found
  }

  /// The bar for navigation titles here: that of the enclosing stack, else that of a toolbar.
  var titleBar: BarElement? {
    if let bar = navigationBar { return bar }
    if let toolbar = viewAncestor(ToolbarElement.self) { return toolbar }
    var inner = modifiedContent
    while let element = inner {
      if let toolbar = element as? ToolbarElement { return toolbar }
      inner = element.modifiedContent
    }
    return nil
  }

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
  /// Items for the bars around this view. Views that are not toolbar items are placed on the
  /// trailing side.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }

  /// - Parameter id: identifies the toolbar where the user may arrange it.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: content()))
  }
}
