import SwiftUI

@Observable
final class Ledger {
  let currency: String
  var bookings: [Booking] = []

  init(currency: String) {
    self.currency = currency
  }

  func book(_ cents: Int) {
    bookings.append(Booking(id: bookings.count, cents: cents))
  }
}

struct Booking: Identifiable {
  let id: Int
  let cents: Int
}

struct AppDependencies {
  let ledger: Ledger
  let formatter: NumberFormatter

  static func live(currency: String) -> AppDependencies {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = currency
    return AppDependencies(ledger: Ledger(currency: currency), formatter: formatter)
  }
}

@main
struct LedgerApp: App {
  @Environment(\.scenePhase) private var scenePhase

  // bug: the bookings are lost in the background
  private var dependencies: AppDependencies { .live(currency: "EUR") }

  var body: some Scene {
    WindowGroup {
      LedgerView()
        .environment(dependencies.ledger)
        .overlay {
          if scenePhase != .active { Color.black.ignoresSafeArea() }
        }
    }
  }
}

struct LedgerView: View {
  @Environment(Ledger.self) private var ledger
  @State private var cents = 100

  var body: some View {
    List {
      Stepper("\(cents)", value: $cents, step: 50)
      Button("Book") { ledger.book(cents) }
      ForEach(ledger.bookings) { booking in
        Text("\(booking.cents) \(ledger.currency)")
      }
    }
  }
}
