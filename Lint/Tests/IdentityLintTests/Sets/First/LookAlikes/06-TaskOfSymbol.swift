import SwiftUI

struct Quote6: View {
  @State private var price = 0.0
  let symbol: String
  var body: some View { Text("\(price)").task(id: symbol) { price = await load(symbol) } }
  func load(_ s: String) async -> Double { 1 }
}
