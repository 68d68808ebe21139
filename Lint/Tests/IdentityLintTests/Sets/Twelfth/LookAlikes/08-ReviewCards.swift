import SwiftUI

struct Review: Identifiable {
  let id: Int
  let text: String
}

struct Product: Identifiable {
  let id: Int
  let name: String
  let rating: Double
  let reviews: [Review]
}

struct ReviewsSheet: View {
  let product: Product

  var body: some View {
    NavigationStack {
      List(product.reviews) { Text($0.text) }
        .navigationTitle(product.name)
    }
    .presentationDetents([.medium, .large])
  }
}

struct ProductCard: View {
  let product: Product
  @State private var showingReviews = false

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(product.name).font(.headline)
        Text(product.rating, format: .number.precision(.fractionLength(1)))
      }
      Spacer()
      Button("Reviews") { showingReviews = true }
    }
    .padding()
    .background(.quaternary, in: .rect(cornerRadius: 12))
    .sheet(isPresented: $showingReviews) {
      ReviewsSheet(product: product)
    }
  }
}

struct RecommendedSection: View {
  let products: [Product]

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(products) { product in
          ProductCard(product: product)
        }
      }
      .padding()
    }
  }
}
