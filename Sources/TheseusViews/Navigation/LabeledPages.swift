import TheseusCore

/// Which types of views are pages with labels of their own, in a tab view: found without mounting
/// the views.
@MainActor
enum LabeledPages {
  private static var known: [ObjectIdentifier: Bool] = [:]
  private static let labeled = ConformanceList((any LabeledPage).self)
  private static let groups = ConformanceList((any PageGroup).self)
  private static let modified = ConformanceList((any ModifiedPage).self)
  private static let labeling = ConformanceList((any PageLabelModifier).self)

  /// Whether each view of the type is certainly a page with a label.
  static func contains<Content: View>(_ type: Content.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    // A view inside its own body.
    known[ObjectIdentifier(type)] = false
    let answer = find(type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  private static func find<Content: View>(_ type: Content.Type) -> Bool {
    if labeled.mayContain(type), type is any LabeledPage.Type { return true }
    if groups.mayContain(type), let group = type as? any PageGroup.Type {
      return group.members.allSatisfy { contains($0) }
    }
    if modified.mayContain(type), let modified = type as? any ModifiedPage.Type {
      return modified.isLabeled
    }
    return Content.Body.self != Never.self && contains(Content.Body.self)
  }

  static func labels<Modifier: ViewModifier>(_ type: Modifier.Type) -> Bool {
    labeling.mayContain(type) && type is any PageLabelModifier.Type
      || Modifier.Body.self != Never.self && contains(Modifier.Body.self)
  }
}

extension Subview {
  /// Whether it is a page with a label of its own.
  @MainActor var isLabeledPage: Bool {
    modifierTypes.contains { LabeledPages.labels($0) } || LabeledPages.contains(viewType)
  }
}

/// A view that is a page with a label, or several.
@MainActor protocol LabeledPage: View {}
extension Tab: LabeledPage {}
extension TabSection: LabeledPage {}

/// A modifier that labels its content as a page.
@MainActor protocol PageLabelModifier: ViewModifier {}
extension _TabItemModifier: PageLabelModifier {}

/// A view that stands for other views.
@MainActor
private protocol PageGroup: View {
  static var members: [any View.Type] { get }
}

extension EmptyView: PageGroup {
  @MainActor fileprivate static var members: [any View.Type] { [] }
}

extension TupleView: PageGroup {
  @MainActor fileprivate static var members: [any View.Type] { viewTypes }
}

extension Group: PageGroup where Content: View {
  @MainActor fileprivate static var members: [any View.Type] { [Content.self] }
}

extension ForEach: PageGroup where Content: View {
  @MainActor fileprivate static var members: [any View.Type] { [Content.self] }
}

extension _ConditionalContent: PageGroup where TrueContent: View, FalseContent: View {
  @MainActor fileprivate static var members: [any View.Type] {
    [TrueContent.self, FalseContent.self]
  }
}

extension _OptionalContent: PageGroup where Content: View {
  @MainActor fileprivate static var members: [any View.Type] { [Content.self] }
}

extension Optional: PageGroup where Wrapped: View {
  @MainActor fileprivate static var members: [any View.Type] { [Wrapped.self] }
}

extension IDView: PageGroup {
  @MainActor fileprivate static var members: [any View.Type] { [Content.self] }
}

extension EquatableView: PageGroup {
  @MainActor fileprivate static var members: [any View.Type] { [Content.self] }
}

@MainActor
private protocol ModifiedPage: View {
  static var isLabeled: Bool { get }
}

extension ModifiedContent: ModifiedPage where Content: View, Modifier: ViewModifier {
  @MainActor fileprivate static var isLabeled: Bool {
    LabeledPages.labels(Modifier.self) || LabeledPages.contains(Content.self)
  }
}
