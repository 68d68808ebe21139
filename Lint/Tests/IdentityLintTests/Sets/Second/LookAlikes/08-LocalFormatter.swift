import SwiftUI

struct Price8: View {
  @State private var value = 1.0
  var body: some View {
    let format = NumberFormatter()
    VStack {
      Slider(value: $value); Text(format.string(from: NSNumber(value: value)) ?? "")
    }
  }
}
