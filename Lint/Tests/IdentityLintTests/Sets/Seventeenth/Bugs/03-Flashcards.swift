import SwiftUI

struct Flashcard: Identifiable, Hashable {
  let id: UUID
  var front: String
  var back: String
}

struct FlashcardPage: View {
  let card: Flashcard
  let onLearned: () -> Void
  @State private var isFlipped = false

  var body: some View {
    VStack(spacing: 20) {
      Text(isFlipped ? card.back : card.front)
        .font(.title)
        .rotation3DEffect(.degrees(isFlipped ? 360 : 0), axis: (x: 0, y: 1, z: 0))
        .onTapGesture {
          withAnimation(.spring()) { isFlipped.toggle() }
        }
      Button("I know this one", action: onLearned)
    }
    .containerRelativeFrame(.horizontal)
  }
}

struct DeckPager: View {
  @Binding var deck: [Flashcard]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        // bug: rows are identified by index: removing a learned card hands its isFlipped to the
        // next card, which shows its answer at once, and the wrong page animates away
        ForEach(deck.indices, id: \.self) { index in
          FlashcardPage(card: deck[index]) {
            withAnimation {
              _ = deck.remove(at: index)
            }
          }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .overlay(alignment: .bottom) {
      Text("\(deck.count) left").font(.caption)
    }
  }
}
