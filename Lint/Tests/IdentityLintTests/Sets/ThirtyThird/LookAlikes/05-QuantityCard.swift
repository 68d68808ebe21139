import SwiftUI

struct ProductScreen: View {
  @State private var isFeatured = false

  var body: some View {
    VStack {
      QuantityCard(title: "Coffee")
        .padding(isFeatured ? 16 : 0)
        .background(isFeatured ? Color.yellow : Color.clear)
      if isFeatured {
        Text("Featured this week")
      }
      Button("Toggle highlight") {
        withAnimation { isFeatured.toggle() }
      }
    }
  }
}

struct QuantityCard: View {
  let title: String
  @State private var quantity = 1

  var body: some View {
    Stepper("\(title): \(quantity)", value: $quantity, in: 1...20)
  }
}
