import SwiftUI

struct Flashcard: Identifiable {
  let id = UUID()
  let question: String
  let answer: String
}

struct FlashcardView: View {
  let card: Flashcard
  @State private var guess = ""
  @State private var showsAnswer = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(card.question)
        .font(.headline)
      TextField("Your guess", text: $guess)
        .textFieldStyle(.roundedBorder)
      if showsAnswer {
        Text(card.answer)
          .foregroundStyle(.secondary)
      }
      Button(showsAnswer ? "Hide answer" : "Show answer") {
        showsAnswer.toggle()
      }
    }
    .padding()
  }
}

struct FlashcardsView: View {
  let cards: [Flashcard]
  @State private var markedIDs: Set<Flashcard.ID> = []

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(cards) { card in
          VStack(alignment: .trailing) {
            FlashcardView(card: card)
              // bug: The helper switches between two if/else branches
              .applying(when: markedIDs.contains(card.id)) { view in
                view.highlightBorder()
              }
            Button("Mark", systemImage: "bookmark") {
              toggleMark(card)
            }
          }
        }
      }
      .padding()
    }
    .navigationTitle("\(markedIDs.count) marked")
  }

  private func toggleMark(_ card: Flashcard) {
    if markedIDs.remove(card.id) == nil {
      markedIDs.insert(card.id)
    }
  }
}

extension View {
  @ViewBuilder
  func applying<Content: View>(
    when condition: Bool,
    @ViewBuilder _ transform: (Self) -> Content
  ) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }

  func highlightBorder() -> some View {
    overlay {
      RoundedRectangle(cornerRadius: 12)
        .stroke(Color.accentColor, lineWidth: 2)
    }
  }
}
