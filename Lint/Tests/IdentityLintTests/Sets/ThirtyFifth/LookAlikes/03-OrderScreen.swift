import SwiftUI

struct OrderScreen: View {
  @State private var isOrdering = false
  @State private var dishes: [String: Int] = [:]
  @State private var remark = ""

  private let menu = ["Ramen", "Gyoza", "Mochi"]

  var body: some View {
    Button("New order") { isOrdering = true }
      .sheet(isPresented: $isOrdering, onDismiss: clear) {
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
        }
      }
  }

  private func clear() {
    dishes = [:]
    remark = ""
  }
}
