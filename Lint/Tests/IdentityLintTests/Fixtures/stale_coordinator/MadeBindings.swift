import SwiftUI

struct Job: Identifiable {
  let id: Int
  var notes = ""
}
final class Jobs: ObservableObject {
  @Published var jobs: [Job] = []
  @Published var selectedID: Int?
}
struct JobPage: View {
  let jobID: Int
  @ObservedObject var jobs: Jobs
  var body: some View {
    VStack {
      NoteField(text: binding(\.notes, default: ""))
    }
  }
  private func binding<Value>(_ path: WritableKeyPath<Job, Value>, default value: Value)
    -> Binding<Value>
  {
    let id = jobID
    return Binding(
      get: { jobs.jobs.first { $0.id == id }?[keyPath: path] ?? value },
      set: { new in
        guard let index = jobs.jobs.firstIndex(where: { $0.id == id }) else { return }
        jobs.jobs[index][keyPath: path] = new
      })
  }
}
struct JobSplit: View {
  @StateObject private var jobs = Jobs()
  var body: some View {
    NavigationSplitView {
      List(jobs.jobs, selection: $jobs.selectedID) { Text("\($0.id)") }
    } detail: {
      if let id = jobs.selectedID { JobPage(jobID: id, jobs: jobs) }
    }
  }
}
struct NoteField: UIViewRepresentable {
  @Binding var text: String
  func makeCoordinator() -> Coordinator {
    Coordinator(text: $text)  // expect: stale_coordinator
  }
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) { view.text = text }
  final class Coordinator: NSObject {
    private let text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    func changed(_ new: String) { text.wrappedValue = new }
  }
}
