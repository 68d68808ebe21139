import SwiftUI

struct Job: Identifiable {
  let id: Int
  var title: String
  var isDone: Bool
}

struct JobListView: View {
  @State private var showsOpenOnly = true
  @State private var jobs = [
    Job(id: 1, title: "Paint the wall", isDone: true),
    Job(id: 2, title: "Fix the door", isDone: false),
    Job(id: 3, title: "Clean the roof", isDone: false),
  ]

  private var visibleJobs: [Job] {
    showsOpenOnly ? jobs.filter { !$0.isDone } : jobs
  }

  var body: some View {
    List {
      Toggle("Open only", isOn: $showsOpenOnly)
      ForEach(Array(visibleJobs.enumerated()), id: \.element.id) { offset, job in
        Button {
          // bug: The offset counts in the filtered list but indexes the full one
          jobs[offset].isDone.toggle()
        } label: {
          Label(job.title, systemImage: job.isDone ? "checkmark.square" : "square")
        }
      }
    }
  }
}
