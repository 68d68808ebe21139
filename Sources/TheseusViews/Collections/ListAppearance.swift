import Foundation
import TheseusCore

/// The style of a list. Lists of cells have only one; the styles exist for code that names them.
public protocol ListStyle: Sendable {}

public struct DefaultListStyle: ListStyle { nonisolated public init() {} }
public struct PlainListStyle: ListStyle { nonisolated public init() {} }
public struct GroupedListStyle: ListStyle { nonisolated public init() {} }
public struct InsetListStyle: ListStyle { nonisolated public init() {} }
public struct InsetGroupedListStyle: ListStyle { nonisolated public init() {} }
public struct SidebarListStyle: ListStyle { nonisolated public init() {} }
public struct BorderedListStyle: ListStyle { nonisolated public init() {} }

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { Self() }
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }
extension ListStyle where Self == BorderedListStyle { public static var bordered: Self { Self() } }

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
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// What lists of cells have no room for: separators, insets and styles are accepted and change
/// nothing. Rows' backgrounds are drawn.
extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// What is drawn behind the row.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    frame(maxWidth: .infinity, alignment: .leading).background { view }
  }

  /// The colour of what marks rows and their icons.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
}

extension View {
  /// Letters beside a list that lead to its sections; lists of cells have none.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
  nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
}
