import Foundation
import TheseusCore

extension Section {
  /// A section whose rows its header can fold.
  nonisolated public init<C: View, H: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> H
  ) where Parent == _FoldingHeader<H>, Content == _FoldedRows<C>, Footer == EmptyView {
    self.init(
      _FoldingHeader(isExpanded: isExpanded, header: header()),
      _FoldedRows(isExpanded: isExpanded, rows: content()), EmptyView())
  }

  /// A section with a title that can fold its rows.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) where Parent == _FoldingHeader<Text>, Content == _FoldedRows<C>, Footer == EmptyView {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<C: View>(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> C
  ) where Parent == _FoldingHeader<Text>, Content == _FoldedRows<C>, Footer == EmptyView {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
  ) where Parent == _FoldingHeader<Text>, Content == _FoldedRows<C>, Footer == EmptyView {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Whether the user may fold the section: those with `isExpanded` may be folded, others may not.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View {
    hint(CollapsibleSectionHint.self, collapsible)
  }
}

/// A section's header that folds its rows.
nonisolated public struct _FoldingHeader<Header: View>: View {
  @Binding var isExpanded: Bool
  let header: Header

  init(isExpanded: Binding<Bool>, header: Header) {
    _isExpanded = isExpanded
    self.header = header
  }

  public var body: some View {
    disclosureHeader(header, isExpanded: isExpanded) { isExpanded.toggle() }
  }
}

/// The rows of a section while it is unfolded. Folded rows do not exist, and lose their state (R5).
nonisolated public struct _FoldedRows<Rows: View>: View {
  @Binding var isExpanded: Bool
  let rows: Rows

  init(isExpanded: Binding<Bool>, rows: Rows) {
    _isExpanded = isExpanded
    self.rows = rows
  }

  @ViewBuilder public var body: some View { if isExpanded { rows } }
}

/// Whether the user may fold a section.
public enum CollapsibleSectionHint: ElementHintKey { public typealias Value = Bool }
