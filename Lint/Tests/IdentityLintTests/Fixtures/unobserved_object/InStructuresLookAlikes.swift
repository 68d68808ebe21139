import Observation
import SwiftUI

final class Box { var items: [String] = [] }
@Observable final class Shelf { var items: [String] = [] }
struct Content { var items: [String] = [] }
struct Cart { let box = Box(); var shelf = Shelf(); var content = Content(); var count = 0 }
struct CartView: View {
  @State private var cart = Cart()
  @State private var version = 0
  var body: some View {
    Button("\(cart.shelf.items.count)") { cart.shelf.items.append("x") }
    Button("\(cart.content.items.count)") { cart.content.items.append("x") }
    Button("\(cart.box.items.count)") {
      cart.box.items.append("x")
      version += 1
    }
    Text("\(version)")
  }
}
// Nothing shows it.
struct Silent: View {
  @State private var cart = Cart()
  var body: some View { Button("Add") { cart.box.items.append("x") } }
}
