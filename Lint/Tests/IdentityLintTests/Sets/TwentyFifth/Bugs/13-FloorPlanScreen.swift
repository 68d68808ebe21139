import SwiftUI

struct FloorPlan: Identifiable {
  let id: String
  var title: String
  var imageName: String
}

struct FloorPlanScreen: View {
  let plan: FloorPlan

  var body: some View {
    ZoomablePlan(plan: plan)
      .id(plan.id)
      .navigationTitle(plan.title)
  }
}

struct ZoomablePlan: View {
  let plan: FloorPlan
  @State private var zoom = 1.0
  @State private var isGridShown = false

  private var pinch: some Gesture {
    MagnifyGesture()
      .onChanged { value in
        // bug: the zoom of the pinch before. When: a second pinch starts: the plan jumps to
        // 1×.
        zoom = clamped(value.magnification)
      }
      .onEnded { _ in
        if zoom < 1.05 { zoom = 1 }
      }
  }

  var body: some View {
    Image(plan.imageName)
      .resizable()
      .scaledToFit()
      .overlay {
        if isGridShown { Rectangle().stroke(.secondary) }
      }
      .scaleEffect(zoom)
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
