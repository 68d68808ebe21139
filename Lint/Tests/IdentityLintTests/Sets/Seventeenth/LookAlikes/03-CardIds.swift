import SwiftUI

struct Flashcard: Identifiable, Hashable {
  let id: UUID
  var front: String
  var back: String
}

struct FlashcardPage: View {
  let position: Int
  let card: Flashcard
  let onLearned: () -> Void
  @State private var isFlipped = false

  var body: some View {
    VStack(spacing: 20) {
      Text("Card \(position)").font(.caption)
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
        ForEach(Array(deck.enumerated()), id: \.element.id) { index, card in
          FlashcardPage(position: index + 1, card: card) {
            withAnimation {
              deck.removeAll { $0.id == card.id }
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
