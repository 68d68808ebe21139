import SwiftUI

struct Flashcard: Identifiable, Hashable {
  let id: Int
  let front: String
  let back: String
  let hints: [String]
}

struct FlashcardScreen: View {
  let cards: [Flashcard]
  let onFinish: (Int) -> Void
  @State private var position = 0
  @State private var known = 0

  private var card: Flashcard { cards[position] }

  var body: some View {
    VStack {
      ProgressView(value: Double(position), total: Double(cards.count))
      ForEach(CollectionOfOne(card)) { card in
        FlashcardFace(card: card, onRate: advance)
          .transition(
            .asymmetric(
              insertion: .move(edge: .trailing),
              removal: .move(edge: .leading)
            ))
      }
    }
    .padding()
  }

  private func advance(isKnown: Bool) {
    if isKnown { known += 1 }
    guard position + 1 < cards.count else {
      onFinish(known)
      return
    }
    withAnimation(.snappy) { position += 1 }
  }
}

private struct FlashcardFace: View {
  let card: Flashcard
  let onRate: (Bool) -> Void
  @State private var isTurned = false
  @State private var hintsShown = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(isTurned ? card.back : card.front).font(.title3)
      ForEach(Array(card.hints.prefix(hintsShown).enumerated()), id: \.offset) { _, hint in
        Text(hint).foregroundStyle(.secondary)
      }
      Button("Hint") { hintsShown += 1 }
        .disabled(hintsShown >= card.hints.count)
      Button("Turn") { isTurned.toggle() }
      HStack {
        Button("I knew it") { onRate(true) }
        Button("Again") { onRate(false) }
      }
      .disabled(!isTurned)
    }
  }
}
