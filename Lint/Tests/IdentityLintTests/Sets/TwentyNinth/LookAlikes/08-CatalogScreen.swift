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
  @State private var priceText: String
  @Environment(\.dismiss) private var dismiss

  init(product: CatalogProduct, onSave: @escaping (Double) -> Void) {
    self.product = product
    self.onSave = onSave
    _priceText = State(
      initialValue: PriceFormat.formatter.string(from: NSNumber(value: product.price)) ?? "")
  }

  private var price: Double? {
    PriceFormat.formatter.number(from: priceText)?.doubleValue
  }

  var body: some View {
    Form {
      Text(product.name)
      TextField("Price", text: $priceText)
    }
    .toolbar {
      Button("Save") {
        guard let price else { return }
        onSave(price)
        dismiss()
      }
      .disabled(price == nil)
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
