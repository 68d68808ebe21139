import SwiftUI

final class RouteRecorder: ObservableObject {
  @Published var marks: [TimeInterval] = []
  @Published var startedAt: Date?

  func start() { startedAt = .now }

  func mark() {
    guard let startedAt else { return }
    marks.append(Date.now.timeIntervalSince(startedAt))
  }
}

struct TripContainer {
  var unitName = "km/h"

  func makeRecorder() -> RouteRecorder {
    RouteRecorder()
  }
}

final class SpeedMonitor: ObservableObject {
  @Published var current = 0

  @MainActor
  func listen() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(2))
      current = Int.random(in: 0...40)
    }
  }
}

struct RideScreen: View {
  let container: TripContainer
  @StateObject private var monitor = SpeedMonitor()

  var body: some View {
    VStack(spacing: 24) {
      Text("\(monitor.current) \(container.unitName)")
        .font(.largeTitle.monospacedDigit())
      RouteMarksView(recorder: container.makeRecorder())
    }
    .task { await monitor.listen() }
  }
}

struct RouteMarksView: View {
  @StateObject private var recorder: RouteRecorder

  init(recorder: @autoclosure @escaping () -> RouteRecorder) {
    _recorder = StateObject(wrappedValue: recorder())
  }

  var body: some View {
    List {
      LabeledContent("Marks", value: "\(recorder.marks.count)")
      if let last = recorder.marks.last {
        LabeledContent("Last", value: last.formatted(.number.precision(.fractionLength(1))))
      }
      if recorder.startedAt == nil {
        Button("Start") { recorder.start() }
      } else {
        Button("Mark") { recorder.mark() }
      }
    }
  }
}
