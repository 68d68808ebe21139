import SwiftUI

final class Export: ObservableObject {
  @Published var isRunning = false
  var progress = 0.0
  var result = ""
  @MainActor func run() async {
    guard !isRunning else { return }
    isRunning = true
    for step in 1...20 {
      try? await Task.sleep(for: .milliseconds(200))
      progress = Double(step) / 20
    }
    isRunning = false
  }
  @MainActor func load() async {
    isRunning = false
    result = await fetch()
  }
  private func fetch() async -> String { "a" }
}
struct ExportView: View {
  @StateObject private var model = Export()
  var body: some View {
    ProgressView(value: model.progress)  // expect: unannounced_change
    Text(model.result)  // expect: unannounced_change
    Button("Export") { Task { await model.run() } }
    Button("Load") { Task { await model.load() } }
  }
}
