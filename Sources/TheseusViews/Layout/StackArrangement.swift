import Foundation
import TheseusCore

/// The algorithm of `HStack` and `VStack`: children in sequence along an axis, aligned across it.
///
/// As in SwiftUI, the space that remains after spacing and the minimum lengths of lower priorities
/// is divided within each priority, highest first. The least flexible child comes first, and each
/// gets an equal part of the remaining space as proposal. Where there is room for all at their
/// greatest lengths, none gets less than that: an equal part may be too short for a child that is
/// long and little flexible.
@MainActor
struct StackArrangement {
  let axis: Axis
  let alignment: AlignmentKey
  /// Points between children where they were given, rounded to the grid.
  private let spacing: CGFloat?
  /// Points between children that are not spacers, where none were given.
  private let standard: CGFloat
  /// The lengths along the axis that the host can draw.
  private let lengths: LengthGrid

  /// - Parameter spacing: points between children; nil for the host's default.
  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, metrics: HostMetrics) {
    self.init(
      axis: axis, alignment: alignment, spacing: spacing, grid: metrics.grid,
      standard: metrics.spacing)
  }

  /// The same, of the metrics that it needs.
  @inline(__always)
  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, grid: CGSize, standard: CGSize) {
    self.axis = axis
    self.alignment = alignment
    lengths = LengthGrid(unit: grid[axis])
    self.spacing = if let spacing { lengths.spacing(spacing) } else { nil }
    self.standard = standard[axis]
  }

  /// The facts that the division needs about one child.
  private struct Share {
    var least: CGFloat
    var most: CGFloat
    var flexibility: CGFloat
    var priority: Double

    /// Whether it gets its proposal before another one. Equal children keep their written order.
    func precedes(_ other: Share) -> Bool {
      priority != other.priority ? priority > other.priority : flexibility < other.flexibility
    }
  }

  /// A child's proposal along the axis, and its resulting length.
  struct Portion: Equatable {
    var offer: CGFloat
    var size: CGSize

    /// The proposal that means the ideal length.
    static var unspecified: CGFloat { -1 }
  }

  // MARK: Answers

  func size(_ proposal: ProposedViewSize, _ children: [ViewElement]) -> CGSize {
    let children = UncountedElement.array(children)
    guard !children.isEmpty else { return .zero }
    let spacing = totalSpacing(children)
    let portions = portions(proposal[axis], proposal[axis.other], children, spacing)
    return CGSize(
      axis, length(portions, spacing), extent(children, portions, offered: proposal[axis.other]))
  }

  /// Places children in the size that answered `proposal`.
  func place(in bounds: CGRect, offered proposal: ProposedViewSize, _ children: [ViewElement]) {
    let children = UncountedElement.array(children)
    guard !children.isEmpty else { return }
    let across = proposal[axis.other]
    place(
      portions(proposal[axis], across, children, totalSpacing(children)), offered: across,
      in: bounds, children)
  }

  /// The part of each child when `along` is proposed along the axis and `across` across it, and
  /// `spacing` of it is spacing.
  // A tree of a thousand stacks calls itself through this function: it has no function between it
  // and a child's size, which would take the rest of the main thread's stack.
  func portions(
    _ along: CGFloat?, _ across: CGFloat?, _ children: [UncountedElement], _ spacing: CGFloat
  ) -> [Portion] {
    var portions: [Portion]
    if let along, children.count > 1 || along.isFinite {
      portions = share(children, along - spacing, across)
    } else {
      portions = []
      portions.reserveCapacity(children.count)
      for child in children {
        portions.append(
          Portion(
            offer: along ?? Portion.unspecified,
            size: child.size(ProposedViewSize(axis, along, across))))
      }
    }
    if across == nil { lengthen(&portions, children) }
    return portions
  }

  /// Where nothing is proposed across the axis, shorter children are measured again with the length
  /// of the longest, so that flexible ones are as long.
  private func lengthen(_ portions: inout [Portion], _ children: [UncountedElement]) {
    guard let longest = offered(nil, portions) else { return }
    for index in children.indices {
      let (child, size) = (children[index], portions[index].size)
      if size[axis.other] == longest || child.rigidLength(axis.other, across: size[axis]) != nil {
        continue
      }
      portions[index].size = child.size(offer(portions[index], longest))
    }
  }

  /// The length across the axis that is offered to children of known sizes.
  private func offered(_ across: CGFloat?, _ portions: [Portion]) -> CGFloat? {
    guard across == nil, portions.count > 1 else { return across }
    var longest: CGFloat = 0
    for portion in portions { longest = max(longest, portion.size[axis.other]) }
    return longest.isFinite ? longest : nil
  }

  /// The length along the axis of children of known sizes.
  func length(_ portions: [Portion], _ spacing: CGFloat) -> CGFloat {
    var sum = spacing
    for portion in portions { sum += portion.size[axis] }
    return sum
  }

  func totalSpacing(_ children: [UncountedElement]) -> CGFloat {
    guard children.count > 1 else { return 0 }
    if let spacing { return spacing * CGFloat(children.count - 1) }
    guard standard > 0 else { return 0 }
    var sum: CGFloat = 0
    for index in 1..<children.count { sum += gap(children[index - 1], children[index]) }
    return sum
  }

  // MARK: Sharing out

  private func share(_ children: [UncountedElement], _ available: CGFloat, _ across: CGFloat?)
    -> [Portion]
  {
    let count = children.count
    let scratch = Scratch.take(count)
    let (shares, order) = (scratch.shares, scratch.order)
    defer { Scratch.giveBack(scratch, count) }
    var reserved: CGFloat = 0
    var greatest: CGFloat = 0
    var isSorted = true
    for index in 0..<count {
      let child = children[index]
      let range = child.lengths(axis, across: across)
      let priority = child.stackPriority
      shares[index] = Share(
        least: range.least, most: range.most, flexibility: range.most - range.least,
        priority: priority.isNaN ? 0 : priority)
      order[index] = Int32(index)
      reserved += range.least
      greatest += range.most
      if index > 0, shares[index].precedes(shares[index - 1]) { isSorted = false }
    }
    if !isSorted { sort(order, shares, count) }
    var portions: [Portion] = []
    portions.reserveCapacity(count)
    for _ in 0..<count { portions.append(Portion(offer: 0, size: .zero)) }
    let fits = greatest <= available
    var space = available
    var next = 0
    while next < count {
      var end = next
      let priority = shares[Int(order[next])].priority
      while end < count, shares[Int(order[end])].priority == priority {
        reserved -= shares[Int(order[end])].least
        end += 1
      }
      while next < end {
        let index = Int(order[next])
        var offer = rounded(max(0, space - reserved) / CGFloat(end - next))
        if fits { offer = max(offer, shares[index].most) }
        let size = children[index].size(ProposedViewSize(axis, offer, across))
        portions[index] = Portion(offer: offer, size: size)
        space -= size[axis]
        next += 1
      }
    }
    return portions
  }

  /// Memory for the division, used like a stack: a child's answer may divide space too. Long stacks
  /// allocate their own.
  @MainActor
  private struct Scratch {
    let shares: UnsafeMutablePointer<Share>
    let order: UnsafeMutablePointer<Int32>

    private init(capacity: Int) {
      shares = .allocate(capacity: capacity)
      order = .allocate(capacity: capacity)
    }

    private init(_ outer: Scratch, from start: Int) {
      shares = outer.shares + start
      order = outer.order + start
    }

    private static let capacity = 1_024
    private static let common = Scratch(capacity: capacity)

    // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
    // Benchmarks/NOTES.md.
    @exclusivity(unchecked) private static var used = 0

    static func take(_ count: Int) -> Scratch {
      guard used + count <= capacity else { return Scratch(capacity: count) }
      defer { used += count }
      return Scratch(common, from: used)
    }

    static func giveBack(_ scratch: Scratch, _ count: Int) {
      if scratch.shares >= common.shares, scratch.shares < common.shares + capacity {
        used -= count
      } else {
        scratch.shares.deallocate()
        scratch.order.deallocate()
      }
    }
  }

  /// Stable. Insertion sort for the few children of most stacks.
  private func sort(
    _ order: UnsafeMutablePointer<Int32>, _ shares: UnsafeMutablePointer<Share>, _ count: Int
  ) {
    guard count <= 16 else { return sortMany(order, shares, count) }
    for index in 1..<count {
      let moving = order[index]
      var place = index
      while place > 0, shares[Int(moving)].precedes(shares[Int(order[place - 1])]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = moving
    }
  }

  private func sortMany(
    _ order: UnsafeMutablePointer<Int32>, _ shares: UnsafeMutablePointer<Share>, _ count: Int
  ) {
    var buffer = UnsafeMutableBufferPointer(start: order, count: count)
    buffer.sort {
      let (a, b) = (shares[Int($0)], shares[Int($1)])
      return a.precedes(b) || !b.precedes(a) && $0 < $1
    }
  }

  /// Proposals are multiples of the grid, so that the remainder goes to the last children.
  private func rounded(_ offer: CGFloat) -> CGFloat {
    offer.isFinite ? lengths.down(offer) : offer
  }

  private func gap(_ before: UncountedElement, _ after: UncountedElement) -> CGFloat {
    if let spacing { return spacing }
    if standard == 0 { return 0 }
    let (before, after) = (before.layoutTraits, after.layoutTraits)
    if before.isSpacer || after.isSpacer { return 0 }
    if before.edgesWithoutSpacing.isEmpty, after.edgesWithoutSpacing.isEmpty { return standard }
    let (end, start): (Edge, Edge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return before.edgesWithoutSpacing.contains(end) || after.edgesWithoutSpacing.contains(start)
      ? 0 : standard
  }

  // MARK: Across the axis

  /// The length across the axis that contains all children with their guides on one line.
  func extent(_ children: [UncountedElement], _ portions: [Portion], offered across: CGFloat?)
    -> CGFloat
  {
    let other = axis.other
    let across = offered(across, portions)
    // A single child is on its own line, wherever its guide is.
    guard children.count > 1, meetsAtGuides(children) else {
      var most: CGFloat = 0
      for portion in portions { most = max(most, portion.size[other]) }
      return most
    }
    // A guide may lie outside its child.
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    for index in children.indices {
      let size = portions[index].size
      if size[other] == .infinity { return .infinity }
      let guide = children[index].guide(
        alignment, in: size, offered: offer(portions[index], across))
      before = max(before, guide)
      after = max(after, size[other] - guide)
    }
    return before + after
  }

  /// Whether the children's guides may differ from those of their sizes.
  private func meetsAtGuides(_ children: [UncountedElement]) -> Bool {
    alignment.isTextBaseline || setsGuides(children)
  }

  /// Whether a child sets the guide explicitly.
  func setsGuides(_ children: [UncountedElement]) -> Bool {
    for child in children where child.hasExplicitGuides { return true }
    return false
  }

  /// Places children of known sizes in `bounds`.
  func place(
    _ portions: [Portion], offered across: CGFloat?, in bounds: CGRect,
    _ children: [UncountedElement]
  ) {
    let across = offered(across, portions)
    let line = line(portions, offered: across, in: bounds.size, children)
    var position = CGPoint(x: bounds.minX, y: bounds.minY)
    for index in children.indices {
      let child = children[index]
      if index > 0 { position[axis] += gap(children[index - 1], child) }
      let size = portions[index].size
      let offer = offer(portions[index], across)
      var origin = position
      origin[axis.other] += line - child.guide(alignment, in: size, offered: offer)
      child.placeInLayout(CGRect(origin: origin, size: size), offered: offer)
      position[axis] += size[axis]
    }
  }

  /// The line where the children's guides meet, across the axis.
  private func line(
    _ portions: [Portion], offered across: CGFloat?, in size: CGSize, _ children: [UncountedElement]
  ) -> CGFloat {
    guard meetsAtGuides(children) else {
      return alignment.id.defaultValue(in: ViewDimensions(width: size.width, height: size.height))
    }
    var line = -CGFloat.infinity
    for index in children.indices {
      line = max(
        line,
        children[index].guide(
          alignment, in: portions[index].size, offered: offer(portions[index], across)))
    }
    return line
  }

  /// The guides that children set, as one.
  func explicitGuide(
    _ key: AlignmentKey, _ portions: [Portion], offered across: CGFloat?, in size: CGSize,
    _ children: [UncountedElement]
  ) -> CGFloat? {
    let across = offered(across, portions)
    var places: [CGFloat] = []
    var meeting: CGFloat?
    var position: CGFloat = 0
    for index in children.indices {
      let child = children[index]
      if index > 0 { position += gap(children[index - 1], child) }
      let inner = portions[index].size
      let offer = offer(portions[index], across)
      if let value = child.explicitGuide(key, in: inner, offered: offer) {
        if key.axis == axis {
          places.append(position + value)
        } else {
          let line = meeting ?? line(portions, offered: across, in: size, children)
          meeting = line
          places.append(line - child.guide(alignment, in: inner, offered: offer) + value)
        }
      }
      position += inner[axis]
    }
    return places.count > 1 ? merged(places, key, children) : places.first
  }

  // Not in the function above, which calls itself in a deep tree: the metrics are large.
  private func merged(_ places: [CGFloat], _ key: AlignmentKey, _ children: [UncountedElement])
    -> CGFloat?
  {
    key.merged(places, children.first?.lend { $0.metrics })
  }

  /// The guide of children in the size that answered `proposal`.
  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize,
    _ children: [ViewElement]
  ) -> CGFloat? {
    let children = UncountedElement.array(children)
    guard key.isTextBaseline || setsGuides(children) else { return nil }
    let across = proposal[axis.other]
    let portions = portions(proposal[axis], across, children, totalSpacing(children))
    return explicitGuide(key, portions, offered: across, in: size, children)
  }

  private func offer(_ portion: Portion, _ across: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(axis, portion.offer == Portion.unspecified ? nil : portion.offer, across)
  }
}

extension CGPoint {
  fileprivate subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
