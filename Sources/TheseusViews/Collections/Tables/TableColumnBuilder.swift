import Foundation
import TheseusCore

/// Builds columns: ordinary views, whose row values are known before their closures are read.
@resultBuilder @MainActor
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// A column that cannot be sorted by, among others that can.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

  public static func buildBlock<Column: View>(_ column: Column) -> TupleTableColumnContent<
    RowValue, Sort, Column
  > {
    TupleTableColumnContent(column)
  }

  public static func buildBlock<each Column: View>(
    _ columns: repeat each Column
  ) -> TupleTableColumnContent<RowValue, Sort, TupleView<(repeat each Column)>> {
    TupleTableColumnContent(TupleView((repeat each columns)))
  }

  public static func buildIf<Column: View>(
    _ column: Column?, fileID: StaticString = #fileID, line: UInt = #line,
    column position: UInt = #column
  ) -> _OptionalContent<Column> {
    ViewBuilder.buildIf(column, fileID: fileID, line: line, column: position)
  }

  public static func buildEither<First: View, Second: View>(
    first: First, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first, fileID: fileID, line: line, column: column)
  }

  public static func buildEither<First: View, Second: View>(
    second: Second, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second, fileID: fileID, line: line, column: column)
  }

  public static func buildLimitedAvailability<Column: View>(_ column: Column) -> AnyView {
    AnyView(column)
  }
}

/// The columns of one builder.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, Content: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  private let content: Content

  init(_ content: Content) { self.content = content }
  public var body: some View { content }
}

/// Builds the rows of a table: views like any other, `TableRow`s and `ForEach`es of them.
public typealias TableRowBuilder = ViewBuilder
