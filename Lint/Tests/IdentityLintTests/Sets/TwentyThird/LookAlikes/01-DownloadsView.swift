import SwiftUI

struct DownloadJob: Identifiable {
  let id: UUID
  let title: String
  var progress: Double
}

@Observable
final class DownloadQueue {
  var jobs: [DownloadJob] = []

  @MainActor
  func add(_ title: String) {
    let job = DownloadJob(id: UUID(), title: title, progress: 0)
    jobs.append(job)
    Task { await run(job.id) }
  }

  @MainActor
  private func run(_ id: DownloadJob.ID) async {
    for step in 1...10 {
      try? await Task.sleep(for: .milliseconds(400))
      guard let index = jobs.firstIndex(where: { $0.id == id }) else { return }
      jobs[index].progress = Double(step) / 10
    }
  }
}

struct DownloadsView: View {
  @State private var queue = DownloadQueue()
  @State private var title = ""

  var body: some View {
    List {
      Section("New") {
        TextField("Episode", text: $title)
        Button("Download") { queue.add(title) }
      }
      Section("Running") {
        ForEach(queue.jobs) { job in
          ProgressView(job.title, value: job.progress)
        }
      }
    }
  }
}
