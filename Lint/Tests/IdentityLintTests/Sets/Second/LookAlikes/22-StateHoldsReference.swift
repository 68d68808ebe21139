import SwiftUI

final class Cache22 { var images: [String: Int] = [:] }
struct Gallery22: View {
  @State private var cache = Cache22(); let names: [String];
  var body: some View {
    ForEach(names, id: \.self) { n in Text(n).onAppear { cache.images[n] = 1 } }
  }
}
