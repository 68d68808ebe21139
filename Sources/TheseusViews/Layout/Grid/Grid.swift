import AttributeGraph
import Foundation
import TheseusCore

/// The parameters of a grid without its content.
struct GridParameters: Equatable {
  var alignment: Alignment
  /// Points between columns; nil for the host's default.
  var horizontalSpacing: CGFloat?
  /// Points between rows; nil for the host's default.
  var verticalSpacing: CGFloat?
}

/// Rows of cells whose columns are as wide as their widest cell. A view outside a `GridRow` takes
/// the whole width, and widens the columns if it needs more.
public struct Grid<Content> {
  var parameters: GridParameters
  var content: Content
}

extension Grid: View where Content: View {
  public typealias Body = Never

  /// - Parameters:
  ///   - horizontalSpacing: points between columns; nil for the host's default.
  ///   - verticalSpacing: points between rows; nil for the host's default.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    parameters = GridParameters(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = GridElement(Self.self, view.field(at: 0), inputs)
    element.mountContent(
      Content.self, view.field(after: GridParameters.self), inputs, axis: nil, into: &list)
  }
}

/// The cells of one row of a `Grid`; elsewhere they are placed side by side.
public struct GridRow<Content> {
  /// The vertical alignment of cells in the row; nil for the grid's.
  var alignment: VerticalAlignment?
  var content: Content
}

extension GridRow: View where Content: View {
  public typealias Body = Never

  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  {
    self.alignment = alignment
    self.content = content()
  }

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = GridRowElement(Self.self, view.field(at: 0), inputs)
    element.mountContent(
      Content.self, view.field(after: VerticalAlignment?.self), inputs, axis: .horizontal,
      into: &list)
  }
}

enum GridColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

enum GridUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

enum GridCellAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

extension View {
  /// The number of the grid's columns that the view spans, from 1 to 1,000.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: min(max(1, count), 1_000))
  }

  /// The view takes the width or height that other cells need, and needs none itself.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }

  /// Sets the horizontal alignment of cells in the view's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Sets the view's position in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }
}
