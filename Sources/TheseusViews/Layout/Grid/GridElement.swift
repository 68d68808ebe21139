import AttributeGraph
import Foundation
import TheseusCore

/// An element that may place the cells of the rows inside it.
@MainActor
protocol GridContainer: AnyObject {
  var arrangesRows: Bool { get }
}

/// The element of a `Grid`.
final class GridElement: ValueElement<GridParameters>, GridContainer {
  private let viewType: Any.Type

  init(_ type: Any.Type, _ source: _GraphValue<GridParameters>, _ inputs: ViewInputs) {
    viewType = type
    super.init(source, inputs)
  }

  override var arrangesViews: Bool { true }
  override var placeName: Any.Type { viewType }
  var arrangesRows: Bool { true }

  private var arrangement: GridArrangement {
    GridArrangement(parameters: value, metrics: metrics, children: viewChildren)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement.size(proposal) }

  override func placeChildren(in size: CGSize) {
    arrangement.place(in: CGRect(origin: .zero, size: size))
  }
}

/// A row of a grid: placed by the grid, which knows the other rows. Elsewhere its cells are side by
/// side.
final class GridRowElement: ValueElement<VerticalAlignment?>, GuideSource {
  override var arrangesViews: Bool { true }
  override var guideSource: (any GuideSource)? { self }
  private let viewType: Any.Type

  init(_ type: Any.Type, _ source: _GraphValue<VerticalAlignment?>, _ inputs: ViewInputs) {
    viewType = type
    super.init(source, inputs)
  }

  override var placeName: Any.Type { viewType }

  private var isInGrid: Bool {
    var (inner, current): (ViewElement, ViewElement?) = (self, viewParent)
    while let element = current, (element as? any GridContainer)?.arrangesRows != true {
      guard element.guideSource?.decorated === inner else { return false }
      (inner, current) = (element, element.viewParent)
    }
    return current != nil
  }

  private var arrangement: StackArrangement {
    let alignment = value ?? nil
    return StackArrangement(
      axis: .horizontal, alignment: (alignment ?? .center).key, spacing: nil, metrics: metrics)
  }

  /// The grid measures the cells past the row, so that every change of theirs has to be passed on
  /// as one of the row.
  var setsGuides: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.size(proposal, viewChildren)
  }

  override func placeChildren(in size: CGSize) {
    guard !isInGrid else { return }
    arrangement.place(in: CGRect(origin: .zero, size: size), offered: offered, viewChildren)
  }
}
