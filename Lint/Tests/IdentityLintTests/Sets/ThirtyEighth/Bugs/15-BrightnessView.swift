import SwiftUI
import UIKit

struct MarqueeLabel: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    label.text = text
    return label
  }

  // bug: The label's text is set only when the UIKit view is made
  func updateUIView(_ uiView: UILabel, context: Context) {
  }
}

struct BrightnessView: View {
  @State private var brightness = 50.0

  var body: some View {
    VStack {
      MarqueeLabel(text: "Brightness \(Int(brightness)) %")
        .frame(height: 40)
      Slider(value: $brightness, in: 0...100)
    }
    .padding()
  }
}
