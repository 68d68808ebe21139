import SwiftUI

/// Properties that will have wider types.
struct Widen: View {
  @State private var count = 0
  @State private var label = ""
  @State private var sizes: [Int32] = []

  var body: some View {
    Panel([("count", "\(count)"), ("label", "\(label)"), ("sizes", "\(sizes)")]) {
      count = 5
      label = "wide"
      sizes = [1, 2]
    }
  }
}
