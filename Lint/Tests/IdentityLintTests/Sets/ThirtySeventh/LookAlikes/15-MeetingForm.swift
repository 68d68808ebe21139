import SwiftUI

struct Meeting: Identifiable {
  let id = UUID()
  let title: String
  let place: String
}

struct MeetingForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var place = ""
  let onSave: (Meeting) -> Void

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextField("Place", text: $place)
      Button("Save") {
        onSave(Meeting(title: title, place: place))
        dismiss()
      }
    }
  }
}

struct MeetingListView: View {
  @State private var meetings: [Meeting] = []
  @State private var showsForm = false

  var body: some View {
    NavigationStack {
      List(meetings) { meeting in
        LabeledContent(meeting.title, value: meeting.place)
      }
      .toolbar {
        Button("New meeting") { showsForm = true }
      }
      .sheet(isPresented: $showsForm) {
        MeetingForm { meetings.append($0) }
      }
    }
  }
}
