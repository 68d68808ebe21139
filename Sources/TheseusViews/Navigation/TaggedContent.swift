import AttributeGraph
import TheseusCore

/// A view whose type shows that its outermost modifiers tag it; found without mounting it.
@MainActor
protocol TaggedContent {
  @MainActor static func tagSource(_ place: _GraphValue<Self>) -> TagSource?
}

@MainActor
protocol TagValue {
  @MainActor static func tagSource(_ place: _GraphValue<Self>) -> TagSource
}

extension _TagModifier: TagValue {
  @MainActor static func tagSource(_ place: _GraphValue<Self>) -> TagSource {
    TagSource { context throws(GraphError) in try context.load(place).tag }
  }
}

extension ModifiedContent: TaggedContent where Content: View, Modifier: ViewModifier {
  @MainActor static func tagSource(_ place: _GraphValue<Self>) -> TagSource? {
    if let type = Modifier.self as? any TagValue.Type { return open(type, place) }
    if let type = Content.self as? any TaggedContent.Type { return openContent(type, place) }
    return nil
  }

  @MainActor private static func open<Tag: TagValue>(_ type: Tag.Type, _ place: _GraphValue<Self>)
    -> TagSource
  {
    let modifier: _GraphValue<Modifier> = place.field(after: Content.self)
    return Tag.tagSource(_GraphValue(id: modifier.id, offset: modifier.offset))
  }

  @MainActor private static func openContent<Inner: TaggedContent>(
    _ type: Inner.Type, _ place: _GraphValue<Self>
  ) -> TagSource? {
    Inner.tagSource(_GraphValue(id: place.id, offset: place.offset))
  }
}

private enum TabsKey: ViewInputKey {
  static var defaultValue: TabContext? { nil }
  static var endsAtContainer: Bool { true }
}

extension ViewInputs {
  /// The tab view whose pages are mounted here.
  var tabs: TabContext? {
    get { self[TabsKey.self] }
    set { self[TabsKey.self] = newValue }
  }
}

extension ModifiedView {
  /// The tag inside, where the content's type shows one.
  @MainActor var innerTag: TagSource? {
    guard let type = viewType as? any TaggedContent.Type else { return nil }
    return source(type)
  }

  @MainActor private func source<Content: TaggedContent>(_ type: Content.Type) -> TagSource? {
    Content.tagSource(valuePlace())
  }
}
