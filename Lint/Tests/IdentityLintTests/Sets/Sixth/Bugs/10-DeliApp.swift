import SwiftUI
import Observation

struct Dish: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
}

@Observable
final class Basket {
  private(set) var dishes: [Dish] = []

  var total: Decimal {
    dishes.reduce(0) { $0 + $1.price }
  }

  func add(_ dish: Dish) {
    dishes.append(dish)
  }
}

@main
struct DeliApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @AppStorage("launchCount") private var launchCount = 0

  var body: some Scene {
    WindowGroup {
      MenuScreen()
        // bug: the body of the app runs again with each scene phase and puts an empty basket in
        .environment(Basket())
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .active { launchCount += 1 }
    }
  }
}

struct MenuScreen: View {
  @Environment(Basket.self) private var basket

  private let dishes = [
    Dish(id: 1, name: "Pad Thai", price: 11.5),
    Dish(id: 2, name: "Green Curry", price: 12),
    Dish(id: 3, name: "Mango Rice", price: 6),
  ]

  var body: some View {
    NavigationStack {
      List(dishes) { dish in
        HStack {
          Text(dish.name)
          Spacer()
          Button("Add") { basket.add(dish) }
            .buttonStyle(.bordered)
        }
      }
      .navigationTitle("Menu")
      .safeAreaInset(edge: .bottom) {
        if !basket.dishes.isEmpty {
          Text("\(basket.dishes.count) dishes, \(basket.total.formatted(.currency(code: "USD")))")
            .padding()
            .frame(maxWidth: .infinity)
            .background(.bar)
        }
      }
    }
  }
}
