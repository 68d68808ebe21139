import Combine
import SwiftUI

struct ObservingTip: Identifiable, Hashable {
  let id: Int
  var text: String
  var symbol: String

  static let all: [ObservingTip] = [
    ObservingTip(
      id: 1, text: "Give your eyes twenty minutes before you judge the sky.", symbol: "eye"),
    ObservingTip(
      id: 2, text: "Look beside a faint galaxy, not at it.", symbol: "arrow.left.and.right"),
    ObservingTip(
      id: 3, text: "Let the mirror cool before you turn up the power.",
      symbol: "thermometer.snowflake"),
    ObservingTip(
      id: 4, text: "Write the time down first; everything else can wait.", symbol: "clock"),
  ]
}

struct TipCarousel: View {
  let tips: [ObservingTip]
  var isDimmed = false

  @State private var position = 0

  private let timer = Timer.publish(every: 8, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !tips.isEmpty {
        let tip = tips[position % tips.count]
        Label(tip.text, systemImage: tip.symbol)
          .font(.callout)
          .id(tip.id)
          .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
      }
      HStack(spacing: 4) {
        ForEach(Array(tips.enumerated()), id: \.element.id) { index, _ in
          Circle()
            .fill(
              index == position % max(tips.count, 1) ? Color.primary : Color.secondary.opacity(0.4)
            )
            .frame(width: 5, height: 5)
        }
      }
      .accessibilityHidden(true)
    }
    .opacity(isDimmed ? 0.6 : 1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .clipped()
    .onReceive(timer) { _ in
      withAnimation(.easeInOut) {
        position += 1
      }
    }
  }
}
