import Foundation
import Observation
import TheseusTesting

@MainActor final class LifeLog {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@Observable @MainActor final class ContentModel {
  var mode = 0
  var items = ["a", "b", "c"]
}

/// A button that counts its taps in a state of its own, and writes its life into a log.
struct LivingCount: View {
  let name: String
  let log: LifeLog
  @State private var count = 0
  init(_ name: String, _ log: LifeLog) {
    self.name = name
    self.log = log
  }
  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { log.add("+\(name)") }
      .onDisappear { log.add("-\(name)") }
      .task {
        log.add("task \(name)")
        try? await Task.sleep(for: .seconds(1_000_000))
        log.add("end \(name)")
      }
  }
}

extension LivingCount: Equatable {
  nonisolated static func == (a: LivingCount, b: LivingCount) -> Bool { a.name == b.name }
}
