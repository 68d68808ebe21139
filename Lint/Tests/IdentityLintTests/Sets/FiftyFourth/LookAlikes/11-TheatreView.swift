import SwiftUI

final class SeatPlan: ObservableObject {
  @Published private(set) var reserved: [String] = []

  func reserve(_ seat: String) {
    guard !reserved.contains(seat) else { return }
    reserved.append(seat)
  }
}

final class TheatreSession: ObservableObject {
  @Published var guestName = "Guest"
  let seatPlan = SeatPlan()
  let seats = ["A1", "A2", "B1", "B2"]
}

struct ReservedBadge: View {
  @ObservedObject var seatPlan: SeatPlan

  var body: some View {
    Text("\(seatPlan.reserved.count) reserved")
  }
}

struct TheatreView: View {
  @StateObject private var session = TheatreSession()

  var body: some View {
    NavigationStack {
      List {
        Section("Seats") {
          ForEach(session.seats, id: \.self) { seat in
            HStack {
              Text(seat)
              Spacer()
              Button("Reserve", systemImage: "ticket") {
                session.seatPlan.reserve(seat)
              }
              .labelStyle(.iconOnly)
              .buttonStyle(.borderless)
            }
          }
        }
        Section("Guest") {
          TextField("Name", text: $session.guestName)
        }
      }
      .navigationTitle("Theatre")
      .toolbar {
        ReservedBadge(seatPlan: session.seatPlan)
      }
    }
  }
}
