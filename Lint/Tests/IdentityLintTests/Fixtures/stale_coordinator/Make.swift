import SwiftUI

struct Marquee: UIViewRepresentable {
  let text: String
  let size: Int
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = text  // expect: stale_coordinator
    label.tag = self.size
    return label
  }
  func updateUIView(_ uiView: UILabel, context: Context) {}
}
struct Brightness: View {
  @State private var brightness = 50.0
  var body: some View {
    Marquee(text: "Brightness \(Int(brightness)) %", size: 4)
    Slider(value: $brightness, in: 0...100)
  }
}
struct Web: NSViewRepresentable {
  var address: String
  @Binding var zoom: Double
  func makeNSView(context: Context) -> WKWebView {
    let view = WKWebView()
    load(in: view)
    view.magnification = zoom  // expect: stale_coordinator
    return view
  }
  func updateNSView(_ view: WKWebView, context: Context) { view.isHidden = false }
  private func load(in view: WKWebView) {
    view.load(URLRequest(url: URL(string: address)!))  // expect: stale_coordinator
  }
}
struct Browser: View {
  @State private var address = "https://example.com"
  @State private var zoom = 1.0
  var body: some View {
    TextField("Address", text: $address)
    Web(address: address, zoom: $zoom)
    Button("Actual size") { zoom = 1 }
  }
}
