import SwiftUI

struct Job: Identifiable {
  let id = UUID()
  let title: String
}
struct JobDraft {
  var title = ""
  var steps = ""
  func makeJob() -> Job { Job(title: title) }
}
final class Jobs: ObservableObject {
  @Published var jobs: [Job] = []
  func add(_ job: Job) { jobs.append(job) }
}
struct JobForm: View {
  @Binding var draft: JobDraft
  let onSave: () -> Void
  var body: some View {
    TextField("Title", text: $draft.title)
    Button("Save") { onSave() }
  }
}
struct JobList: View {
  @ObservedObject var jobs: Jobs
  @State private var isAdding = false
  @State private var draft = JobDraft()
  var body: some View {
    List(jobs.jobs) { Text($0.title) }
      .sheet(isPresented: $isAdding) {  // expect: kept_draft
        JobForm(draft: $draft) {
          jobs.add(draft.makeJob())
          isAdding = false
        }
      }
    Button("New") { isAdding = true }
  }
}
struct JobStack: View {
  @State private var jobs: [Job] = []
  @State private var isAdding = false
  @State private var draft = JobDraft()
  var body: some View {
    List(jobs) { Text($0.title) }
      .fullScreenCover(isPresented: $isAdding) {  // expect: kept_draft
        TextField("Title", text: $draft.title)
        Button("Save") {
          jobs.append(Job(title: draft.title))
          isAdding = false
        }
      }
    Button("New") { isAdding = true }
  }
}
