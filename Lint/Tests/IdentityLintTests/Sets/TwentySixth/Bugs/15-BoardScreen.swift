import SwiftUI

final class Clipboard: ObservableObject {
  @Published var shapes: [String] = []

  func copy(_ shape: String) {
    shapes.append(shape)
  }
}

extension View {
  func canvasServices(tint: Color) -> some View {
    self
      // bug: all copied shapes. When: zoom slider or tint is moved: BoardScreen.body runs.
      .environmentObject(Clipboard())
      .tint(tint)
  }
}

struct BoardScreen: View {
  @State private var zoom = 1.0
  @State private var tint = Color.blue

  var body: some View {
    VStack {
      BoardCanvas(zoom: zoom)
      PasteBar()
      Slider(value: $zoom, in: 0.5...4)
      ColorPicker("Tint", selection: $tint)
    }
    .canvasServices(tint: tint)
  }
}

private struct BoardCanvas: View {
  let zoom: Double
  @EnvironmentObject private var clipboard: Clipboard

  var body: some View {
    HStack {
      ForEach(["circle", "square", "triangle"], id: \.self) { shape in
        Button {
          clipboard.copy(shape)
        } label: {
          Image(systemName: shape).font(.system(size: 24 * zoom))
        }
      }
    }
  }
}

private struct PasteBar: View {
  @EnvironmentObject private var clipboard: Clipboard

  var body: some View {
    Text("\(clipboard.shapes.count) copied")
  }
}
