import SwiftUI

enum LogFeed {
  static func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      let producer = Task {
        for number in 1...20 {
          try? await Task.sleep(for: .seconds(1))
          if Task.isCancelled { break }
          continuation.yield("Line \(number)")
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in producer.cancel() }
    }
  }
}

struct LogView: View {
  @State private var lines: [String] = []

  var body: some View {
    ZStack {
      if lines.isEmpty {
        ProgressView("Waiting for log")
          // bug: The first line removes the ProgressView that carries the task
          .task {
            for await line in LogFeed.lines() {
              lines.append(line)
            }
          }
      } else {
        List(lines, id: \.self) { line in
          Text(line)
        }
      }
    }
  }
}
