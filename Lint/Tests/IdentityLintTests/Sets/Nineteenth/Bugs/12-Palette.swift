import SwiftUI

struct Palette<Content: View>: View {
  let title: String
  @State private var isOpen = true
  // bug: the built content is stored in @State and only the first one is kept: the summary never
  // shows renamed layers or changed opacities
  @State private var content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    _content = State(initialValue: content())
  }

  var body: some View {
    VStack(alignment: .leading) {
      Button {
        isOpen.toggle()
      } label: {
        Label(title, systemImage: isOpen ? "chevron.down" : "chevron.right")
      }
      .buttonStyle(.plain)
      if isOpen {
        content.padding(.leading)
      }
    }
    .padding(8)
  }
}

struct Layer: Identifiable {
  let id: Int
  var name: String
  var opacity: Double
}

struct LayersWindow: View {
  @State private var layers = [
    Layer(id: 1, name: "Sky", opacity: 1),
    Layer(id: 2, name: "Ridge", opacity: 0.8),
  ]

  var body: some View {
    HSplitView {
      List($layers) { $layer in
        TextField("Name", text: $layer.name)
        Slider(value: $layer.opacity)
      }
      Palette("Summary") {
        ForEach(layers) { layer in
          Text("\(layer.name), \(Int(layer.opacity * 100)) %")
        }
      }
    }
  }
}
