import Foundation
import TheseusCore

/// The labels of a slider's ticks, below them.
struct SliderTickLabels: View {
  let ticks: [SliderParts.Tick]
  /// Where the ticks are on the track, 0 to 1.
  let fractions: [Double]

  var body: some View {
    SliderTickLabelsLayout(fractions: fractions) {
      ForEach(ticks.indices, id: \.self) { index in
        HStack { ticks[index].label }
      }
    }
    .lineLimit(1)
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}

/// Centers each view below its tick, where the middle of the thumb would be, and inside the track.
/// A view for which there is no space beside others is left out: those at the ends come first, then
/// the others in order.
struct SliderTickLabelsLayout: Layout {
  let fractions: [Double]

  private func frames(_ width: CGFloat, _ subviews: Subviews) -> [CGRect?] {
    var frames = [CGRect?](repeating: nil, count: subviews.count)
    let order = [subviews.startIndex, subviews.endIndex - 1] + Array(subviews.indices)
    for index in order where subviews.indices.contains(index) && frames[index] == nil {
      guard let frame = frame(index, width, subviews) else { continue }
      let gap = subviews[index].metrics.grid.width
      let isFree = frames.allSatisfy {
        guard let other = $0 else { return true }
        return frame.maxX + gap <= other.minX || other.maxX + gap <= frame.minX
      }
      if isFree { frames[index] = frame }
    }
    return frames
  }

  private func frame(_ index: Int, _ width: CGFloat, _ subviews: Subviews) -> CGRect? {
    let size = subviews[index].sizeThatFits(.unspecified)
    guard size.width > 0, size.width <= width, fractions.indices.contains(index) else { return nil }
    let metrics = subviews[index].metrics
    let middle = metrics.middleOfThumb(at: fractions[index], in: width)
    let x = metrics.lengths(.horizontal).floor(middle - size.width / 2)
    return CGRect(
      x: min(max(0, x), width - size.width), y: 0, width: size.width, height: size.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0
    let height = frames(width, subviews).reduce(0) { max($0, $1?.height ?? 0) }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(bounds.width, subviews)) {
      if let frame {
        subview.place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY), proposal: .unspecified)
      } else {
        subview.leaveOut()
      }
    }
  }
}
