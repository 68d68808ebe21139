import SwiftUI

/// The properties have wider types.
struct Widen: View {
  @State private var count = Int64(0)
  @State private var label: String?
  @State private var sizes: [Int] = []

  var body: some View {
    Panel([("count", "\(count)"), ("label", "\(label ?? "")"), ("sizes", "\(sizes)")]) {
      count = 5
      label = "wide"
      sizes = [1, 2]
    }
  }
}
