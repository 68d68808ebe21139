import SwiftUI

struct FilterPanel: View {
  // bug: Price and category filters
  @State private var maxPrice = 1000.0
  @State private var onlyInStock = false

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

  var body: some View {
    VStack {
      Button(showsFilters ? "Hide filters" : "Show filters") {
        withAnimation { showsFilters.toggle() }
      }
      if showsFilters {
        FilterPanel()
          .transition(.move(edge: .top))
      }
      List(products, id: \.self) { Text($0) }
    }
  }
}
