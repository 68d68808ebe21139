import SwiftUI

struct ParkingScreen: View {
  @State private var zone = "A"
  @State private var showsPrice = true

  var body: some View {
    VStack(spacing: 20) {
      Picker("Zone", selection: $zone) {
        ForEach(["A", "B", "C"], id: \.self) { name in
          Text(name).tag(name)
        }
      }
      Toggle("Show price", isOn: $showsPrice)
      ParkingMeter(zone: zone, showsPrice: showsPrice)
    }
    .padding()
  }
}

struct ParkingMeter: View {
  let zone: String
  let showsPrice: Bool
  @State private var ticker = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
  @State private var minutes = 0

  var body: some View {
    VStack {
      Text("\(minutes) min in zone \(zone)")
        .font(.title.monospacedDigit())
      if showsPrice {
        Text(Double(minutes) * 0.05, format: .currency(code: "EUR"))
      }
    }
    .onReceive(ticker) { _ in
      minutes += 1
    }
  }
}
