import SwiftUI

struct WishLine: Identifiable {
  let id = UUID()
  var name: String
  var quantity: Int
  var price: Double
}

final class WishList: ObservableObject {
  @Published private(set) var lines: [WishLine] = []

  var total: Double { lines.map { $0.price * Double($0.quantity) }.reduce(0, +) }

  func add(_ name: String, price: Double) {
    if let index = lines.firstIndex(where: { $0.name == name }) {
      lines[index].quantity += 1
    } else {
      lines.append(WishLine(name: name, quantity: 1, price: price))
    }
  }
}

final class GiftSession: ObservableObject {
  @Published var person = "Guest"
  let wishes = WishList()
}

struct GiftShop: View {
  @StateObject private var session = GiftSession()

  var body: some View {
    NavigationStack {
      List {
        Section("Hello \(session.person)") {
          Button("Add book") { session.wishes.add("Book", price: 13) }
          Button("Add scarf") { session.wishes.add("Scarf", price: 24.5) }
        }
        WishSection(wishes: session.wishes)
      }
      .navigationTitle("Gifts")
    }
  }
}

struct WishSection: View {
  @ObservedObject var wishes: WishList

  var body: some View {
    Section("Wishes") {
      ForEach(wishes.lines) { line in
        LabeledContent(line.name, value: "\(line.quantity)")
      }
      LabeledContent("Total", value: wishes.total.formatted())
    }
  }
}
