import SwiftUI

struct StarChart: Identifiable {
  let id: String
  var title: String
  var imageName: String
}

struct StarChartScreen: View {
  let chart: StarChart

  var body: some View {
    ZoomableChart(chart: chart)
      .id(chart.id)
      .navigationTitle(chart.title)
  }
}

struct ZoomableChart: View {
  let chart: StarChart
  @State private var zoom = 1.0
  @GestureState private var magnification = 1.0
  @State private var isGridShown = false

  private var pinch: some Gesture {
    MagnifyGesture()
      .updating($magnification) { value, state, _ in
        state = value.magnification
      }
      .onEnded { value in
        zoom = clamped(zoom * value.magnification)
      }
  }

  var body: some View {
    Image(chart.imageName)
      .resizable()
      .scaledToFit()
      .overlay {
        if isGridShown { Rectangle().stroke(.secondary) }
      }
      .scaleEffect(clamped(zoom * magnification))
      .gesture(pinch)
      .toolbar {
        Toggle("Grid", isOn: $isGridShown)
        Button("Fit") { withAnimation { zoom = 1 } }
      }
  }

  private func clamped(_ value: Double) -> Double {
    min(max(value, 1), 6)
  }
}
