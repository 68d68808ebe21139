import AttributeGraph
import Foundation
import TheseusCore

/// `HStack` and `VStack`.
@usableFromInline
final class StackElement: ValueElement<StackParameters>, ElementDrawing, GuideSource {
  override var arrangesViews: Bool { true }
  override var drawer: (any ElementDrawing)? { self }
  override var guideSource: (any GuideSource)? { self }
  private let axis: Axis
  private let stackType: Any.Type

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// The last arrangement: the proposal along the axis, and the result.
  @exclusivity(unchecked) private var last = Arranged()

  // Special numbers for missing values instead of optionals, which take a word more each: there are
  // many stacks.
  private struct Arranged {
    /// Along the axis in `width`, across it in `height`, whatever the axis is.
    var offer = Answers.Question(.unspecified)
    /// One for each child; empty when nothing is arranged.
    var portions: [StackArrangement.Portion] = []
    var size = CGSize.zero
    /// The length across when it does not depend on the proposal across; NaN when it does.
    private var rigidLength = CGFloat.nan
    var rigid: CGFloat? { rigidLength.isNaN ? nil : rigidLength }

    init() {}

    init(
      _ offer: Answers.Question, _ portions: [StackArrangement.Portion], _ size: CGSize,
      rigid: CGFloat?
    ) {
      self.offer = offer
      self.portions = portions
      self.size = size
      rigidLength = rigid ?? .nan
    }
  }

  @usableFromInline
  init(
    _ type: Any.Type, _ source: _GraphValue<StackParameters>, _ inputs: borrowing ViewInputs,
    _ axis: Axis
  ) {
    self.axis = axis
    stackType = type
    super.init(source, inputs)
  }

  override var placeName: Any.Type { stackType }

  @usableFromInline
  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.ordered = axis
    return traits
  }

  private var arrangement: StackArrangement {
    StackArrangement(
      axis: axis, alignment: value.alignment, spacing: value.spacing, grid: grid,
      standard: standardSpacing)
  }

  override func forgetAnswers() { last.portions = [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrange(proposal[axis], proposal[axis.other]) ? last.size : .zero
  }

  override func placeChildren(in size: CGSize) {
    let offer = offered
    guard arrange(offer[axis], offer[axis.other]) else { return }
    arrangement.place(
      last.portions, offered: offer[axis.other], in: CGRect(origin: .zero, size: size),
      uncountedViewChildren)
  }

  override func rigidLength(_ axis: Axis, across: CGFloat?) -> CGFloat? {
    if axis != self.axis { return arrange(across, nil) ? last.rigid : 0 }
    let children = uncountedViewChildren
    guard !children.isEmpty else { return 0 }
    var sum = arrangement.totalSpacing(children)
    for child in children {
      guard let length = child.rigidLength(axis, across: across) else { return nil }
      sum += length
    }
    return sum
  }

  /// Makes `last` the arrangement for an offer. Returns whether there is anything to arrange.
  private func arrange(_ along: CGFloat?, _ across: CGFloat?) -> Bool {
    let offer = Answers.Question(ProposedViewSize(width: along, height: across))
    if !last.portions.isEmpty, last.offer.width == offer.width,
      last.offer.height == offer.height || last.rigid != nil
    {
      return true
    }
    let children = uncountedViewChildren
    guard !children.isEmpty else { return false }
    let arrangement = arrangement
    let spacing = arrangement.totalSpacing(children)
    let portions = arrangement.portions(along, across, children, spacing)
    let extent = arrangement.extent(children, portions, offered: across)
    let length = arrangement.length(portions, spacing)
    last = Arranged(
      offer, portions, CGSize(axis, length, extent), rigid: rigidAcross(children, portions, extent))
    return true
  }

  private func rigidAcross(
    _ children: [UncountedElement], _ portions: [StackArrangement.Portion], _ extent: CGFloat
  ) -> CGFloat? {
    guard !hasExplicitGuides else { return nil }
    for index in children.indices
    where children[index].rigidLength(axis.other, across: portions[index].size[axis]) == nil {
      return nil
    }
    return extent
  }

  @usableFromInline
  var setsGuides: Bool {
    for index in 0..<childCount where uncountedViewChild(at: index).hasExplicitGuides {
      return true
    }
    return false
  }

  @usableFromInline
  func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    guard arrange(proposal[axis], proposal[axis.other]) else { return nil }
    return arrangement.explicitGuide(
      key, last.portions, offered: proposal[axis.other], in: size, uncountedViewChildren)
  }
}
