import SwiftUI

final class BillingSession: ObservableObject {
  @Published var client = "Northwind"
  @Published var seconds = 0
  @Published var hourlyRate: Decimal = 95

  var amount: Decimal {
    hourlyRate * Decimal(seconds) / 3600
  }
}

struct BillingRootView: View {
  @StateObject private var session = BillingSession()

  var body: some View {
    TabView {
      BillableTimerView(session: session)
        .tabItem { Label("Timer", systemImage: "stopwatch") }
      RatesView(session: session)
        .tabItem { Label("Rates", systemImage: "dollarsign.circle") }
    }
  }
}

struct BillableTimerView: View {
  @ObservedObject var session: BillingSession

  var body: some View {
    VStack(spacing: 16) {
      Text(session.client)
        .font(.title2)
      Text(Duration.seconds(session.seconds).formatted())
        .font(.system(size: 56, weight: .light).monospacedDigit())
      Text(session.amount, format: .currency(code: "EUR"))
        .foregroundStyle(.secondary)
    }
    .onAppear(perform: startTicking)
  }

  private func startTicking() {
    // bug: each visit to the tab adds one more timer and none is ever stopped
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      session.seconds += 1
    }
  }
}

struct RatesView: View {
  @ObservedObject var session: BillingSession

  var body: some View {
    Form {
      TextField("Client", text: $session.client)
      TextField("Rate", value: $session.hourlyRate, format: .currency(code: "EUR"))
    }
  }
}
