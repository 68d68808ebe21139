import SwiftUI

struct Popup27: Identifiable { var id = UUID(); var text: String }
struct Map27: View {
  @State private var pin: String?
  @State private var zoom = 1.0
  private var popup: Binding<Popup27?> {
    // bug: zooming presents the sheet again
    Binding {
      pin.map { Popup27(text: $0) }
    } set: {
      pin = $0?.text
    }
  }
  var body: some View {
    Slider(value: $zoom).sheet(item: popup) { p in
      VStack {
        Text(p.text); Slider(value: $zoom)
      }
    }
  }
}
