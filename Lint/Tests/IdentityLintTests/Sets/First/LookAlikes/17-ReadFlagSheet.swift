import SwiftUI

struct Book17: View {
  struct Recipe: Identifiable { let id: Int; let title: String }
  let recipes: [Recipe]
  @State private var picked: Recipe?
  var body: some View {
    List(recipes) { r in Button(r.title) { picked = r } }.sheet(item: $picked) { Text($0.title) }
  }
}
