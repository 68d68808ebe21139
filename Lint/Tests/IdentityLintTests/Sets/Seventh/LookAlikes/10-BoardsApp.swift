import SwiftUI

struct Board: Identifiable, Codable, Hashable {
  let id: UUID
  var name: String
  var cards: [String]
}

@Observable
final class BoardStore {
  private(set) var boards: [Board] = []

  func addBoard() -> Board.ID {
    let board = Board(id: UUID(), name: "Board \(boards.count + 1)", cards: [])
    boards.append(board)
    return board.id
  }

  func addCard(to id: Board.ID) {
    guard let index = boards.firstIndex(where: { $0.id == id }) else { return }
    boards[index].cards.append("Card \(boards[index].cards.count + 1)")
  }
}

@Observable
final class BoardWindowState {
  var boardID: Board.ID?
  var filter = ""
}

@main
struct BoardsApp: App {
  @State private var store = BoardStore()

  var body: some Scene {
    WindowGroup {
      BoardWindow()
        .environment(store)
    }
  }
}

struct BoardWindow: View {
  @Environment(BoardStore.self) private var store
  @State private var window = BoardWindowState()

  var body: some View {
    NavigationSplitView {
      List(store.boards, selection: $window.boardID) { Text($0.name) }
        .toolbar {
          Button("New Board", systemImage: "plus") {
            window.boardID = store.addBoard()
          }
        }
    } detail: {
      if let board = store.boards.first(where: { $0.id == window.boardID }) {
        CardList(board: board)
      }
    }
    .searchable(text: $window.filter)
    .environment(window)
  }
}

private struct CardList: View {
  let board: Board
  @Environment(BoardStore.self) private var store
  @Environment(BoardWindowState.self) private var window

  var body: some View {
    List(board.cards.filter(matches), id: \.self) { Text($0) }
      .navigationTitle(board.name)
      .toolbar {
        Button("New Card") { store.addCard(to: board.id) }
      }
  }

  private func matches(_ card: String) -> Bool {
    window.filter.isEmpty || card.localizedCaseInsensitiveContains(window.filter)
  }
}
