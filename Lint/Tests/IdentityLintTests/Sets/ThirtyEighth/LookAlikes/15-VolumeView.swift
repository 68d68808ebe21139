import SwiftUI
import UIKit

struct StatusLabel: UIViewRepresentable {
  let text: String
  let isWarning: Bool

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    return label
  }

  func updateUIView(_ uiView: UILabel, context: Context) {
    uiView.text = text
    uiView.textColor = isWarning ? .systemRed : .label
  }
}

struct VolumeView: View {
  @State private var volume = 50.0

  var body: some View {
    VStack {
      StatusLabel(text: "Volume \(Int(volume)) %", isWarning: volume > 85)
        .frame(height: 40)
      Slider(value: $volume, in: 0...100)
    }
    .padding()
  }
}
