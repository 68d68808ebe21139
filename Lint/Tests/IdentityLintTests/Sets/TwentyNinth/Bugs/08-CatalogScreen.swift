import SwiftUI

struct CatalogProduct: Identifiable, Hashable {
  let id: Int
  var name: String
  var price: Double
}

enum PriceFormat {
  static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 2
    formatter.maximumFractionDigits = 2
    return formatter
  }()
}

struct PriceSheet: View {
  let product: CatalogProduct
  let onSave: (Double) -> Void
  @State private var price: Double
  @Environment(\.dismiss) private var dismiss

  init(product: CatalogProduct, onSave: @escaping (Double) -> Void) {
    self.product = product
    self.onSave = onSave
    _price = State(initialValue: product.price)
  }

  var body: some View {
    Form {
      Text(product.name)
      // bug: The typed price: the old one is saved.
      TextField("Price", value: $price, formatter: PriceFormat.formatter)
    }
    .toolbar {
      Button("Save") {
        onSave(price)
        dismiss()
      }
    }
  }
}

struct CatalogScreen: View {
  @State private var products = [CatalogProduct(id: 1, name: "Desk lamp", price: 49)]
  @State private var priced: CatalogProduct?

  var body: some View {
    List(products) { product in
      Button(product.name) { priced = product }
    }
    .sheet(item: $priced) { product in
      NavigationStack {
        PriceSheet(product: product) { price in
          guard let row = products.firstIndex(where: { $0.id == product.id }) else { return }
          products[row].price = price
        }
      }
    }
  }
}
