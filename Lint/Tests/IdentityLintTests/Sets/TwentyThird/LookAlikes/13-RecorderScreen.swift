import SwiftUI

struct Recording: Identifiable, Hashable {
  let id: Int
  var title: String
  var notes = ""
}

struct RecorderScreen: View {
  @State private var recordings = [
    Recording(id: 1, title: "Interview"), Recording(id: 2, title: "Rehearsal"),
  ]

  var body: some View {
    NavigationStack {
      List($recordings) { $recording in
        NavigationLink(recording.title) {
          RecordingDetail(recording: $recording)
        }
      }
    }
  }
}

struct RecordingDetail: View {
  @Binding var recording: Recording
  @State private var isRenaming = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Text(recording.title)
      TextField("Notes", text: $recording.notes, axis: .vertical)
      Button("Rename") { isRenaming = true }
      Button("Back to list") { dismiss() }
    }
    .sheet(isPresented: $isRenaming) {
      RenameSheet(title: $recording.title)
    }
  }
}

struct RenameSheet: View {
  @Binding var title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: $title)
      Button("Apply") { dismiss() }
    }
  }
}
