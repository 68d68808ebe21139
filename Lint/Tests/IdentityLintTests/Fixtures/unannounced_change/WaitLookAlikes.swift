import SwiftUI

final class Import: ObservableObject {
  @Published var isRunning = false
  @Published var step = 0
  var progress = 0.0
  var result = ""
  var note = ""
  var total = 0
  var count = 0
  // Announced in each round.
  @MainActor func run() async {
    for step in 1...20 {
      try? await Task.sleep(for: .milliseconds(200))
      progress = Double(step) / 20
      self.step = step
    }
  }
  // Announced after it, at the end, in a defer and by a method.
  @MainActor func load() async {
    isRunning = true
    result = await fetch()
    isRunning = false
  }
  @MainActor func comment() async {
    isRunning = true
    defer { isRunning = false }
    note = await fetch()
  }
  @MainActor func add() async {
    isRunning = true
    total = await fetch().count
    finish()
  }
  private func finish() { isRunning = false }
  // No wait between.
  @MainActor func tally() async {
    let text = await fetch()
    isRunning = false
    count = text.count
  }
  private func fetch() async -> String { "a" }
}
struct ImportView: View {
  @StateObject private var model = Import()
  var body: some View {
    ProgressView(value: model.progress)
    Text("\(model.result) \(model.note) \(model.total) \(model.count) \(model.step)")
    Button("Import") { Task { await model.run() } }
    Button("Load") { Task { await model.load() } }
  }
}
