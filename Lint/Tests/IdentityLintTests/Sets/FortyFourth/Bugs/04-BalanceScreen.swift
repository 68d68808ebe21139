import SwiftUI

extension View {
  func onBecomeActive(perform action: @escaping () -> Void) -> some View {
    onAppear {
      // bug: After going into a detail page and back
      NotificationCenter.default.addObserver(
        forName: UIApplication.didBecomeActiveNotification,
        object: nil,
        queue: .main
      ) { _ in
        action()
      }
    }
  }
}

@MainActor
final class BalanceModel: ObservableObject {
  @Published private(set) var balance: Decimal = 0
  private let endpoint = URL(string: "https://bank.example.com/balance")!

  func refresh() async {
    guard let (data, _) = try? await URLSession.shared.data(from: endpoint),
      let value = try? JSONDecoder().decode(Decimal.self, from: data)
    else { return }
    balance = value
  }
}

struct BalanceScreen: View {
  @StateObject private var model = BalanceModel()

  var body: some View {
    NavigationStack {
      List {
        Text(model.balance, format: .currency(code: "EUR"))
          .font(.largeTitle)
        NavigationLink("Statements") {
          Text("No statements yet")
        }
      }
      .onBecomeActive {
        Task { await model.refresh() }
      }
      .navigationTitle("Balance")
    }
  }
}
