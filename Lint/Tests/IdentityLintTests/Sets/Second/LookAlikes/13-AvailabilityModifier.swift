import SwiftUI

extension View {
  @ViewBuilder func glass() -> some View {
    if #available(iOS 26, *) { self.background(.thinMaterial) } else { self.background(.gray) }
  }
}
struct Bar13: View {
  @State private var text = ""; @State private var n = 0;
  var body: some View {
    VStack {
      TextField("Find", text: $text).glass(); Button("\(n)") { n += 1 }
    }
  }
}
