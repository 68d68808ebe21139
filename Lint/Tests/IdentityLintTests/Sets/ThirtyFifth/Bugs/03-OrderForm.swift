import SwiftUI

struct OrderForm: View {
  @State private var dishes: [String: Int] = [:]
  @State private var remark = ""

  private let menu = ["Ramen", "Gyoza", "Mochi"]

  var body: some View {
    NavigationStack {
      Form {
        ForEach(menu, id: \.self) { dish in
          Stepper(
            "\(dish): \(dishes[dish, default: 0])",
            value: $dishes[dish, default: 0], in: 0...9)
        }
        TextField("Remark", text: $remark)
        NavigationLink("Allergens") {
          Text("Contains wheat, soy and egg.")
        }
      }
      // bug: The order that was being put together
      .onDisappear {
        dishes = [:]
        remark = ""
      }
    }
  }
}
