import SwiftUI

struct Repair: Identifiable {
  enum Status: String { case received, inProgress, done }

  let id: Int
  var device: String { didSet { revision += 1 } }
  var status: Status { didSet { revision += 1 } }
  var remark: String { didSet { revision += 1 } }
  private(set) var revision = 0

  init(id: Int, device: String, status: Status, remark: String) {
    self.id = id
    self.device = device
    self.status = status
    self.remark = remark
  }
}

extension Repair: Equatable {
  static func == (lhs: Repair, rhs: Repair) -> Bool {
    lhs.id == rhs.id && lhs.revision == rhs.revision
  }
}

@Observable
final class RepairBoard {
  var repairs: [Repair] = [
    Repair(id: 1, device: "Radio", status: .received, remark: ""),
    Repair(id: 2, device: "Camera", status: .inProgress, remark: "Call first"),
  ]

  func setStatus(_ status: Repair.Status, for id: Repair.ID) {
    guard let index = repairs.firstIndex(where: { $0.id == id }) else { return }
    repairs[index].status = status
  }
}

struct RepairBoardView: View {
  @State private var board = RepairBoard()

  var body: some View {
    List(board.repairs) { repair in
      RepairRow(repair: repair)
        .equatable()
        .swipeActions {
          Button("Done") { board.setStatus(.done, for: repair.id) }
        }
    }
  }
}

struct RepairRow: View, Equatable {
  let repair: Repair

  var body: some View {
    VStack(alignment: .leading) {
      Text(repair.device)
      Text(repair.status.rawValue)
        .font(.caption)
      if !repair.remark.isEmpty {
        Text(repair.remark).italic()
      }
    }
  }
}
