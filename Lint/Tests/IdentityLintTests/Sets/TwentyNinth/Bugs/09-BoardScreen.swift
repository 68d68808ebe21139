import SwiftUI

struct BoardCard: Identifiable, Hashable {
  let id: UUID
  var title: String
  var isPinned: Bool

  init(_ title: String) {
    id = UUID()
    self.title = title
    isPinned = false
  }
}

@Observable
final class CardBoard {
  private(set) var cards = [
    BoardCard("Book venue"), BoardCard("Print badges"), BoardCard("Order lunch"),
  ]
  private(set) var archived: [BoardCard] = []

  func togglePin(_ id: BoardCard.ID) {
    guard let row = cards.firstIndex(where: { $0.id == id }) else { return }
    cards[row].isPinned.toggle()
  }

  func archive(where matches: (BoardCard) -> Bool) {
    archived += cards.filter(matches)
    cards.removeAll(where: matches)
  }
}

struct BoardScreen: View {
  @State private var board = CardBoard()
  // bug: The selection: highlights vanish, "Archive n" archives nothing.
  @State private var selection: Set<BoardCard> = []

  var body: some View {
    List(selection: $selection) {
      ForEach(board.cards) { card in
        Label(card.title, systemImage: card.isPinned ? "pin.fill" : "circle")
          .tag(card)
      }
    }
    .toolbar {
      Button("Pin") { pinSelected() }
      Button("Archive \(selection.count)") { archiveSelected() }
        .disabled(selection.isEmpty)
    }
  }
}

extension BoardScreen {
  private func pinSelected() {
    for card in selection { board.togglePin(card.id) }
  }

  private func archiveSelected() {
    board.archive { selection.contains($0) }
    selection.removeAll()
  }
}
