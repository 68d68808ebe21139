import SwiftUI

struct Flashcard: Hashable {
  let question: String
  let answer: String
}

struct FlashcardFace: View {
  let card: Flashcard
  let showsAnswer: Bool

  var body: some View {
    Text(showsAnswer ? card.answer : card.question)
      .font(.title)
      .frame(maxWidth: .infinity, minHeight: 200)
      .background(.thinMaterial, in: .rect(cornerRadius: 16))
  }
}

struct FlashcardsView: View {
  let cards: [Flashcard]
  @State private var step = 0
  @State private var showsAnswer = false

  var body: some View {
    VStack {
      FlashcardFace(card: cards[step], showsAnswer: showsAnswer)
        .id(step)
        .transition(.push(from: .trailing))
      HStack {
        Button("Flip") { showsAnswer.toggle() }
        Button("Next") {
          withAnimation {
            showsAnswer = false
            step = (step + 1) % cards.count
          }
        }
      }
    }
    .padding()
  }
}
