import Observation
import SwiftUI

@Observable
final class Cart {
  private(set) var lines: [String: Int] = [:]

  var itemCount: Int {
    lines.values.reduce(0, +)
  }

  func add(_ sku: String) {
    lines[sku, default: 0] += 1
  }

  func removeAll() {
    lines.removeAll()
  }
}

private struct CartKey: EnvironmentKey {
  // bug: The computed default makes a new cart at each read
  static var defaultValue: Cart { Cart() }
}

extension EnvironmentValues {
  var cart: Cart {
    get { self[CartKey.self] }
    set { self[CartKey.self] = newValue }
  }
}

struct Article: Identifiable {
  let sku: String
  let name: String
  var id: String { sku }
}

struct ArticleRow: View {
  let article: Article
  @Environment(\.cart) private var cart

  var body: some View {
    HStack {
      Text(article.name)
      Spacer()
      Button("Add") {
        cart.add(article.sku)
      }
      .buttonStyle(.bordered)
    }
  }
}

struct CartBadge: View {
  @Environment(\.cart) private var cart

  var body: some View {
    Label("\(cart.itemCount)", systemImage: "cart")
      .labelStyle(.titleAndIcon)
  }
}

struct StoreFront: View {
  let articles: [Article]

  var body: some View {
    NavigationStack {
      List(articles) { article in
        ArticleRow(article: article)
      }
      .navigationTitle("Store")
      .toolbar {
        CartBadge()
      }
    }
  }
}

@main
struct StoreApp: App {
  private let articles = [
    Article(sku: "T-100", name: "Teapot"),
    Article(sku: "C-210", name: "Cup"),
    Article(sku: "S-005", name: "Spoon"),
  ]

  var body: some Scene {
    WindowGroup {
      StoreFront(articles: articles)
    }
  }
}
