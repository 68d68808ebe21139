import SwiftUI

struct ProductScreen: View {
  @State private var isFeatured = false

  var body: some View {
    VStack {
      // bug: The quantity chosen in the card
      if isFeatured {
        QuantityCard(title: "Coffee")
          .padding()
          .background(.yellow)
      } else {
        QuantityCard(title: "Coffee")
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
