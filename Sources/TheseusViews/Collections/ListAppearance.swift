import Foundation
import TheseusCore

/// The style of a list. Inset and bordered lists have a frame around their rows.
public protocol ListStyle: Sendable {}

public struct DefaultListStyle: ListStyle { nonisolated public init() {} }
public struct PlainListStyle: ListStyle { nonisolated public init() {} }
public struct GroupedListStyle: ListStyle { nonisolated public init() {} }
public struct InsetListStyle: ListStyle {
  /// Whether alternating rows have other backgrounds, for hosts that can.
  public private(set) var alternatesRowBackgrounds = false
  nonisolated public init() {}
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}
public struct InsetGroupedListStyle: ListStyle { nonisolated public init() {} }
public struct SidebarListStyle: ListStyle { nonisolated public init() {} }
public struct BorderedListStyle: ListStyle {
  /// Whether alternating rows have other backgrounds, for hosts that can.
  public private(set) var alternatesRowBackgrounds = false
  nonisolated public init() {}
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle {
  public static var inset: Self { Self() }
  public static func inset(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { Self() }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: Self { Self() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// The style of a form. Forms of cells have only one.
public protocol FormStyle: Sendable {}

public struct AutomaticFormStyle: FormStyle { nonisolated public init() {} }
public struct ColumnsFormStyle: FormStyle { nonisolated public init() {} }
public struct GroupedFormStyle: FormStyle { nonisolated public init() {} }

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: Self { Self() }
}
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }

/// The distance between sections.
public struct ListSectionSpacing: Hashable, Sendable {
  private let isCompact: Bool
  /// In points; nil leaves it to the host.
  public let length: CGFloat?

  public static let `default` = ListSectionSpacing(isCompact: false, length: nil)
  public static let compact = ListSectionSpacing(isCompact: true, length: nil)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(isCompact: false, length: spacing)
  }
}

/// The color of the symbols of rows.
public struct ListItemTint: Sendable {
  let color: Color?
  /// The color that a style may replace; none does.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  public static let monochrome = ListItemTint(color: .secondary)
}

/// Separators and spacings of lists are hints. Rows' backgrounds and the frames of inset and
/// bordered lists are drawn.
extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    hint(ListStyleHint.self, style).modifier(_ListStyleModifier<S>())
  }
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    hint(FormStyleHint.self, style)
  }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    hint(ListRowInsetsHint.self, insets)
  }
  /// Sets the insets at some edges, in points; nil leaves them to the host.
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    hint(ListRowEdgeInsetsHint.self, (edges, length))
  }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { hint(ListRowSeparatorHint.self, (visibility, edges)) }
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { hint(ListRowSeparatorTintHint.self, (color, edges)) }
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { hint(ListSectionSeparatorHint.self, (visibility, edges)) }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    hint(ListSectionSpacingHint.self, spacing)
  }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    hint(ListRowSpacingHint.self, spacing)
  }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence).hint(HeaderProminenceHint.self, prominence)
  }
  /// The prominence of the badges inside; hosts of cells draw all alike.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence).hint(BadgeProminenceHint.self, prominence)
  }

  /// The view drawn behind the row.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    frame(maxWidth: .infinity, alignment: .leading).background { view }
  }

  /// The color of the marks and icons of rows.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
  /// As above. Preferred and fixed colors are the same here.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    self.tint(tint?.color)
  }
}

extension View {
  /// Letters beside a list that scroll to its sections; lists of cells have none.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    hint(ListSectionIndexHint.self, visibility)
  }
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    hint(SectionIndexLabelHint.self, label)
  }
  nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View {
    hint(SectionIndexLabelHint.self, Text(label))
  }
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    hint(SectionIndexLabelHint.self, label.map { Text($0) })
  }
}

/// The style of the lists in an element; inherited.
public enum ListStyleHint: ElementHintKey { public typealias Value = any ListStyle }

/// The style of the forms in an element; inherited.
public enum FormStyleHint: ElementHintKey { public typealias Value = any FormStyle }

/// The insets of a row, in points; nil leaves them to the host.
public enum ListRowInsetsHint: ElementHintKey { public typealias Value = EdgeInsets? }

/// The insets at some edges of a row, in points; nil leaves them to the host.
public enum ListRowEdgeInsetsHint: ElementHintKey {
  public typealias Value = (edges: Edge.Set, length: CGFloat?)
}

/// Whether a row has separators.
public enum ListRowSeparatorHint: ElementHintKey {
  public typealias Value = (visibility: Visibility, edges: VerticalEdge.Set)
}

/// The color of a row's separators.
public enum ListRowSeparatorTintHint: ElementHintKey {
  public typealias Value = (color: Color?, edges: VerticalEdge.Set)
}

/// Whether a section has separators.
public enum ListSectionSeparatorHint: ElementHintKey {
  public typealias Value = (visibility: Visibility, edges: VerticalEdge.Set)
}

/// The distance between the sections in an element; inherited.
public enum ListSectionSpacingHint: ElementHintKey { public typealias Value = ListSectionSpacing }

/// The distance between the rows in an element, in points; inherited.
public enum ListRowSpacingHint: ElementHintKey { public typealias Value = CGFloat? }

/// The prominence of badges in an element; inherited.
public enum BadgeProminenceHint: ElementHintKey { public typealias Value = BadgeProminence }

/// The prominence of section headers in an element; inherited.
public enum HeaderProminenceHint: ElementHintKey { public typealias Value = Prominence }

/// Whether lists in an element have letters beside their sections; inherited.
public enum ListSectionIndexHint: ElementHintKey { public typealias Value = Visibility }

/// The letter of a section beside its list.
public enum SectionIndexLabelHint: ElementHintKey { public typealias Value = Text? }
