import SwiftUI

@Observable
final class PrintQueue {
  static let main = PrintQueue()
  private(set) var jobs: [String] = []

  func enqueue(_ job: String) {
    jobs.append(job)
  }
}

private struct PrintQueueKey: EnvironmentKey {
  static var defaultValue: PrintQueue { .main }
}

extension EnvironmentValues {
  var printQueue: PrintQueue {
    get { self[PrintQueueKey.self] }
    set { self[PrintQueueKey.self] = newValue }
  }
}

struct LabelScreen: View {
  var body: some View {
    VStack {
      QueueBadge()
      LabelComposer()
    }
  }
}

private struct QueueBadge: View {
  @Environment(\.printQueue) private var queue

  var body: some View {
    Label("\(queue.jobs.count) waiting", systemImage: "printer")
  }
}

private struct LabelComposer: View {
  @Environment(\.printQueue) private var queue
  @State private var text = ""

  var body: some View {
    HStack {
      TextField("Label", text: $text)
      Button("Print") {
        queue.enqueue(text)
        text = ""
      }
      .disabled(text.isEmpty)
    }
  }
}
