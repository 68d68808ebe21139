import SwiftUI

struct DimmerSlider: View {
  @Binding var brightness: Double
  @State private var position = 0.0
  @State private var isDragging = false

  var body: some View {
    Slider(value: $position, in: 0...100) { isEditing in
      isDragging = isEditing
      if !isEditing { brightness = position }
    }
    .onAppear { position = brightness }
    .onChange(of: brightness) { _, brightness in
      if !isDragging { position = brightness }
    }
  }
}

struct LampsView: View {
  @State private var levels = ["Desk": 80.0, "Ceiling": 40.0]

  var body: some View {
    VStack {
      ForEach(levels.keys.sorted(), id: \.self) { name in
        Text(name)
        DimmerSlider(brightness: Binding(get: { levels[name] ?? 0 }, set: { levels[name] = $0 }))
      }
      Button("All off") {
        for name in levels.keys { levels[name] = 0 }
      }
    }
  }
}
