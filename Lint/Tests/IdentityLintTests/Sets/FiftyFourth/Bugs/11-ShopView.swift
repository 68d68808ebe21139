import SwiftUI

final class Basket: ObservableObject {
  @Published private(set) var articles: [String] = []

  func add(_ article: String) {
    articles.append(article)
  }

  func empty() {
    articles.removeAll()
  }
}

final class ShopSession: ObservableObject {
  @Published var customerName = "Guest"
  let basket = Basket()
  let assortment = ["Coffee", "Filter", "Grinder", "Kettle"]
}

struct ShopView: View {
  @StateObject private var session = ShopSession()

  var body: some View {
    NavigationStack {
      List {
        Section("Assortment") {
          ForEach(session.assortment, id: \.self) { article in
            HStack {
              Text(article)
              Spacer()
              Button("Add", systemImage: "cart.badge.plus") {
                session.basket.add(article)
              }
              .labelStyle(.iconOnly)
              .buttonStyle(.borderless)
            }
          }
        }
        Section("Customer") {
          TextField("Name", text: $session.customerName)
        }
      }
      .navigationTitle("Shop")
      .toolbar {
        // bug: The view observes only the outer object
        Text("\(session.basket.articles.count) in basket")
      }
    }
  }
}
