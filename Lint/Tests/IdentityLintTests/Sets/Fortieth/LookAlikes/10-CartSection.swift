import SwiftUI

@Observable
final class CartModel {
  static let shared = CartModel()

  var lines: [String] = []

  private init() {}

  func add(_ name: String) {
    lines.append(name)
  }
}

struct CartSection: View {
  private let cart = CartModel.shared

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
