import SwiftUI

struct FilterPanel: View {
  @Binding var maxPrice: Double
  @Binding var onlyInStock: Bool

  var body: some View {
    VStack {
      Slider(value: $maxPrice, in: 0...1000) { Text("Max price") }
      Toggle("Only in stock", isOn: $onlyInStock)
    }
    .padding()
  }
}

struct ProductScreen: View {
  let products: [String]
  @State private var showsFilters = false
  @State private var maxPrice = 1000.0
  @State private var onlyInStock = false

  var body: some View {
    VStack {
      Button(showsFilters ? "Hide filters" : "Show filters") {
        withAnimation { showsFilters.toggle() }
      }
      if showsFilters {
        FilterPanel(maxPrice: $maxPrice, onlyInStock: $onlyInStock)
          .transition(.move(edge: .top))
      }
      List(products, id: \.self) { Text($0) }
    }
  }
}
