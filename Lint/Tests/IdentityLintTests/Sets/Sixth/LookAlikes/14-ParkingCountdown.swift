import SwiftUI
import Combine

struct ParkingTicket: Equatable {
  var plate: String
  var zone: String
  var end: Date
}

struct ParkingScreen: View {
  @State private var ticket = ParkingTicket(
    plate: "B-XY 123", zone: "12", end: .now.addingTimeInterval(3_600))

  var body: some View {
    VStack(spacing: 32) {
      ParkingCountdown(end: ticket.end, zone: ticket.zone)
      Button("Add 15 minutes") {
        ticket.end.addTimeInterval(900)
      }
      .buttonStyle(.borderedProminent)
      TextField("Plate", text: $ticket.plate)
        .textFieldStyle(.roundedBorder)
    }
    .padding()
  }
}

struct ParkingCountdown: View {
  let end: Date
  let zone: String

  @State private var ticker = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var now = Date()

  private var remaining: TimeInterval {
    max(0, end.timeIntervalSince(now))
  }

  var body: some View {
    VStack {
      Text("Zone \(zone)")
        .font(.headline)
      Text(Duration.seconds(remaining), format: .time(pattern: .hourMinuteSecond))
        .font(.system(.largeTitle, design: .rounded).monospacedDigit())
        .foregroundStyle(remaining < 300 ? .red : .primary)
      Text("until \(end, style: .time)")
        .foregroundStyle(.secondary)
    }
    .onReceive(ticker) { now = $0 }
  }
}
