import SwiftUI

// Updated by a method, and by a computed property.
struct Status: UIViewRepresentable {
  let text: String
  let isWarning: Bool
  private var color: UIColor { isWarning ? .systemRed : .label }
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = isWarning ? .systemRed : .label
    return label
  }
  func updateUIView(_ uiView: UILabel, context: Context) { apply(to: uiView) }
  private func apply(to label: UILabel) {
    label.text = text
    label.textColor = color
  }
}
// Passed on as a whole.
struct Chart: UIViewRepresentable {
  let title: String
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = title
    return label
  }
  func updateUIView(_ uiView: UILabel, context: Context) {
    context.coordinator.update(self, uiView)
  }
  func makeCoordinator() -> Drawer { Drawer() }
  final class Drawer { func update(_ chart: Chart, _ label: UILabel) { label.text = chart.title } }
}
// Never another one, by a constant, by an id and by its name.
struct Badge: UIViewRepresentable {
  let symbol: String
  let initialCount: Int
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = symbol
    label.tag = initialCount
    return label
  }
  func updateUIView(_ uiView: UILabel, context: Context) {}
}
// A local name is not the property.
struct Tagged: UIViewRepresentable {
  let tag: Int
  let name: String
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.tag = 3
    return view
  }
  func updateUIView(_ uiView: UIView, context: Context) { uiView.accessibilityLabel = name }
}
struct Panel: View {
  @State private var volume = 50
  var body: some View {
    Status(text: "Volume \(volume)", isWarning: volume > 85)
    Chart(title: "Volume \(volume)")
    Badge(symbol: "star", initialCount: volume)
    Badge(symbol: "speaker \(volume)", initialCount: 0).id(volume)
    Tagged(tag: volume, name: "Volume \(volume)")
    Stepper("Volume", value: $volume)
  }
}
