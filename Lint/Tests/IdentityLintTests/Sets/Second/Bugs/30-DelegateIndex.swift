import SwiftUI

struct Queue30: View {
  @State private var jobs: [Job] = []
  struct Job: Identifiable { let id: Int; var name: String; var paused = false }
  var body: some View {
    List(Array(jobs.enumerated()), id: \.element.id) { index, job in
      // bug: after a cancel the row's later write hits the next job or stops the app
      JobRow30(job: $jobs[index], cancel: { jobs.remove(at: index) })
    }
  }
}
struct JobRow30: View {
  @Binding var job: Queue30.Job
  let cancel: () -> Void
  var body: some View {
    Button(job.name) {
      Task {
        try? await Task.sleep(for: .seconds(1)); job.paused = true
      }
    }
    Button("Cancel", action: cancel)
  }
}
