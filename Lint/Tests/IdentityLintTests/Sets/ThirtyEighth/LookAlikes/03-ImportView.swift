import SwiftUI

final class ImportModel: ObservableObject {
  @Published var isRunning = false
  @Published private var doneSteps = 0
  private let allSteps = 20
  private var runCount = 0

  var progress: Double {
    Double(doneSteps) / Double(allSteps)
  }

  @MainActor
  func run() async {
    guard !isRunning else { return }
    runCount += 1
    doneSteps = 0
    isRunning = true
    for step in 1...allSteps {
      try? await Task.sleep(for: .milliseconds(200))
      doneSteps = step
    }
    isRunning = false
    print("Import run \(runCount) finished")
  }
}

struct ImportView: View {
  @StateObject private var model = ImportModel()

  var body: some View {
    VStack(spacing: 16) {
      ProgressView(value: model.progress)
      Button("Import") {
        Task { await model.run() }
      }
      .disabled(model.isRunning)
    }
    .padding()
  }
}
