import SwiftUI

struct UploadJob: Identifiable {
  let id: UUID
  let fileName: String
  var progress: Double
}

final class UploadQueue: ObservableObject {
  @Published var jobs: [UploadJob] = []

  @MainActor
  func add(_ fileName: String) {
    let job = UploadJob(id: UUID(), fileName: fileName, progress: 0)
    jobs.append(job)
    Task { await run(job.id) }
  }

  @MainActor
  private func run(_ id: UploadJob.ID) async {
    for step in 1...10 {
      try? await Task.sleep(for: .milliseconds(400))
      guard let index = jobs.firstIndex(where: { $0.id == id }) else { return }
      jobs[index].progress = Double(step) / 10
    }
  }
}

struct UploadsView: View {
  // bug: new uploads and their progress do not show. After *Upload*: @State keeps an
  // ObservableObject but does not subscribe to it (the list is brought up to date only by
  // chance, when the user types again).
  @State private var queue = UploadQueue()
  @State private var fileName = ""

  var body: some View {
    List {
      Section("New") {
        TextField("File name", text: $fileName)
        Button("Upload") { queue.add(fileName) }
      }
      Section("Running") {
        ForEach(queue.jobs) { job in
          ProgressView(job.fileName, value: job.progress)
        }
      }
    }
  }
}
