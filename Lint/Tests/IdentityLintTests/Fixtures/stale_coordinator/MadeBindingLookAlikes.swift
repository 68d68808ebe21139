import SwiftUI

struct Job: Identifiable {
  let id: Int
  var notes = ""
}
final class Jobs: ObservableObject {
  @Published var jobs: [Job] = []
  @Published var selectedID: Int?
  @Published var draft = ""
}
struct JobPage: View {
  let jobID: Int
  @ObservedObject var jobs: Jobs
  @State private var text = ""
  var body: some View {
    VStack {
      // Another view for another job.
      KeptField(text: notes(default: "")).id(jobID)
      VStack { InnerField(text: notes(default: "")) }.id(jobID)
      // The update method renews the binding.
      NewField(text: notes(default: ""))
      // A binding to the same state, whatever job is shown.
      DraftField(text: draft())
    }
  }
  private func notes(default value: String) -> Binding<String> {
    Binding(
      get: { jobs.jobs.first { $0.id == jobID }?.notes ?? value },
      set: { new in
        guard let index = jobs.jobs.firstIndex(where: { $0.id == jobID }) else { return }
        jobs.jobs[index].notes = new
      })
  }
  private func draft() -> Binding<String> {
    Binding(get: { text.lowercased() }, set: { text = $0 })
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
final class Keeper: NSObject {
  var text: Binding<String>
  init(text: Binding<String>) { self.text = text }
  func changed(_ new: String) { text.wrappedValue = new }
}
struct KeptField: UIViewRepresentable {
  @Binding var text: String
  func makeCoordinator() -> Keeper { Keeper(text: $text) }
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) { view.text = text }
}
struct InnerField: UIViewRepresentable {
  @Binding var text: String
  func makeCoordinator() -> Keeper { Keeper(text: $text) }
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) { view.text = text }
}
struct NewField: UIViewRepresentable {
  @Binding var text: String
  func makeCoordinator() -> Keeper { Keeper(text: $text) }
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.text = $text
    view.text = text
  }
}
struct DraftField: UIViewRepresentable {
  @Binding var text: String
  func makeCoordinator() -> Keeper { Keeper(text: $text) }
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) { view.text = text }
}
