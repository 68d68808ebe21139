import SwiftUI

struct Job: Identifiable {
  let id = UUID()
  let title: String
}
struct JobDraft {
  var title = ""
  func makeJob() -> Job { Job(title: title) }
  mutating func clear() { title = "" }
}
struct JobForm: View {
  @Binding var draft: JobDraft
  let onSave: () -> Void
  var body: some View {
    TextField("Title", text: $draft.title)
    Button("Save") { onSave() }
  }
}
// The form empties it.
struct EmptyingForm: View {
  @Binding var draft: JobDraft
  let onSave: () -> Void
  var body: some View {
    TextField("Title", text: $draft.title)
    Button("Save") {
      onSave()
      draft = JobDraft()
    }
  }
}
struct ClearingForm: View {
  @Binding var draft: JobDraft
  let onSave: () -> Void
  var body: some View {
    TextField("Title", text: $draft.title)
      .onAppear { draft.clear() }
    Button("Save") { onSave() }
  }
}
final class JobModel: ObservableObject {
  @Published var title = ""
  func makeJob() -> Job { Job(title: title) }
}
struct JobList: View {
  @State private var jobs: [Job] = []
  @State private var isAdding = false
  @State private var isFiltering = false
  @State private var emptied = JobDraft()
  @State private var cleared = JobDraft()
  @State private var called = JobDraft()
  @State private var set = JobDraft()
  @State private var filter = JobDraft()
  @State private var shown = JobDraft()
  @State private var isSetting = false
  @State private var isClearing = false
  @State private var isCalling = false
  @State private var isShowing = false
  var body: some View {
    List(jobs) { Text($0.title) }
      .sheet(isPresented: $isAdding) {
        EmptyingForm(draft: $emptied) {
          jobs.append(emptied.makeJob())
          isAdding = false
        }
      }
      .sheet(isPresented: $isClearing) {
        ClearingForm(draft: $cleared) {
          jobs.append(cleared.makeJob())
          isClearing = false
        }
      }
      // The list clears it where the form opens.
      .sheet(isPresented: $isCalling) {
        JobForm(draft: $called) {
          jobs.append(called.makeJob())
          isCalling = false
        }
      }
      .sheet(isPresented: $isSetting) {
        JobForm(draft: $set) {
          jobs.append(set.makeJob())
          isSetting = false
        }
      }
      // Nothing is made of it.
      .sheet(isPresented: $isFiltering) {
        JobForm(draft: $filter) { isFiltering = false }
      }
      // The list shows it.
      .sheet(isPresented: $isShowing) {
        JobForm(draft: $shown) {
          jobs.append(shown.makeJob())
          isShowing = false
        }
      }
    Text(shown.title)
    Button("New") {
      called.clear()
      isCalling = true
    }
    Button("Set") {
      set = JobDraft()
      isSetting = true
    }
  }
}
