import SwiftUI

@Observable
final class CartModel {
  var lines: [String] = []

  func add(_ name: String) {
    lines.append(name)
  }
}

struct CartSection: View {
  // bug: Typing a coupon re-evaluates ShopScreen
  private let cart = CartModel()

  var body: some View {
    Section("Cart") {
      Text("\(cart.lines.count) items")
      Button("Add apples") {
        cart.add("Apples")
      }
    }
  }
}

struct ShopScreen: View {
  @State private var coupon = ""

  var body: some View {
    Form {
      CartSection()
      Section("Coupon") {
        TextField("Code", text: $coupon)
        if !coupon.isEmpty {
          Text("Code \(coupon) is applied at checkout")
        }
      }
    }
  }
}
