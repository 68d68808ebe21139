import SwiftUI

final class Shelf: ObservableObject { @Published var titles: [String] = [] }
@Observable final class Cart { var count = 0 }

struct AddBook: View {
  @EnvironmentObject private var shelf: Shelf
  var body: some View { Text("\(shelf.titles.count)") }
}
struct Badge: View {
  @Environment(Cart.self) private var cart
  var body: some View { Text("\(cart.count)") }
}
struct Root: View {
  @StateObject private var shelf = Shelf()
  @State private var cart = Cart()
  @State private var isAdding = false
  var body: some View {
    NavigationStack { Text("a") }
      .environmentObject(shelf)
      .sheet(isPresented: $isAdding) { AddBook() }  // expect: outer_environment
    Text("b")
      .environment(cart)
      .overlay { VStack { Badge() } }  // expect: outer_environment
  }
}
