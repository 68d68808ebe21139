import SwiftUI

final class ExportModel: ObservableObject {
  @Published var isRunning = false
  // bug: progress is not @Published
  var progress = 0.0

  @MainActor
  func run() async {
    guard !isRunning else { return }
    progress = 0
    isRunning = true
    for step in 1...20 {
      try? await Task.sleep(for: .milliseconds(200))
      progress = Double(step) / 20
    }
    isRunning = false
  }
}

struct ExportView: View {
  @StateObject private var model = ExportModel()

  var body: some View {
    VStack(spacing: 16) {
      ProgressView(value: model.progress)
      Button("Export") {
        Task { await model.run() }
      }
      .disabled(model.isRunning)
    }
    .padding()
  }
}
