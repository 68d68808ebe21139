import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Equatable, Sendable {
  /// Its length across the grid, in points.
  public enum Size: Equatable, Sendable {
    case fixed(CGFloat)
    /// One track, which shares the remaining space with the other flexible ones, within its bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, each within the bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points after it; nil for the host's default.
  public var spacing: CGFloat?
  /// The position of a cell in it; nil for the grid's alignment.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The position of one column of a grid along the grid's other axis, in points.
struct GridTrack: Equatable {
  var position: CGFloat
  var length: CGFloat
  var alignment: Alignment?

  /// A window has no space for more.
  private static let mostTracks = 10_000

  /// Lays out `items` in `available` points; nil takes their minimum. Positions and lengths are
  /// multiples of the grid.
  static func resolve(
    _ items: [GridItem], in available: CGFloat?, on grid: LengthGrid, spacing: CGFloat
  ) -> [GridTrack] {
    let unit = grid.unit
    func gap(_ item: GridItem) -> CGFloat {
      item.spacing.map { grid.spacing(max(0, $0)) } ?? spacing
    }
    let gaps = items.dropLast().reduce(0) { $0 + gap($1) }
    let least = items.reduce(gaps) { $0 + $1.least }
    let offered = available.flatMap { $0.isFinite ? max(0, $0) : nil } ?? least
    var left = offered - gaps
    for item in items { if case .fixed(let length) = item.size { left -= max(0, length) } }
    var flexible = items.count { if case .fixed = $0.size { false } else { true } }
    var tracks: [GridTrack] = []
    var position: CGFloat = 0
    for item in items {
      var lengths: [CGFloat] = []
      switch item.size {
      case .fixed(let length):
        lengths = [max(unit, grid.up(max(0, length)))]
      case .flexible(let minimum, let maximum):
        let share = min(max(left / CGFloat(flexible), minimum), max(minimum, maximum))
        lengths = [max(unit, grid.down(share))]
        left -= lengths[0]
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(left / CGFloat(flexible), 0)
        let fitting = (share + gap(item)) / max(unit, minimum + gap(item)) + 1e-6
        let count = Int(clamping: fitting.rounded(.down), to: 1...Self.mostTracks)
        let each = (share - CGFloat(count - 1) * gap(item)) / CGFloat(count)
        lengths = Array(
          repeating: max(unit, grid.down(min(each, max(minimum, maximum)))), count: count)
        left -= share
        flexible -= 1
      }
      for length in lengths {
        tracks.append(GridTrack(position: position, length: length, alignment: item.alignment))
        position += length + gap(item)
      }
    }
    return tracks
  }
}

extension GridItem {
  /// Its minimum, in points.
  fileprivate var least: CGFloat {
    switch size {
    case .fixed(let length): max(0, length)
    case .flexible(let minimum, _), .adaptive(let minimum, _): max(0, minimum)
    }
  }
}

/// A grid's columns.
extension LazyStackElement {
  func gridTracks(within available: CGFloat?) -> [GridTrack] {
    GridTrack.resolve(
      value.items, in: available ?? windowSize[axis.other], on: metrics.lengths(axis.other),
      spacing: metrics.spacing[axis.other])
  }

  /// The column of a cell; nil where it has the whole line.
  func track(of index: Int, _ tracks: [GridTrack]) -> GridTrack? {
    guard isGrid, !tracks.isEmpty else { return nil }
    let place = lines.place(of: index)
    if place.isAlone, tracks.count > 1 { return nil }
    return tracks[min(place.index, tracks.count - 1)]
  }

  /// Called when the width is known: another number of columns rearranges all lines.
  func takeTracks(for across: CGFloat) {
    let fresh = gridTracks(within: across)
    guard fresh != tracks else { return }
    let isOther = fresh.count != tracks.count
    tracks = fresh
    if isOther { setNeedsLayout() }
  }

  /// Places a cell's elements in its column.
  func place(_ elements: [ViewElement], in track: GridTrack, line start: CGFloat) {
    let alignment = track.alignment ?? value.alignment.across(axis)
    var position = start
    for element in elements {
      let offer = ProposedViewSize(axis, nil, track.length)
      let inner = element.size(offer)
      var cell = CGSize(axis, inner[axis], track.length)
      cell[axis] = inner[axis]
      let origin = alignedOrigin(of: element, inner, in: cell, alignment, offered: offer)
      element.place(
        CGRect(
          origin: CGPoint(axis, position, track.position + origin.along(axis.other)), size: inner),
        offered: offer)
      position += inner[axis] + lengths.spacing
    }
  }
}

extension AlignmentKey {
  /// The alignment across a grid that goes along `axis`.
  fileprivate func across(_ axis: Axis) -> Alignment {
    axis == .vertical
      ? Alignment(horizontal: HorizontalAlignment(id), vertical: .center)
      : Alignment(horizontal: .center, vertical: VerticalAlignment(id))
  }
}
