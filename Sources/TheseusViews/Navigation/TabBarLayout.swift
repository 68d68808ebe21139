import Foundation

/// Where the labels of a bar of tabs are.
///
/// A bar without space for all makes them narrower. Where that is not enough, it shows as many as
/// fit, the chosen one among them, before a menu of the others.
@MainActor
struct TabBarLayout {
  struct TabPlace: Equatable {
    var start: CGFloat
    var width: CGFloat
  }

  /// Of the labels and headers in their order; nil for one in the menu.
  private(set) var labels: [TabPlace?]
  /// Of the button that opens the menu; nil without one.
  private(set) var menu: TabPlace?

  /// - Parameters:
  ///   - labels: those of pages, and headers of sections before them.
  ///   - isPaged: whether the labels are dots, which are in the middle and have no menu.
  init(
    labels elements: [ViewElement], menuWidth: CGFloat, width: CGFloat, isPaged: Bool,
    _ metrics: HostMetrics
  ) {
    let sizes = metrics.sizes
    let spacing = isPaged ? 0 : sizes.tabSpacing
    var widths = elements.map { $0.size(.unspecified).width }
    labels = []
    func length(_ items: [Int]) -> CGFloat {
      items.reduce(0) { $0 + widths[$1] } + spacing * CGFloat(max(0, items.count - 1))
    }
    let all = Array(elements.indices)
    var total = length(all)
    if !isPaged, total > width, let least = sizes.tabLabelLeastInset {
      let missing = (total - width) / CGFloat(widths.count)
      let saving = min(missing, max(0, sizes.tabLabelInset - least) * 2)
      widths = widths.map { $0 - saving }
      total -= saving * CGFloat(widths.count)
    }
    guard !isPaged, total > width + LengthTolerance.value else {
      let inset =
        isPaged
        ? metrics.centered(total, in: width, .horizontal) : min(sizes.tabBarInset, width - total)
      labels = Self.ranges(all, widths, from: max(0, inset), spacing)
      return
    }
    let space = max(0, width - menuWidth - spacing)
    let chosen = elements.firstIndex { ($0 as? TabLabelElement)?.isSelected == true }
    var shown = all
    while let last = shown.last, length(shown) > space || elements[last] is TabHeaderElement {
      shown.removeLast()
    }
    if let chosen, !shown.contains(chosen) {
      while !shown.isEmpty, length(shown + [chosen]) > space { shown.removeLast() }
      // The header of a section names the label after it.
      while let last = shown.last, elements[last] is TabHeaderElement { shown.removeLast() }
      widths[chosen] = min(widths[chosen], space)
      shown.append(chosen)
    }
    labels = Self.ranges(
      shown, widths, from: min(sizes.tabBarInset, max(0, space - length(shown))), spacing)
    menu = TabPlace(start: max(0, width - menuWidth), width: min(menuWidth, width))
  }

  /// The ranges of the items that are shown, in their order.
  private static func ranges(
    _ shown: [Int], _ widths: [CGFloat], from start: CGFloat, _ spacing: CGFloat
  ) -> [TabPlace?] {
    var ranges = [TabPlace?](repeating: nil, count: widths.count)
    var x = start
    for item in shown {
      ranges[item] = TabPlace(start: x, width: widths[item])
      x += widths[item] + spacing
    }
    return ranges
  }
}
