import AttributeGraph
import TheseusCore

/// A view whose type says that its outermost modifiers give it a tag; found without mounting it.
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

extension ViewInputs {
  /// The tag that a modifier outside a tab's page gave it.
  var tabTag: TagSource? {
    get { (extra as? TabTraits)?.tag }
    set { extra = newValue.map { TabTraits(tag: $0, badge: tabBadge) } }
  }

  /// The badge that a modifier outside gave it.
  var tabBadge: _GraphValue<Badge>? {
    get { (extra as? TabTraits)?.badge }
    set { extra = TabTraits(tag: tabTag, badge: newValue) }
  }

  private final class TabTraits {
    let tag: TagSource?
    let badge: _GraphValue<Badge>?

    init(tag: TagSource?, badge: _GraphValue<Badge>?) {
      self.tag = tag
      self.badge = badge
    }
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
