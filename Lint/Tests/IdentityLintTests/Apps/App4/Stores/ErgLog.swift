import Combine
import Foundation

final class ErgLog: ObservableObject {
  @Published private(set) var pieces: [ErgPiece] = []

  private let file = JSONFile<[ErgPiece]>(name: "erg-log.json")
  private var cancellables = Set<AnyCancellable>()

  init() {
    pieces = file.read() ?? []
    $pieces
      .dropFirst()
      .sink { [file] pieces in
        file.write(pieces)
      }
      .store(in: &cancellables)
  }

  func add(_ piece: ErgPiece) {
    pieces.append(piece)
  }

  func recent(for memberID: Member.ID?, limit: Int = 5) -> [ErgPiece] {
    Array(
      pieces
        .filter { $0.memberID == memberID }
        .sorted { $0.date > $1.date }
        .prefix(limit)
    )
  }
}
