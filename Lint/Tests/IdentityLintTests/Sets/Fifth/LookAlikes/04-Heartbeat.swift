import SwiftUI

@MainActor
@Observable
final class PulseModel {
  private(set) var beats = 0
  @ObservationIgnored private var loop: Task<Void, Never>?

  func start() {
    guard loop == nil else { return }
    loop = Task {
      while !Task.isCancelled {
        beats = Int.random(in: 55...90)
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }

  func stop() {
    loop?.cancel()
    loop = nil
  }
}

struct PulseView: View {
  let model: PulseModel

  var body: some View {
    Text("\(model.beats) bpm")
      .font(.largeTitle)
      .onAppear { model.start() }
      .onDisappear { model.stop() }
  }
}

struct HealthTabs: View {
  @State private var model = PulseModel()

  var body: some View {
    TabView {
      PulseView(model: model).tabItem { Label("Pulse", systemImage: "heart") }
      Text("Sleep").tabItem { Label("Sleep", systemImage: "bed.double") }
    }
  }
}
