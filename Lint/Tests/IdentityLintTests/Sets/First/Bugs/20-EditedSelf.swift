import SwiftUI

@Observable final class Board {
  struct Card: Hashable { var title: String; var votes = 0 }
  var cards: [Card] = [Card(title: "A"), Card(title: "B")]
  func vote(_ card: Card) {
    if let i = cards.firstIndex(of: card) { cards[i].votes += 1 }
  }
}

struct BoardView: View {
  @State private var board = Board()
  var body: some View {
    ScrollView {
      // bug: a vote recreates the card and closes its remark
      ForEach(board.cards, id: \.self) { card in
        CardView(card: card, onVote: { board.vote(card) })
      }
    }
  }
}

struct CardView: View {
  let card: Board.Card
  let onVote: () -> Void
  @State private var remark = ""
  var body: some View {
    HStack {
      TextField("Remark", text: $remark); Button("\(card.votes)", action: onVote)
    }
  }
}
