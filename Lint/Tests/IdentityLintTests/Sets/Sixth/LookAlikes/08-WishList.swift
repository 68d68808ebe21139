import SwiftUI

struct Wish: Identifiable, Codable, Equatable {
  var id = UUID()
  var name: String
  var price: Double
  var isBought = false
}

final class WishStore: ObservableObject {
  @Published private(set) var wishes: [Wish] = []

  func add(_ wish: Wish) {
    wishes.append(wish)
  }

  func delete(_ ids: Set<Wish.ID>) {
    wishes.removeAll { ids.contains($0.id) }
  }
}

struct WishListView: View {
  @EnvironmentObject private var store: WishStore
  @State private var hidesBought = true
  @State private var order = Order.name

  enum Order: String, CaseIterable, Identifiable {
    case name, price
    var id: Self { self }
  }

  private var visible: [Wish] {
    let wishes = hidesBought ? store.wishes.filter { !$0.isBought } : store.wishes
    switch order {
    case .name: return wishes.sorted { $0.name < $1.name }
    case .price: return wishes.sorted { $0.price < $1.price }
    }
  }

  var body: some View {
    let rows = visible
    List {
      ForEach(rows) { wish in
        HStack {
          Text(wish.name)
          Spacer()
          Text(wish.price, format: .currency(code: "GBP"))
        }
      }
      .onDelete { offsets in
        store.delete(Set(offsets.map { rows[$0].id }))
      }
    }
    .toolbar {
      Menu("Sort") {
        Picker("Order", selection: $order) {
          ForEach(Order.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        Toggle("Hide bought", isOn: $hidesBought)
      }
    }
  }
}
