import SwiftUI

final class Palette: ObservableObject {
  @Published var recent: [String] = []

  func remember(_ name: String) {
    recent.append(name)
  }
}

extension View {
  func paintServices(_ palette: Palette, tint: Color) -> some View {
    self
      .environmentObject(palette)
      .tint(tint)
  }
}

struct PaintScreen: View {
  @StateObject private var palette = Palette()
  @State private var brush = 1.0
  @State private var tint = Color.blue

  var body: some View {
    VStack {
      PaintCanvas(brush: brush)
      RecentBar()
      Slider(value: $brush, in: 0.5...4)
      ColorPicker("Tint", selection: $tint)
    }
    .paintServices(palette, tint: tint)
  }
}

private struct PaintCanvas: View {
  let brush: Double
  @EnvironmentObject private var palette: Palette

  var body: some View {
    HStack {
      ForEach(["drop", "leaf", "flame"], id: \.self) { name in
        Button {
          palette.remember(name)
        } label: {
          Image(systemName: name).font(.system(size: 24 * brush))
        }
      }
    }
  }
}

private struct RecentBar: View {
  @EnvironmentObject private var palette: Palette

  var body: some View {
    Text("\(palette.recent.count) used")
  }
}
