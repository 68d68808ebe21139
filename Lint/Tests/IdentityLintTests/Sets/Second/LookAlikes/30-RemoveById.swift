import SwiftUI

struct Queue30b: View {
  struct Job: Identifiable { let id: Int; var name: String }
  @State private var jobs: [Job] = []
  var body: some View {
    List(jobs) { job in
      HStack {
        Text(job.name); Button("Cancel") { jobs.removeAll { $0.id == job.id } }
      }
    }
  }
}
